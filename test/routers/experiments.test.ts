import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordinaryWords } from '../../src/data.ts';
import { createVerifier } from '../../src/domain/bundles/verify.ts';
import { addDays, daysOf } from '../../src/domain/shared/windows.ts';
import { readBundleLine } from '../../src/schemas/reports/bundles.ts';
import { writeBundle } from '../../src/services/bundles/write.ts';
import { recordLooks } from '../../src/services/experiments/record-looks.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const FIRST_DAY = '2026-11-01';
let time = Date.parse(`${FIRST_DAY}T12:00:00.000Z`);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
/** Five treated prompts and five controls. */
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(time) });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(10);
  reportId = (await room.create({ promptIds })).body.id;
});
afterAll(() => server.close());

const moveTo = (day: string) => (time = Date.parse(`${day}T12:00:00.000Z`));
const path = (id = reportId) => `/v1/reports/brand/${id}/experiments`;
const read = async (suffix = '', id?: string) => (await room.send('GET', path(id) + suffix)).body;

/** An answer for each prompt, engine and day, of which some name the brand. */
function listAnswers(
  prompts: readonly string[],
  {
    from,
    to,
    engine,
    isHit,
  }: { from: string; to: string; engine: string; isHit: (prompt: number, day: number) => boolean },
): StoredAnswer[] {
  return prompts.flatMap((promptId, prompt) =>
    daysOf({ startDate: from, endDate: to }).map((day, index) => ({
      promptId,
      day,
      engine,
      text: isHit(prompt, index) ? 'Take Acme.' : 'Take Globex.',
    })),
  );
}

async function store(id: string, ...answers: StoredAnswer[]): Promise<void> {
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId: id });
}

/** The same formula as in the Python script that the numbers below come from. From day 7 on, treated prompts are named more often. */
const namesBrand = (shift: number) => (prompt: number, day: number) =>
  ((day + shift) * 7 + prompt * 3) % 10 < (prompt % 4) + 2 + (prompt < 5 && day >= 7 ? 3 : 0);

async function citePage(promptId: string, day: string, engine = 'chatgpt'): Promise<void> {
  await execute(
    server.databaseUrl,
    `INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
     VALUES ($1, true, substring(sha256('acme.com/pricing') FOR 16), $2, $3, $4, 1, 'us')`,
    [room.workspace.id, day, promptId, engine],
  );
}

const body = (changes: object = {}) => ({
  name: 'Comparison table',
  change: 'Added a table of plans.',
  measure: 'brandCoverage',
  treatedPromptIds: promptIds.slice(0, 5),
  controlPromptIds: promptIds.slice(5),
  assign: 'given',
  startDate: addDays(FIRST_DAY, 7),
  weeks: 2,
  ...changes,
});

