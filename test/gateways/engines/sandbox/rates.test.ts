import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES, type EngineId } from '../../../../src/domain/shared/engines.ts';
import { estimateIcc } from '../../../../src/domain/statistics/icc.ts';
import { createSandbox } from '../../../../src/gateways/engines/sandbox/create.ts';
import { orderOf, rateOf } from '../../../../src/gateways/engines/sandbox/rates.ts';
import { renewalDayOf } from '../../../../src/gateways/engines/sandbox/stickiness.ts';
import { sumRatio } from '../../../support/ratios.ts';
import { askSandbox, BRANDS, listQuestions } from '../../../support/sandbox.ts';

const OTHERS = ['Brackenfold', 'Quillmere', 'Tandersby', 'Orvellane', 'Wexholme'];
const NAMES = [...BRANDS.map(({ name }) => name), ...OTHERS];

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function distanceOf(one: number[], other: number[]): number {
  return Math.max(...one.map((rate, at) => Math.abs(rate - (other[at] ?? 0))));
}

describe('how often brands are named', () => {
  test.each(ENGINES)('over many prompts, %s names each brand at its rate', (engine) => {
    for (const name of NAMES) {
      const questions = listQuestions(2000, 1);
      const named = questions.filter((question) => orderOf(name, engine, question) !== null).length;
      expect(named / questions.length).toBeCloseTo(rateOf(name, engine, 'us', '2026-01-01'), 1);
    }
  });

  test('answers to one prompt are correlated: the intra-class correlation of prompts is about 0.4', () => {
    const iccs = NAMES.map((name) => {
      const hits = Array.from({ length: 300 }, (_, at) =>
        sum(
          ENGINES.flatMap((engine) =>
            listQuestions(1, 5, { prompt: `Prompt ${at}` }).map((question) =>
              Number(orderOf(name, engine, question) !== null),
            ),
          ),
        ),
      );
      return (
        estimateIcc(
          sumRatio(
            hits,
            hits.map(() => ENGINES.length * 5),
          ),
        ) ?? 0
      );
    });
    expect(sum(iccs) / iccs.length).toBeGreaterThan(0.36);
    expect(sum(iccs) / iccs.length).toBeLessThan(0.44);
  });

  test('an engine adds its preference to that of the prompt', () => {
    const perEngine = ENGINES.map((engine) =>
      listQuestions(300, 1).map((question) => Number(orderOf('Globex', engine, question) !== null)),
    );
    const agreement = (one: number[], other: number[]) =>
      one.filter((hit, at) => hit === other[at]).length / one.length;
    const later = listQuestions(300, 1, { day: '2026-03-01' }).map((question) =>
      Number(orderOf('Globex', 'claude', question) !== null),
    );
    const claude = perEngine[ENGINES.indexOf('claude')] ?? [];
    const others = perEngine.filter((each) => each !== claude).map((each) => agreement(claude, each));
    expect(agreement(claude, later)).toBeGreaterThan(sum(others) / others.length);
    expect(sum(others) / others.length).toBeGreaterThan(0.6);
  });

  test('an engine repeats half of the brands of the day before', () => {
    const days = listQuestions(1, 400).map((question) => renewalDayOf('claude', question) === question.day);
    expect(days.filter(Boolean).length / days.length).toBeCloseTo(0.5, 1);
  });

  test('the rates differ by brand, by engine and by country', () => {
    const ratesOf = (engine: EngineId, country: string) =>
      NAMES.map((name) => rateOf(name, engine, country, '2026-01-01'));
    const rates = ratesOf('chatgpt', 'us');
    expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(0.1);
    expect(distanceOf(rates, ratesOf('claude', 'us'))).toBeGreaterThan(0.1);
    expect(distanceOf(rates, ratesOf('chatgpt', 'de'))).toBeGreaterThan(0.1);
  });

  test('the rates of this month are close to those of the next', async () => {
    const questions = listQuestions(30, 60);
    const answers = await Promise.all(questions.map((question) => createSandbox('gemini').ask(question)));
    const rates = [answers.slice(0, 900), answers.slice(900)].map((month) =>
      NAMES.map((name) => month.filter((answer) => answer?.text.includes(name)).length / month.length),
    );
    expect(distanceOf(rates[0] ?? [], rates[1] ?? [])).toBeLessThan(0.1);
  });

  test('a rate is always between 0.25 and 0.75, even if Google shows nothing', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const country = fc.stringMatching(/^[a-z]{2}$/);
    fc.assert(
      fc.property(fc.string(), country, day, (name, place, date) =>
        ENGINES.every((engine) => {
          const rate = rateOf(name, engine, place, date.toISOString().slice(0, 10));
          return (engine === 'google' ? rate * 0.8 : rate) > 0.25 && rate < 0.75;
        }),
      ),
    );
  });
});

