import { describe, expect, test } from 'vitest';
import { describeUnconnected } from '../../src/dashboard/agents/describe-connection.ts';
import { describeOrigin, describeOrigins } from '../../src/dashboard/checks/search-origin.ts';
import { isTracked } from '../../src/dashboard/competitors/tracked.ts';
import { nameFieldsIn } from '../../src/dashboard/format/words.ts';
import { describeForecast } from '../../src/dashboard/settings/describe-forecast.ts';

describe('a report whose log has nothing to show', () => {
  test('is not said to have no log if logs are connected', () => {
    expect(describeUnconnected(['acme.com'], [{ domain: 'blog.example', active: true }])).toEqual({
      title: 'No connected log covers acme.com',
      advice:
        'The connected logs are those of blog.example. Connect the log of acme.com below, or add these domains to your brand in the report settings.',
    });
  });

  test('has a paused log, or none', () => {
    expect(describeUnconnected(['acme.com'], [{ domain: 'acme.com', active: false }]).title).toBe(
      'The log of acme.com is paused',
    );
    expect(describeUnconnected(['acme.com'], []).title).toBe('No log is connected');
  });
});

test('fields that a warning of the server names are called as in the forms', () => {
  expect(nameFieldsIn('Set caseSensitive, excludedPhrases or brandRegex to change how eBay counts.')).toBe(
    'Set “Capitals”, “Phrases that do not count” or “Regular expression” to change how eBay counts.',
  );
});

describe('a vendor is tracked', () => {
  const report = {
    brand: 'Acme',
    brandDomain: 'acme.com',
    brandVariations: ['Acme CRM'],
    competitors: [
      {
        brand: 'Vandelay',
        brandDomain: 'vandelay.example',
        brandDomainVariations: ['vandelay.io'],
        brandVariations: [],
      },
    ],
  };

  test.each([
    [{ brand: 'Vandelay', brandDomain: 'vandelay-industries.example' }, true],
    [{ brand: 'VAN-DELAY' }, true],
    [{ brand: 'Vandelay Industries', brandVariations: ['Vandelay'] }, true],
    [{ brand: 'Other', brandDomain: 'www.vandelay.io' }, true],
    [{ brand: 'acme crm' }, true],
    [{ brand: 'Globex', brandDomain: 'globex.example' }, false],
  ])('by any of its names and domains: %j is %s', (vendor, expected) => {
    expect(isTracked(vendor, report)).toBe(expected);
  });
});

describe('a search of the sandbox', () => {
  const observed = { engine: 'chatgpt' as const, date: '2026-11-14' };
  const simulated = { reasoning: 'Simulated', observed: { ...observed, isSimulated: true as const } };
  const earlier = { reasoning: 'Observed in a simulated answer: in the sandbox, …', observed };
  const real = { reasoning: 'Observed: …', observed: { ...observed, prompt: 'best CRM' } };

  test('is never called observed', () => {
    expect([simulated, earlier, real].map(describeOrigin)).toEqual([
      'simulated for ChatGPT on 14 Nov 2026',
      'simulated for ChatGPT on 14 Nov 2026',
      'observed in ChatGPT on 14 Nov 2026 for “best CRM”',
    ]);
    expect(describeOrigins([simulated])).not.toContain('observed');
    expect(describeOrigins([real])).toContain('Searches marked as observed were run by an engine');
    expect(describeOrigins([{ reasoning: 'From a rule' }])).toContain('no engine was observed to run them');
  });
});

describe('the forecast beside the budget', () => {
  const sandbox = { state: 'sandbox' as const, cost: 0.05 };
  const connected = { state: 'live' as const, cost: 0.1 };
  const describeIn = (planned: Parameters<typeof describeForecast>[0]) =>
    describeForecast(planned).replaceAll('\u00a0', ' ');

  test('says what the sandbox would cost with engines, and what the budget would pay for', () => {
    expect(
      describeIn({
        prompts: 30,
        samples: 2,
        budget: 5,
        engines: [sandbox, { ...connected, state: 'sandbox' }],
      }),
    ).toBe(
      '30 prompts: free while the sandbox answers. With all 2 engines: about $9.00 on each day of the schedule, $270.00 in 30 of them. The budget would pay for 56 % of these calls.',
    );
  });

  test('says that no engine is queried if all are off, as after the secret of the server was lost', () => {
    const off = { state: 'off' as const, cost: 0.1 };
    expect(describeIn({ prompts: 30, samples: 1, budget: 5, engines: [off] })).toMatch(
      /^30 prompts: sent to no engine, because none is connected\. With all 1 engine/,
    );
  });

  test('says that calls are skipped if the connected engines cost more', () => {
    expect(describeIn({ prompts: 100, samples: 1, budget: 5, engines: [connected] })).toBe(
      '100 prompts on 1 engine: about $10.00 on each day of the schedule, $300.00 in 30 of them. The budget pays for 50 % of the calls; the others are skipped.',
    );
    expect(describeIn({ prompts: 10, samples: 1, budget: 5, engines: [connected] })).toBe(
      '10 prompts on 1 engine: about $1.00 on each day of the schedule, $30.00 in 30 of them.',
    );
  });
});
