import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysOf } from '../../src/domain/shared/windows.ts';
import { recommendReport } from '../../src/services/recommendations/generate.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver, type GivenAnswer } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const ENGINE_IDS = ['chatgpt', 'gemini', 'claude'] as const;
const WINNING = 'Take **Hooli** or Globex.';
const PAGE = 'https://forbes.com/best-crm';
const giver = createGiver([...ENGINE_IDS, 'copilot']);
const LAST_DAY = '2026-11-14';
const COMPETITORS = ['Globex', 'Initech'].map((brand) => ({ brand, brandDomain: `${brand.toLowerCase()}.com` }));
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptIds: string[];
let given: GivenAnswer[];
let time = Date.parse(`${LAST_DAY}T12:00:00.000Z`);

/** Three American prompts never name the brand, and one German prompt neither; the others always do. */
const isWeak = (prompt: number) => prompt < 3 || prompt === 8;

function textOf(prompt: number, engine: string): string {
  if (!isWeak(prompt)) return 'Acme and Globex.';
  return engine === 'claude' && prompt === 0 ? 'Take **Hooli** or Initech.' : WINNING;
}

beforeAll(async () => {
  server = await startTestApp({ engines: giver.engines, now: () => new Date(time) });
  room = await createReportRoom(server);
  promptIds = [...(await room.createPrompts(8, 'us')), ...(await room.createPrompts(1, 'de'))];
  reportId = (await room.create({ promptIds, competitors: COMPETITORS })).body.id;
  given = promptIds.flatMap((promptId, prompt) =>
    ENGINE_IDS.flatMap((engine) =>
      daysOf({ startDate: addDays(LAST_DAY, -13), endDate: LAST_DAY }).map((day) => ({
        promptId,
        engine,
        day,
        sample: 1,
        country: prompt === 8 ? 'de' : 'us',
        text: textOf(prompt, engine),
        cited: isWeak(prompt) ? [PAGE, 'https://hooli.com/compare'] : [],
      })),
    ),
  );
  await store(given);
  await regenerate();
});
afterAll(() => server.close());

async function store(answers: readonly GivenAnswer[]): Promise<void> {
  for (const answer of answers) await giver.give(server.app.context, room.workspace.id, answer);
}

async function regenerate(): Promise<void> {
  await recalculateReport(server.app.context, { reportId });
  await recommendReport(server.app.context, { reportId });
}

const base = () => `/v1/reports/brand/${reportId}/recommendations`;

async function read(query: Record<string, string> = {}): Promise<any> {
  const search = new URLSearchParams({ merge: 'engines', ...query });
  return (await room.send('GET', `${base()}?${search.toString()}`)).body;
}

async function listTasks(query: Record<string, string> = {}): Promise<any[]> {
  return (await read({ limit: '200', ...query })).items;
}

async function listParts(country = 'us'): Promise<any[]> {
  return (await room.send('GET', `${base()}?country=${country}&limit=200`)).body.items;
}

const patch = (id: string, state: string) => room.send('PATCH', `${base()}/${id}`, { body: { state } });
const sort = (texts: readonly string[]) => texts.toSorted();
const ofType = (items: any[], type: string) => items.filter((item) => item.type === type);

