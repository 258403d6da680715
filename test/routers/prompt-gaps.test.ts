import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/domain/shared/windows.ts';
import { recommendReport } from '../../src/services/recommendations/generate.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { effort } from '../support/effort.ts';
import { createReportRoom } from '../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The window of recommendations: two weeks up to the last day with answers. */
const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-14' };
const COMPETITORS = ['Globex', 'Initech'].map((brand) => ({ brand, brandDomain: `${brand.toLowerCase()}.com` }));

async function createReport(answersOf: (promptIds: string[]) => StoredAnswer[]) {
  const room = await createReportRoom(server);
  const tagId = await room.createTag('Tagged');
  const promptIds = [
    ...(await room.createPrompts(2, 'us', [tagId])),
    ...(await room.createPrompts(2, 'us')),
    ...(await room.createPrompts(2, 'de')),
  ];
  const { body } = await room.create({ promptIds, competitors: COMPETITORS });
  await storeAnswers(server.databaseUrl, room.workspace.id, answersOf(promptIds));
  await recalculateReport(server.app.context, { reportId: body.id });
  await recommendReport(server.app.context, { reportId: body.id });
  const path = `/v1/reports/brand/${body.id}`;
  return {
    tagId,
    promptIds,
    list: async (query: Record<string, string> = {}): Promise<any[]> => {
      const parameters = new URLSearchParams({ ...WINDOW, gaps: 'include', limit: '200', ...query });
      return (await room.send('GET', `${path}/prompts?${parameters.toString()}`)).body.items;
    },
    listTasks: async (country: string): Promise<any[]> => {
      const parameters = new URLSearchParams({ country, type: 'content_gap', limit: '200' });
      const { body: page } = await room.send('GET', `${path}/recommendations?${parameters.toString()}`);
      return page.items.filter(({ type }: any) => type === 'content_gap');
    },
  };
}

/** One answer a day. Equal ones are not on consecutive days, so that answers are not sticky. */
function repeat(promptId: string, engine: string, texts: Record<string, number>): StoredAnswer[] {
  return Object.entries(texts)
    .flatMap(([text, count]) => Array.from({ length: count }, () => text))
    .map((text, index, { length }) => ({
      promptId,
      engine,
      day: addDays(WINDOW.startDate, (3 * index) % length),
      text,
    }));
}

test('a prompt has a gap on the engine that names competitors and hardly ever your brand, with the figures behind it', async () => {
  const { promptIds, list } = await createReport(([first = '', second = '', third = '']) => [
    ...repeat(first, 'chatgpt', { 'Globex and Initech': 3, Globex: 6, Acme: 1 }),
    ...repeat(first, 'gemini', { 'Acme and Globex': 10 }),
    ...repeat(second, 'chatgpt', { Acme: 8, Globex: 2 }),
    ...repeat(third, 'gemini', { 'Nobody.': 5 }),
  ]);
  const gaps = [
    {
      engine: 'chatgpt',
      answers: 10,
      namedIn: 1,
      competitors: [
        { brand: 'Globex', namedIn: 9 },
        { brand: 'Initech', namedIn: 3 },
      ],
    },
  ];
  const listed = await list();
  expect(Object.fromEntries(listed.map((prompt) => [prompt.id, prompt.gaps]))).toEqual({
    ...Object.fromEntries(promptIds.map((id) => [id, []])),
    [promptIds[0] ?? '']: gaps,
  });
  expect(await list({ gaps: 'only' })).toEqual([expect.objectContaining({ id: promptIds[0], gaps })]);
  expect(await list({ gaps: 'only', engines: 'gemini' })).toEqual([]);
  const sorted = await list({ gaps: 'only', include: 'engines', sortBy: 'brandCoverage', limit: '1' });
  expect(sorted.map(({ id }) => id)).toEqual([promptIds[0]]);
});