describe('an experiment with given groups', () => {
  let experimentId: string;

  test('is planned, without knowing which effect it can find', async () => {
    await store(reportId);
    const plan = await room.send('POST', `${path()}/plan`, { body: body() });
    expect(plan.status).toBe(200);
    expect(plan.body).toMatchObject({
      treatedQuestions: 5,
      controlQuestions: 5,
      baselineDays: 7,
      excludedPromptIds: [],
      smallestEffect: null,
      sentence: 'Not known yet which effects can be found: the report needs a history as long as the experiment.',
    });
    expect(plan.body.warnings.map(({ code }: any) => code)).toEqual([
      'few_questions',
      'not_randomized',
      'short_baseline',
      'little_history',
    ]);
    expect((await read()).items).toEqual([]);
  });

  test('201: has a baseline that starts on the day of creation', async () => {
    const { status, body: created } = await room.send('POST', path(), { body: body() });
    expect(status).toBe(201);
    experimentId = created.id;
    expect(created).toEqual({
      id: expect.stringMatching(/^exp_/),
      reportId,
      name: 'Comparison table',
      change: 'Added a table of plans.',
      pageUrl: null,
      measure: 'brandCoverage',
      engines: null,
      countries: null,
      assign: 'given',
      seed: null,
      treatedPromptIds: promptIds.slice(0, 5),
      controlPromptIds: promptIds.slice(5),
      excludedPromptIds: [],
      isSimulated: true,
      createdDate: '2026-11-01T12:00:00.000Z',
      startDate: '2026-11-08',
      baselineStartDate: '2026-11-01',
      baselineDays: 7,
      lagDays: 7,
      weeks: 2,
      endDate: '2026-11-28',
      stoppedDate: null,
      state: 'planned',
      result: null,
      sentence: 'The change has not started.',
      design: null,
      looks: [],
    });
    expect(await read()).toMatchObject({ items: [created], decided: 0, expectedByChance: 0 });
  });

  test('400: its prompts cannot be part of another one', async () => {
    const { status, body: refused } = await room.send('POST', path(), { body: body({ controlPromptIds: undefined }) });
    expect(status).toBe(400);
    expect(refused.errors[0]).toEqual({
      path: 'treatedPromptIds.0',
      message: 'The prompt is part of another experiment until it ends',
      code: 'in_use',
    });
  });

  test('has no look before the planned end, because there is no history before the start', async () => {
    const range = { from: FIRST_DAY, to: '2026-11-28' };
    await store(
      reportId,
      ...listAnswers(promptIds, { ...range, engine: 'chatgpt', isHit: namesBrand(0) }),
      ...listAnswers(promptIds, { ...range, engine: 'perplexity', isHit: namesBrand(5) }),
      // Only treated prompts are sent to this engine, which names the brand since the change: it does not count.
      ...listAnswers(promptIds.slice(0, 5), { ...range, engine: 'gemini', isHit: (_, day) => day >= 7 }),
    );
    moveTo('2026-11-22');
    await recordLooks(server.app.context);
    const experiment = await read(`/${experimentId}`);
    expect(experiment.design).toEqual({
      looks: [
        { information: 0, alpha: 0 },
        { information: 1, alpha: 0.05 },
      ],
      placebo: null,
      spread: 0,
    });
    expect(experiment).toMatchObject({ state: 'running', result: null });
    expect(experiment.looks).toHaveLength(1);
    // Python (numpy, scipy.stats.ttest_ind) from the formula of the answers above.
    expect(experiment.looks[0]).toMatchObject({
      look: 1,
      endDate: '2026-11-21',
      effect: { value: expect.closeTo(0.3142857143, 9), alpha: 0, crossed: false },
    });
  });

  test('finds at the end what is computed by hand from the answers', async () => {
    moveTo('2026-11-29');
    await recordLooks(server.app.context);
    expect(await recordLooks(server.app.context)).toEqual({ looks: 0 });
    const experiment = await read(`/${experimentId}`);
    expect(experiment.looks[1].effect).toEqual({
      value: expect.closeTo(0.3214285714, 9),
      low: expect.closeTo(0.2675236649, 9),
      high: expect.closeTo(0.3753334779, 9),
      probability: expect.closeTo(1.1714546e-6, 12),
      alpha: 0.05,
      crossed: true,
    });
    expect(experiment).toMatchObject({ state: 'finished', result: 'rose_more_than_controls', changedLooks: [] });
    expect(experiment.sentence).toMatch(
      /^The prompts rose more than the controls: \+32\.1 points \(\+26\.8 to \+37\.5\)\. The groups were not drawn at random, so this does not rule out/,
    );
    expect(experiment.groups.treated).toMatchObject({
      questions: 5,
      before: { answers: 70, hits: 22 },
      now: { answers: 140, hits: 87 },
    });
    expect(experiment.byEngine.map(({ engine, effect }: any) => [engine, effect !== null])).toEqual([
      ['chatgpt', true],
      ['gemini', false],
      ['perplexity', true],
    ]);
    expect(experiment.history).toHaveLength(28);
    // The last day: the mean of seven days. Before the change is read, both groups are at 31.4 % and 32.9 %, by the formula.
    expect(experiment.history.at(-1)).toMatchObject({ date: '2026-11-28', difference: expect.any(Number) });
    expect(experiment.silentEngines).toEqual([]);
    expect(await read()).toMatchObject({ decided: 1, expectedByChance: 0.05 });
  });

  test('is recomputed from the answers of a bundle, and a changed effect is found', async () => {
    const lines: string[] = [];
    const input = { reportId, startDate: '2026-11-01', endDate: '2026-11-28' };
    await writeBundle(server.app.context, input, async (line) => void lines.push(line));
    const verify = (texts: string[]) => {
      const verifier = createVerifier(ordinaryWords);
      for (const text of texts) verifier.add(readBundleLine(text) as never);
      return verifier.finish(hash('sha256', texts.slice(0, -1).join('')), null);
    };
    expect(verify(lines)).toMatchObject({ isValid: true, experiments: 1, differences: [] });
    const changed = lines.with(0, (lines[0] ?? '').replace(/("look":2,.*?"value":0\.)32/, '$133'));
    expect(verify(changed).differences).toEqual([
      {
        country: null,
        path: `experiments.${experimentId}.looks.1.effect.value`,
        stored: expect.closeTo(0.3314285714, 9),
        recomputed: expect.closeTo(0.3214285714, 9),
      },
    ]);
  });

  test('keeps its result when prompts are removed, and marks that it would be another one today', async () => {
    for (const index of [0, 9]) {
      await room.send('DELETE', `/v1/reports/brand/${reportId}/prompts/${promptIds[index]}`);
    }
    await recalculateReport(server.app.context, { reportId });
    const experiment = await read(`/${experimentId}`);
    expect(experiment).toMatchObject({
      result: 'rose_more_than_controls',
      missingPromptIds: [promptIds[0], promptIds[9]],
    });
    expect(experiment.looks[1].effect.value).toBeCloseTo(0.3214285714, 9);
    expect(experiment.changedLooks.map(({ look, effect }: any) => [look, effect.value])).toEqual([
      [1, expect.closeTo(0.3392857143, 9)],
      [2, expect.closeTo(0.3392857143, 9)],
    ]);
    expect(experiment.changedLooks[1].effect).toMatchObject({
      low: expect.closeTo(0.2801226013, 9),
      high: expect.closeTo(0.3984488269, 9),
    });
    expect(experiment.events.map(({ kind }: any) => kind)).toContain('prompts_removed');
  });

  test('keeps its looks when other names are detected, and marks them', async () => {
    await room.patch(reportId, { brandVariations: ['Globex'] });
    await recalculateReport(server.app.context, { reportId });
    const experiment = await read(`/${experimentId}`);
    expect(experiment.looks[1].effect.value).toBeCloseTo(0.3214285714, 9);
    expect(experiment.changedLooks[1].effect.value).toBe(0);
    expect(experiment.events.map(({ kind }: any) => kind)).toContain('settings_recalculated');
  });

  test('has an annotation and rows in SQL, cannot be stopped after its end, and is deleted', async () => {
    const listStarts = async () =>
      (await room.send('GET', `/v1/reports/brand/${reportId}/annotations`)).body.items.filter(
        ({ kind }: any) => kind === 'experiment_started',
      );
    const text = 'Experiment “Comparison table”: Added a table of plans.';
    expect(await listStarts()).toMatchObject([{ date: '2026-11-08', text, engine: null }]);
    expect(
      await execute(server.databaseUrl, 'SELECT look, effect FROM reporting.experiment_look_v1 ORDER BY look'),
    ).toEqual([
      { look: 1, effect: expect.closeTo(0.3142857143, 9) },
      { look: 2, effect: expect.closeTo(0.3214285714, 9) },
    ]);
    const { body: kept } = await room.send('PATCH', `${path()}/${experimentId}`, { body: { state: 'stopped' } });
    expect(kept).toMatchObject({ state: 'finished', stoppedDate: null });
    expect((await room.send('DELETE', `${path()}/${experimentId}`)).status).toBe(204);
    expect((await room.send('GET', `${path()}/${experimentId}`)).status).toBe(404);
    expect((await room.send('DELETE', `${path()}/${experimentId}`)).status).toBe(404);
    expect(await listStarts()).toEqual([]);
  });
});