describe('GET with merge=engines', () => {
  test('joins the recommendations of all engines and countries by subject', async () => {
    const parts = [...(await listParts()), ...(await listParts('de'))];
    const tasks = await listTasks();
    const joined = tasks.flatMap(({ engines }) => engines.flatMap((engine: any) => engine.recommendationIds));
    expect(sort(joined)).toEqual(sort(parts.map(({ id }) => id)));
    expect(ofType(tasks, 'competitors_count')).toHaveLength(1);
    expect(ofType(parts, 'competitors_count')).toHaveLength(3);
    for (const task of tasks) {
      const own = parts.filter(({ id }) => task.engines.some((engine: any) => engine.recommendationIds.includes(id)));
      expect(own.every(({ type }) => type === task.type)).toBe(true);
      expect(task.data.citations).toBe(own.reduce((sum, { data }) => sum + data.citations, 0));
      expect(task.countries).toEqual(sort([...new Set(own.map(({ data }): string => data.country))]));
    }
  });

  test('a gap names each prompt once, with the engines where it exists, and counts that the answers confirm', async () => {
    const gaps = ofType(await listTasks(), 'content_gap');
    const prompts = gaps.flatMap(({ data }) => data.prompts);
    const weak = promptIds.filter((_, prompt) => isWeak(prompt));
    expect(sort(prompts.map(({ promptId }) => promptId))).toEqual(sort(weak));
    for (const { promptId, engines: listed, answers } of prompts) {
      const own = given.filter((answer) => answer.promptId === promptId);
      expect([sort(listed), answers]).toEqual([sort(ENGINE_IDS), own.length]);
    }
    const [task] = gaps;
    expect(gaps).toHaveLength(1);
    expect(task.copy.title).toMatch(/ and 3 other prompts where ChatGPT, Gemini and Claude name Globex and not Acme$/);
    const winning = given.filter(({ text }) => text === WINNING).length;
    expect(task.copy.reasoning).toContain(`${PAGE}): ${winning} answers`);
    expect(
      task.engines.map(({ engine, citations, answers, share }: any) => [engine, citations, answers, share]),
    ).toEqual(ENGINE_IDS.map((engine) => [engine, 56, 126, 56 / 126]));
  });

  test('can be limited to a country or an engine, and then has the counts of these answers', async () => {
    const [gap] = ofType(await listTasks({ country: 'de' }), 'content_gap');
    expect([gap.countries, gap.data.citations, gap.promptsTotal]).toEqual([['de'], 42, 1]);
    const [all] = ofType(await listTasks({ engine: 'gemini' }), 'content_gap');
    expect([all.id, all.engines.length, all.data.citations]).toEqual([gap.id, 1, 56]);
    const { items } = (await room.send('GET', `${base()}?merge=engines&engines=gemini&engines=claude`)).body;
    const [two] = ofType(items, 'content_gap');
    expect([two.engines.map(({ engine }: any) => engine), two.data.citations]).toEqual([['gemini', 'claude'], 112]);
    const { items: same } = (await room.send('GET', `${base()}?merge=engines&engines=gemini`)).body;
    expect(ofType(same, 'content_gap')).toEqual([all]);
    expect((await room.send('GET', base())).body.errors).toEqual([
      { path: 'country', message: 'Required: expected string', code: 'required' },
    ]);
    expect((await room.send('GET', `${base()}?merge=countries`)).status).toBe(400);
  });

  test('has pages with a cursor, by impact', async () => {
    const whole = await listTasks();
    const scores = whole.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const paged: any[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { items, paging } = await read({ limit: '1', ...(cursor && { cursor }) });
      paged.push(...items);
      cursor = paging.nextCursor;
    }
    expect(paged).toEqual(whole);
  });
});

