import { expect, test } from 'vitest';
import { compareSurfaces, createSurfacePairs } from '../../../src/domain/surfaces/compare.ts';
import {
  chooseSurfaces,
  engineOfName,
  isCountedName,
  isOff,
  keepSetSurfaces,
  listRenamed,
  type Surfaces,
  storedNameOf,
} from '../../../src/domain/surfaces/surfaces.ts';

test('only pages are stored: engines count by their API otherwise', () => {
  expect(keepSetSurfaces({ gemini: 'api', chatgpt: 'ui' })).toEqual({ surfaces: { chatgpt: 'ui' } });
  for (const sent of [undefined, null, {}, { perplexity: 'api' as const }]) expect(keepSetSurfaces(sent)).toEqual({});
});

test('a switch and a switch back restore every name', () => {
  const choices: Surfaces[] = [{}, { chatgpt: 'ui' }, { chatgpt: 'ui', gemini: 'ui' }, { perplexity: 'ui' }];
  for (const before of choices) {
    for (const now of choices) {
      const [there, back] = [new Map(listRenamed(before, now)), new Map(listRenamed(now, before))];
      expect(new Set(there.values()).size).toBe(there.size);
      for (const [from, to] of there) expect(back.get(to)).toBe(from);
    }
  }
  expect(storedNameOf('chatgpt', { chatgpt: 'ui' })).toBe('chatgpt_ui');
  expect(storedNameOf('chatgpt_api', { chatgpt: 'ui' })).toBe('chatgpt');
  expect(storedNameOf('google', { chatgpt: 'ui' })).toBe('google');
});

test('a name is counted, or it is the other surface of an engine', () => {
  expect(['chatgpt', 'x_my_ui', 'google'].every(isCountedName)).toBe(true);
  expect(['chatgpt_api', 'gemini_ui'].some(isCountedName)).toBe(false);
  expect(['chatgpt_ui', 'gemini_api', 'claude'].map(engineOfName)).toEqual(['chatgpt', 'gemini', 'claude']);
});

test('a reader of a surface reads the engines that have it', () => {
  const counted: Surfaces = { gemini: 'ui' };
  expect(chooseSurfaces({ engines: ['claude', 'gemini'] }, counted)).toEqual({
    engines: ['gemini', 'claude'],
    surfaces: counted,
    names: { before: counted, now: counted },
  });
  expect(chooseSurfaces({ surface: 'api' }, counted).engines).toEqual(['chatgpt', 'perplexity', 'gemini', 'claude']);
  const pages = chooseSurfaces({ surface: 'ui', engines: ['google', 'chatgpt', 'claude'] }, counted);
  expect([pages.engines, pages.surfaces]).toEqual([
    ['chatgpt', 'google'],
    { chatgpt: 'ui', perplexity: 'ui', gemini: 'ui' },
  ]);
});

test('an engine is off in a report if the surface that counts is not queried', () => {
  const api = { engine: 'chatgpt', state: 'live' } as const;
  expect([isOff(api), isOff(api, { chatgpt: 'ui' })]).toEqual([false, true]);
  const page = { engine: 'chatgpt', state: 'off', uiSource: 'cloro' } as const;
  expect([isOff(page), isOff(page, { chatgpt: 'ui' })]).toEqual([true, false]);
});

/** The API names the brand in `api` of 10 answers to each prompt, the page in `ui` of 10. */
function compare(prompts: [api: number, ui: number][]) {
  const pairs = createSurfacePairs();
  const answers = [...prompts.map(() => 10), 10, 0];
  pairs.addDay({
    api: { answers, hits: [...prompts.map(([api]) => api), 10, 0] },
    // The last two prompts have answers of one surface, and of none.
    ui: { answers: [...prompts.map(() => 10), 0, 0], hits: [...prompts.map(([, ui]) => ui), 0, 0] },
  });
  return compareSurfaces('chatgpt', { chatgpt: 'ui' }, pairs.list(), {});
}

test('the sentence states the difference and its interval', () => {
  const less = compare(Array.from({ length: 20 }, (_, index) => [4, index % 2 === 0 ? 4 : 6]));
  expect(less).toMatchObject({ surface: 'ui', prompts: 20, questions: 20, apiAnswers: 200, uiAnswers: 200 });
  expect(less.brandCoverage).toBeCloseTo(-0.1);
  expect(less.text).toBe('API answers of ChatGPT name you 10 points less often than its page (95 % interval 5 to 15).');
  expect(
    compare([
      [6, 5],
      [4, 5],
      [6, 5],
    ]).text,
  ).toMatch(
    /^API answers of ChatGPT name you 3 points more often than its page \(95 % interval −\d+ to \d+\), which is within noise\.$/,
  );
  expect(
    compare([
      [5, 4],
      [4, 5],
    ]).text,
  ).toMatch(/^API answers of ChatGPT name you as often as its page \(/);
  expect(compare([[5, 4]]).text).toBe(
    'Only one question was answered by the API and by the page of ChatGPT on the same day.',
  );
  expect(compare([]).text).toBe('No prompt was answered by the API and by the page of ChatGPT on the same day.');
});