describe('the brands that an answer names', () => {
  test.each(ENGINES)('a new competitor does not change which other brands %s names, or their order', async (engine) => {
    const added = [{ name: 'Newcomer', domain: 'newcomer.example.com' }, ...BRANDS];
    for (const question of listQuestions(20, 3)) {
      const before = await createSandbox(engine).ask(question);
      const after = await createSandbox(engine).ask({ ...question, brands: added });
      expect(namesIn(after?.text)).toEqual(namesIn(before?.text));
    }
  });

  test('differ between the samples of a day', async () => {
    const samples = Array.from({ length: 10 }, (_, at) => askSandbox('claude', { sample: at + 1 }));
    const named = (await Promise.all(samples)).map((answer) => namesIn(answer?.text).toSorted().join());
    expect(new Set(named).size).toBeGreaterThan(5);
  });

  test('include a brand that two reports share once', async () => {
    const twice = [...BRANDS, { name: 'GLOBEX', domain: 'globex.de' }];
    for (const question of listQuestions(20, 1)) {
      const once = await createSandbox('claude').ask(question);
      expect(namesIn((await createSandbox('claude').ask({ ...question, brands: twice }))?.text)).toEqual(
        namesIn(once?.text),
      );
    }
  });

  test('do not always include a brand that the prompt contains', async () => {
    const prompts = Array.from({ length: 60 }, (_, at) => [
      `Is Globex better than Acme CRM for job ${at}?`,
      `alternatives to globex for job ${at}`,
      `acme or GLOBEX for job ${at}`,
    ]).flat();
    const answers = await Promise.all(prompts.map((prompt) => askSandbox('copilot', { prompt })));
    const count = answers.filter((answer) => /globex/i.test(answer?.text ?? '')).length;
    expect(count / prompts.length).toBeGreaterThan(0.25);
    expect(count / prompts.length).toBeLessThan(0.75);
  });

  test('are all in the text, even fifty of them', async () => {
    const brands = Array.from({ length: 50 }, (_, at) => ({ name: `Brand-${at}-`, domain: `brand${at}.com` }));
    const answer = await askSandbox('chatgpt', { brands });
    const count = brands.filter(({ name }) => answer?.text.includes(name)).length;
    expect(count).toBeGreaterThan(12);
    expect(count).toBeLessThan(38);
  });
});

describe('prompts without an answer', () => {
  test('Google shows no answer for about a fifth, mostly for the same prompts', async () => {
    const questions = listQuestions(200, 10);
    const answers = await Promise.all(questions.map((question) => createSandbox('google').ask(question)));
    const silent = answers.filter((answer) => answer === null).length / answers.length;
    expect(silent).toBeGreaterThan(0.15);
    expect(silent).toBeLessThan(0.25);
    const days = Array.from(
      { length: 200 },
      (_, prompt) => answers.filter((each, at) => at % 200 === prompt && each === null).length,
    );
    expect(days.filter((count) => count <= 2 || count >= 6).length).toBeGreaterThan(190);
    expect(days.some((count) => count > 0 && count < 10)).toBe(true);
  });

  test.each(ENGINES.filter((engine) => engine !== 'google'))('%s always answers', async (engine) => {
    const answers = await Promise.all(listQuestions(200, 1).map((question) => createSandbox(engine).ask(question)));
    expect(answers).not.toContain(null);
  });
});

/** In the order of their first mention. */
function namesIn(text = ''): string[] {
  return NAMES.filter((name) => text.includes(name)).toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}