describe('an experiment with random groups', () => {
  let ownReportId: string;
  let pool: string[];
  const request = () => ({
    name: 'Random',
    change: 'Rewrote the page.',
    pageUrl: 'https://acme.com/pricing',
    measure: 'brandCoverage',
    assign: 'random',
    treatedPromptIds: pool,
    startDate: '2026-12-01',
    weeks: 1,
  });

  test('draws half of the questions, and knows from the history which effect it can find', async () => {
    moveTo('2026-12-01');
    pool = await room.createPrompts(24);
    ownReportId = (await room.create({ promptIds: pool, reportTitle: 'Random' })).body.id;
    await store(
      ownReportId,
      ...listAnswers(pool, {
        from: '2026-10-01',
        to: '2026-11-30',
        engine: 'chatgpt',
        isHit: (p, d) => (d * 7 + p * 3 + ((d * p) % 5)) % 10 < p % 6,
      }),
    );
    const { body: plan } = await room.send('POST', `${path(ownReportId)}/plan`, { body: request() });
    expect(plan).toMatchObject({ treatedQuestions: 12, controlQuestions: 12, baselineDays: 14, warnings: [] });
    expect(plan.smallestEffect).toBeGreaterThan(2);
    expect(plan.smallestEffect).toBeLessThan(60);
    expect(plan.curve[0]).toEqual({ weeks: 1, moreQuestions: 0, smallestEffect: plan.smallestEffect });
    const { body: created } = await room.send('POST', path(ownReportId), { body: request() });
    expect(created).toMatchObject({ state: 'running', seed: expect.any(Number), baselineStartDate: '2026-11-17' });
    expect(created.treatedPromptIds).toHaveLength(12);
    expect(new Set([...created.treatedPromptIds, ...created.controlPromptIds])).toEqual(new Set(pool));
    expect(created.design.placebo.windows).toBe(5);
    expect(created.design).toMatchObject({ spread: 0, looks: [{ information: 1, alpha: expect.closeTo(0.05, 6) }] });
  });

  test('is stopped, stays in the list, and frees its prompts', async () => {
    const [{ id }] = (await read('', ownReportId)).items;
    const { body: stopped } = await room.send('PATCH', `${path(ownReportId)}/${id}`, { body: { state: 'stopped' } });
    expect(stopped).toMatchObject({ state: 'stopped', result: null, sentence: 'Stopped before the first look.' });
    expect((await read('', ownReportId)).items).toEqual([stopped]);
    expect((await room.send('POST', path(ownReportId), { body: request() })).status).toBe(201);
  });

  test('leaves out prompts whose answers cite the page, and shows what happened to it', async () => {
    const [{ id }] = (await read('', ownReportId)).items;
    const { mechanism } = await read(`/${id}`, ownReportId);
    expect(mechanism).toEqual({
      fetches: [],
      firstCitedDate: null,
      treatedCitations: { before: 0, since: 0 },
      controlCitations: { before: 0, since: 0 },
      citingControlPromptIds: [],
      referrals: 0,
    });
    await room.send('DELETE', `${path(ownReportId)}/${id}`);
    await citePage(pool[3] ?? '', '2026-11-20');
    const { body: plan } = await room.send('POST', `${path(ownReportId)}/plan`, { body: request() });
    expect(plan).toMatchObject({ treatedQuestions: 11, controlQuestions: 12, excludedPromptIds: [pool[3]] });
    const { body: created } = await room.send('POST', path(ownReportId), { body: request() });
    expect(created.excludedPromptIds).toEqual([pool[3]]);
    await citePage(created.controlPromptIds[0], '2026-12-02');
    moveTo('2026-12-03');
    expect((await read(`/${created.id}`, ownReportId)).mechanism).toMatchObject({
      firstCitedDate: '2026-12-02',
      controlCitations: { before: 0, since: 1 },
      citingControlPromptIds: [created.controlPromptIds[0]],
    });
  });

  test('is not measurable if the change concerns the whole site', async () => {
    const { body: plan } = await room.send('POST', `${path()}/plan`, {
      body: body({
        treatedPromptIds: promptIds.slice(1, 5),
        controlPromptIds: undefined,
        pageUrl: 'https://acme.com/',
        startDate: '2026-12-20',
      }),
    });
    expect(plan.warnings[0].code).toBe('site_wide');
  });
});