test('without the parameter, prompts have no gaps, and other values are rejected', async () => {
  const room = await createReportRoom(server);
  const { body } = await room.create({ promptIds: await room.createPrompts(1) });
  const path = `/v1/reports/brand/${body.id}/prompts?${new URLSearchParams(WINDOW).toString()}`;
  const { body: page } = await room.send('GET', path);
  expect(page.items[0]).not.toHaveProperty('gaps');
  expect((await room.send('GET', `${path}&gaps=include`)).body.items[0].gaps).toEqual([]);
  expect((await room.send('GET', `${path}&gaps=yes`)).status).toBe(400);
});

const answer = fc.record({
  prompt: fc.nat(5),
  day: fc.nat(13),
  engine: fc.constantFrom('chatgpt', 'gemini'),
  text: fc.nat(5),
});
/** Which texts an engine gives to a prompt depends on the prompt, so that some never name your brand. */
const TEXTS = ['Globex', 'Globex', 'Initech and Globex', 'Acme', 'Acme and Globex', 'Globex', 'Nobody.'];
/** Answers with a gap, because few answers drawn at random have one: two prompts never name your brand, and one always does. */
const WITH_GAPS = Array.from({ length: 14 }, (_, day) =>
  (['chatgpt', 'gemini'] as const).flatMap((engine) => [
    { prompt: 0, day, engine, text: day % 3 },
    { prompt: 4, day, engine, text: day % 3 },
    { prompt: 1, day, engine, text: 2 },
  ]),
).flat();

test('for any answers, the gaps of prompts are the prompts of the tasks, for every country, engine and tag', async () => {
  const counts = { gaps: 0, others: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(answer, {
        minLength: 20,
        maxLength: 120,
        selector: ({ prompt, day, engine }) => `${prompt} ${day} ${engine}`,
      }),
      async (answers) => {
        const { list, listTasks, promptIds, tagId } = await createReport((ids) => [
          ...answers.map(({ prompt, day, engine, text }) => ({
            promptId: ids[prompt] ?? '',
            country: prompt < 4 ? 'us' : 'de',
            day: addDays(WINDOW.startDate, day),
            engine,
            text: TEXTS[prompt % 2 === 0 ? text % 3 : (text + prompt) % TEXTS.length] ?? '',
          })),
          // The window of recommendations ends on the last day with answers.
          { promptId: ids[0] ?? '', day: WINDOW.endDate, engine: 'claude', text: 'Nobody.' },
        ]);
        const tasks = new Set<string>();
        for (const country of ['us', 'de']) {
          for (const { engine, data } of await listTasks(country)) {
            for (const { promptId } of data.prompts) tasks.add(`${promptId} ${engine}`);
          }
        }
        const namesOf = (prompts: any[]) =>
          prompts.flatMap(({ id, gaps }): string[] => gaps.map(({ engine }: any) => `${id} ${engine}`)).toSorted();
        const wanted = (isWanted: (promptId: string, engine: string) => boolean) =>
          [...tasks].filter((task) => isWanted(...(task.split(' ') as [string, string]))).toSorted();
        expect(namesOf(await list())).toEqual(wanted(() => true));
        expect(namesOf(await list({ gaps: 'only' }))).toEqual(wanted(() => true));
        expect(namesOf(await list({ engines: 'gemini' }))).toEqual(wanted((_, engine) => engine === 'gemini'));
        const tagged = new Set(promptIds.slice(0, 2));
        expect(namesOf(await list({ tagId, gaps: 'only' }))).toEqual(wanted((id) => tagged.has(id)));
        const german = new Set(promptIds.slice(4));
        expect(namesOf(await list({ country: 'de' }))).toEqual(wanted((id) => german.has(id)));
        counts.gaps += tasks.size;
        counts.others += promptIds.length * 2 - tasks.size;
      },
    ),
    { numRuns: effort(5, 40), examples: [[WITH_GAPS]], interruptAfterTimeLimit: 120_000, endOnFailure: true },
  );
  expect(Math.min(counts.gaps, counts.others)).toBeGreaterThan(0);
});