describe('PATCH with the id of a task', () => {
  test('sets the state of all its parts, and of parts that are added later', async () => {
    const [task] = ofType(await listTasks(), 'content_partnership_opportunities');
    const { status, body } = await patch(task.id, 'dismissed');
    expect([status, body]).toEqual([200, { ...task, state: 'dismissed' }]);
    const states = ofType([...(await listParts()), ...(await listParts('de'))], 'content_partnership_opportunities');
    expect(states.map(({ state }) => state)).toEqual([
      'dismissed',
      'dismissed',
      'dismissed',
      'dismissed',
      'dismissed',
      'dismissed',
    ]);
    expect((await listTasks({ state: 'dismissed' })).map(({ id }) => id)).toEqual([task.id]);
    expect((await listTasks({ state: 'suggested' })).map(({ id }) => id)).not.toContain(task.id);

    // Another engine now cites the page too.
    const [first] = given;
    const days = daysOf({ startDate: addDays(LAST_DAY, -2), endDate: LAST_DAY });
    if (first) await store(days.map((day) => ({ ...first, day, engine: 'copilot' })));
    await regenerate();
    const [dismissed] = await listTasks({ state: 'dismissed' });
    expect([dismissed.id, dismissed.engines.length]).toEqual([task.id, 4]);
    expect(ofType(await listTasks({ state: 'suggested' }), 'content_partnership_opportunities')).toEqual([]);

    expect((await patch(task.id, 'suggested')).body).toMatchObject({ state: 'suggested', engines: { length: 4 } });
    await regenerate();
    expect(await listTasks({ state: 'dismissed' })).toEqual([]);
  });

  test('a part that is decided by itself leaves the task, which stays open', async () => {
    const [task] = ofType(await listTasks(), 'competitors_count');
    const [part] = ofType(await listParts(), 'competitors_count');
    await patch(part.id, 'dismissed');
    const [open] = ofType(await listTasks({ state: 'suggested' }), 'competitors_count');
    expect([open.id, open.engines.length]).toEqual([task.id, task.engines.length - 1]);
    await patch(task.id, 'suggested');
    expect(ofType(await listTasks(), 'competitors_count')[0].engines).toHaveLength(task.engines.length);
  });

  test('waits for a run that is under way, so that no part is missed', async () => {
    const [task] = ofType(await listTasks(), 'content_gap');
    await Promise.all([recommendReport(server.app.context, { reportId }), patch(task.id, 'dismissed')]);
    expect(ofType(await listParts(), 'content_gap').every(({ state }) => state === 'dismissed')).toBe(true);
    await patch(task.id, 'suggested');
  });

  test('404: a task of another report, or of none', async () => {
    const [task] = await listTasks();
    const other = await room.create({ promptIds: promptIds.slice(0, 1), brand: 'Other', brandDomain: 'other.com' });
    const path = `/v1/reports/brand/${other.body.id}/recommendations/${task.id}`;
    expect((await room.send('PATCH', path, { body: { state: 'dismissed' } })).status).toBe(404);
    expect((await patch('tsk_unknown', 'dismissed')).status).toBe(404);
  });
});

test('a completed task is measured after 14 and 28 days against prompts that no task touched', async () => {
  // The task was listed 30 days before it is completed; the brand is named in half of the answers afterwards.
  const completedDay = addDays(LAST_DAY, 30);
  const later = daysOf({ startDate: addDays(LAST_DAY, 1), endDate: addDays(completedDay, 30) });
  const answers = promptIds.flatMap((promptId, prompt) =>
    ENGINE_IDS.flatMap((engine) =>
      later.map((day, index) => {
        const isNamed = day > completedDay && index % 2 === 0;
        const text = isWeak(prompt) && isNamed ? 'Acme and Globex.' : textOf(prompt, engine);
        return { promptId, engine, day, isSimulated: false, country: prompt === 8 ? 'de' : 'us', text };
      }),
    ),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId });
  const [task] = ofType(await listTasks(), 'content_gap');
  expect(task.effect).toBeUndefined();

  time = Date.parse(`${completedDay}T12:00:00.000Z`);
  const { body } = await patch(task.id, 'completed');
  const baseline = { startDate: addDays(completedDay, -14), endDate: addDays(completedDay, -1) };
  expect(body.effect).toEqual({ baseline, measurements: [] });

  time = Date.parse(`${addDays(completedDay, 29)}T00:00:00.000Z`);
  const [completed] = await listTasks({ state: 'completed' });
  const weak = {
    prompts: 4,
    before: { answers: 168, namedIn: 0, share: 0 },
    after: { answers: 168, namedIn: 84, share: 0.5 },
  };
  const others = { answers: 210, namedIn: 210, share: 1 };
  expect(completed.effect).toEqual({
    baseline,
    measurements: [
      [14, 1, 14],
      [28, 15, 28],
    ].map(([days = 0, from = 0, to = 0]) => ({
      days,
      startDate: addDays(completedDay, from),
      endDate: addDays(completedDay, to),
      prompts: weak,
      untouched: { prompts: 5, before: others, after: others },
      difference: { value: 0.5, low: expect.closeTo(0.37, 1), high: expect.closeTo(0.63, 1) },
    })),
  });
  expect((await listParts()).every((part) => !('effect' in part))).toBe(true);

  // A task that was completed at once has no baseline.
  await execute(server.databaseUrl, `UPDATE "Recommendation" SET "listedDate" = "stateDate" WHERE "reportId" = $1`, [
    reportId,
  ]);
  expect((await listTasks({ state: 'completed' }))[0].effect).toEqual({ baseline: null, measurements: [] });
});