describe('400', () => {
  test.each([
    [{ startDate: '2026-12-09' }, 'startDate', 'invalid_date'],
    [{ assign: 'random', startDate: '2026-12-02' }, 'startDate', 'invalid_date'],
    [{ measure: 'pageCoverage' }, 'pageUrl', 'required'],
    [{ treatedPromptIds: ['prm_unknown'] }, 'treatedPromptIds.0', 'not_found'],
    [{ countries: ['de'] }, 'treatedPromptIds.0', 'invalid_country'],
    [{ weeks: 27 }, 'weeks', 'too_big'],
  ])('%j', async (changes, at, code) => {
    const valid = {
      treatedPromptIds: promptIds.slice(1, 5),
      controlPromptIds: promptIds.slice(5, 9),
      startDate: '2026-12-20',
    };
    const { status, body: refused } = await room.send('POST', path(), { body: body({ ...valid, ...changes }) });
    expect(status).toBe(400);
    expect(refused.errors[0]).toMatchObject({ path: at, code });
  });

  test('both groups need three questions, and none in common', async () => {
    const send = async (changes: object) =>
      (await room.send('POST', path(), { body: body({ startDate: '2026-12-20', ...changes }) })).body.errors;
    const few = await send({ treatedPromptIds: promptIds.slice(1, 3), controlPromptIds: promptIds.slice(5, 9) });
    expect(few).toEqual([
      {
        path: 'treatedPromptIds',
        message: 'Each group needs at least 3 questions. This one has 2.',
        code: 'too_small',
      },
    ]);
    const same = await send({ treatedPromptIds: promptIds.slice(1, 5), controlPromptIds: promptIds.slice(4, 9) });
    expect(same).toEqual([{ path: 'controlPromptIds.0', message: 'Must not be in both groups', code: 'duplicate' }]);
  });
});

