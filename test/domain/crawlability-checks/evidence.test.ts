import { describe, expect, test } from 'vitest';
import { describeFindings, type Findings } from '../../../src/domain/crawlability-checks/evidence.ts';

const FINDINGS: Findings = {
  name: 'Googlebot',
  verdict: { isAllowed: true, group: null, rule: null, signals: [] },
  robotsOutcome: 'found',
  robotsStatus: 200,
  server: { refusal: null, status: 200, textShare: 1 },
  restrictions: { noindex: null, nosnippet: null },
  isOtherRobots: false,
  isControlRefused: false,
  wasControlServed: true,
};
const describeWith = (findings: Partial<Findings>) => describeFindings({ ...FINDINGS, ...findings });
const ALLOWED = 'robots.txt allows Googlebot, and the server returns the page to it';
const header = (value: string, isNamed: boolean) => ({ value, where: 'the X-Robots-Tag header', isNamed });

describe('a crawler that gets the page', () => {
  test.each<[string, Partial<Findings>, string]>([
    ['all of it', {}, `${ALLOWED}.`],
    [
      'a part of the text',
      { server: { refusal: null, status: 200, textShare: 0.82 } },
      `${ALLOWED}, with 82 % of the text that browsers receive.`,
    ],
    [
      'a directive for it',
      { restrictions: { noindex: header('noindex', true), nosnippet: null } },
      `${ALLOWED}. “noindex” in the X-Robots-Tag header forbids Googlebot to index the page.`,
    ],
    [
      'a directive for all',
      { restrictions: { noindex: null, nosnippet: header('nosnippet', false) } },
      `${ALLOWED}. “nosnippet” in the X-Robots-Tag header forbids all crawlers to quote the page.`,
    ],
    [
      'a signal',
      {
        verdict: {
          ...FINDINGS.verdict,
          signals: [{ line: 2, text: 'Content-Signal: search=yes, ai-input=no, ai-train=no' }],
        },
      },
      `${ALLOWED}. robots.txt line 2, \`Content-Signal: search=yes, ai-input=no, ai-train=no\`, asks it not to use the page for AI answers or training.`,
    ],
    [
      'a signal that permits everything',
      { verdict: { ...FINDINGS.verdict, signals: [{ line: 2, text: 'Content-Signal: search=yes' }] } },
      `${ALLOWED}.`,
    ],
    ['another robots.txt', { isOtherRobots: true }, `${ALLOWED}. Googlebot receives another robots.txt than browsers.`],
  ])('%s', (_name, findings, sentence) => {
    expect(describeWith(findings)).toBe(sentence);
  });

  test('one directive that forbids both is named once', () => {
    const none = header('none', false);
    expect(describeWith({ restrictions: { noindex: none, nosnippet: none } })).toBe(
      `${ALLOWED}. “none” in the X-Robots-Tag header forbids all crawlers to index or quote the page.`,
    );
  });
});

describe('a crawler that does not get the page', () => {
  const refused = (refusal: NonNullable<Findings['server']>['refusal'], status = 200, isControlRefused = false) =>
    describeWith({
      server: { refusal, status, textShare: null },
      isControlRefused,
      wasControlServed: !isControlRefused,
      restrictions: { noindex: header('noindex', true), nosnippet: null },
    });

  test.each<[string, string]>([
    [
      refused({ kind: 'shortened', share: 0.33 }),
      'The server returns a shortened page to Googlebot (33 % of the text that browsers receive) and the whole page to browsers.',
    ],
    [
      refused({ kind: 'different', share: 0.02 }),
      'The server returns another page to Googlebot (2 % of the text that browsers receive) than to browsers.',
    ],
    [
      refused({ kind: 'wall', wall: { kind: 'consent', words: 'We value your privacy' } }, 200, true),
      'The server returns a consent page (“We value your privacy”) to Googlebot and to browsers as well.',
    ],
    [
      refused({ kind: 'login', url: 'https://site.test/login' }, 200, true),
      'The server redirects Googlebot to a login or subscription page (https://site.test/login) and browsers as well.',
    ],
    [
      refused({ kind: 'challenge', vendor: 'Anubis' }),
      'The server returns an Anubis challenge to Googlebot and the page to browsers.',
    ],
    [
      refused({ kind: 'block_page', vendor: 'Cloudflare' }, 403),
      'The server returns the block page of Cloudflare (status 403) to Googlebot and the page to browsers.',
    ],
    [
      refused({ kind: 'different', share: 0, url: 'https://site.test/' }),
      'The server redirects Googlebot to another page (https://site.test/) and returns the page to browsers.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  test('a browser that is rejected in another way leaves the cause open', () => {
    const server = { refusal: { kind: 'status' as const }, status: 403, textShare: null };
    expect(describeWith({ server, isControlRefused: true, otherControlStatus: 429 })).toBe(
      'The server returns status 403 to Googlebot and status 429 to browsers directly after it, so it is unknown whether the server rejects the crawler or the number of requests.',
    );
  });
});