test('the share of answers that cite the page counts only prompts and engines of the experiment', async () => {
  moveTo('2026-12-10');
  const pool = await room.createPrompts(9);
  const { id } = (await room.create({ promptIds: pool })).body;
  const range = { from: '2026-12-10', to: '2026-12-30', engine: 'chatgpt', isHit: () => false };
  await store(id, ...listAnswers(pool, range));
  const { status, body: created } = await room.send('POST', path(id), {
    body: body({
      measure: 'pageCoverage',
      pageUrl: 'https://acme.com/pricing',
      treatedPromptIds: pool.slice(0, 4),
      controlPromptIds: pool.slice(4, 8),
      startDate: '2026-12-17',
      weeks: 1,
    }),
  });
  expect(status).toBe(201);
  // Of seven days, the treated prompts are cited on 1, 2, 3 and 4, and a control on 1.
  for (const [prompt, days] of [1, 2, 3, 4, 1].entries()) {
    for (let day = 0; day < days; day++) await citePage(pool[prompt] ?? '', addDays('2026-12-24', day));
  }
  await citePage(pool[8] ?? '', '2026-12-20');
  await citePage(pool[0] ?? '', '2026-12-30', 'gemini');
  moveTo('2026-12-31');
  await recordLooks(server.app.context);
  const experiment = await read(`/${created.id}`, id);
  // 10 of 28 minus 1 of 28.
  expect(experiment.looks).toMatchObject([{ look: 1, effect: { value: expect.closeTo(0.3214285714, 9) } }]);
  expect(experiment).toMatchObject({
    changedLooks: [],
    mechanism: {
      firstCitedDate: '2026-12-20',
      treatedCitations: { before: 0, since: 11 },
      controlCitations: { before: 0, since: 1 },
      citingControlPromptIds: [pool[4]],
    },
  });
});

describe('in the middle of an experiment', () => {
  const first = '2027-01-01';

  async function startExperiment(): Promise<{ id: string; experimentId: string; pool: string[] }> {
    moveTo(first);
    const pool = await room.createPrompts(10);
    const { id } = (await room.create({ promptIds: pool })).body;
    await store(id);
    const groups = { treatedPromptIds: pool.slice(0, 5), controlPromptIds: pool.slice(5) };
    const { status, body: created } = await room.send('POST', path(id), {
      body: body({ ...groups, startDate: addDays(first, 7) }),
    });
    expect(status).toBe(201);
    return { id, experimentId: created.id, pool };
  }

  const recordOn = async (day: number) => {
    moveTo(addDays(first, day));
    await recordLooks(server.app.context);
  };

  test('an engine that is switched off counts until then, and is named', async () => {
    const { id, experimentId, pool } = await startExperiment();
    await store(
      id,
      ...listAnswers(pool, { from: first, to: addDays(first, 27), engine: 'chatgpt', isHit: namesBrand(0) }),
      // Four of the fourteen days that count.
      ...listAnswers(pool, { from: first, to: addDays(first, 17), engine: 'perplexity', isHit: namesBrand(5) }),
    );
    await recordOn(21);
    await recordOn(28);
    const experiment = await read(`/${experimentId}`, id);
    // Python (scipy.stats.t) from the formula of the answers.
    expect(experiment.looks).toMatchObject([
      { look: 1, effect: { value: expect.closeTo(0.2714285714, 9) } },
      {
        look: 2,
        effect: {
          value: expect.closeTo(0.2928571429, 9),
          low: expect.closeTo(0.2023432335, 9),
          high: expect.closeTo(0.3833710522, 9),
          probability: expect.closeTo(0.00014645969, 9),
          crossed: true,
        },
      },
    ]);
    expect(experiment).toMatchObject({ silentEngines: ['perplexity'], changedLooks: [] });
  });

  test('a brand with other names is compared with itself, and looks before are kept and marked', async () => {
    const { id, experimentId, pool } = await startExperiment();
    const range = { from: first, to: addDays(first, 27), engine: 'chatgpt' };
    await store(id, ...listAnswers(pool, { ...range, isHit: namesBrand(0) }));
    await recordOn(21);
    const [before] = (await read(`/${experimentId}`, id)).looks;
    expect(before.effect.value).toBeGreaterThan(0.2);
    // All answers name one of the two.
    await room.patch(id, { brandVariations: ['Globex'] });
    await recalculateReport(server.app.context, { reportId: id });
    await recordOn(28);
    const experiment = await read(`/${experimentId}`, id);
    expect(experiment.looks).toEqual([before, expect.objectContaining({ look: 2 })]);
    expect(experiment.looks[1].effect).toMatchObject({ value: 0, crossed: false });
    expect(experiment.changedLooks).toMatchObject([{ look: 1, effect: { value: 0 } }]);
    expect(experiment.result).toBe('no_clear_effect');
    expect(experiment.events.map(({ kind }: any) => kind)).toContain('settings_recalculated');
  });
});
