import { afterEach, expect, test } from 'vitest';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { addDays, dayOf } from '../../../src/domain/shared/windows.ts';
import { collectReport } from '../../../src/services/collection/collect-report.ts';
import { requestAnswers, scopeOf, wholeScopeOf } from '../../../src/services/collection/request.ts';
import { countSlots, listOpenSlots } from '../../../src/storage/collection/slots.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { createReportRoom } from '../../support/reports.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** A Thursday. Every third day is 12 and 15 November. */
const START = new Date('2026-11-12T12:00:00Z');

async function start(ids: EngineId[] = ['chatgpt', 'gemini']) {
  const clock = { now: START };
  const engines = createEngines(async () => answer('Yes.'), ids);
  const server = await startTestApp({ now: () => clock.now, engines });
  opened.push(server);
  const room = await createReportRoom(server);
  const { context } = server.app;
  const promptIds = await room.createPrompts(2);
  const setUp = () => execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  /** The calls of a day as "prompt engine sample". */
  const planned = async (day: string, reportId?: string) => {
    const slots = await listOpenSlots(context.database, scopeOf(context, day, reportId), promptIds);
    return slots.map(({ promptId, engine, sample }) => `${promptIds.indexOf(promptId)} ${engine} ${sample}`).toSorted();
  };
  return { server, room, context, promptIds, setUp, planned, clock };
}

test('a prompt in several reports is sent as often as the densest of those that are due, engine by engine', async () => {
  const { room, promptIds, setUp, planned, context } = await start();
  const [first = '', second = ''] = promptIds;
  await room.create({ promptIds: [first], cadence: 'weekly', weekday: 'friday', samples: 3 });
  await room.create({ promptIds, brand: 'Globex', cadence: 'every_third_day', engines: ['gemini'], samples: 1 });
  // A report is collected at once until its first collection is complete.
  expect(await planned('2026-11-14')).toEqual([
    '0 chatgpt 1',
    '0 chatgpt 2',
    '0 chatgpt 3',
    '0 gemini 1',
    '0 gemini 2',
    '0 gemini 3',
    '1 gemini 1',
  ]);
  await setUp();
  expect(await planned('2026-11-13')).toEqual([
    '0 chatgpt 1',
    '0 chatgpt 2',
    '0 chatgpt 3',
    '0 gemini 1',
    '0 gemini 2',
    '0 gemini 3',
  ]);
  expect(await planned('2026-11-14')).toEqual([]);
  expect(await planned('2026-11-15')).toEqual(['0 gemini 1', '1 gemini 1']);
  const { body: daily } = await room.create({ promptIds: [second], brand: 'Initech' });
  await setUp();
  expect(await planned('2026-11-14')).toEqual(['1 chatgpt 1', '1 gemini 1']);
  // Without its densest report, a prompt follows the others again.
  await room.create({ promptIds, brand: 'Umbrella', cadence: 'weekly' });
  await setUp();
  expect((await room.send('DELETE', `/v1/reports/brand/${daily.id}`)).status).toBe(204);
  expect(await planned('2026-11-14')).toEqual([]);
  // `collect --now` does not wait for the schedule.
  const { total } = await countSlots(context.database, wholeScopeOf(context, '2026-11-14'), new Date(0));
  expect(total).toBe(6 + 2);
});

test('added prompts are collected once at once, and others wait for the schedule', async () => {
  const { server, room, context, promptIds, setUp, planned, clock } = await start();
  const [first = '', second = ''] = promptIds;
  const { body: report } = await room.create({ promptIds: [first], cadence: 'weekly', engines: ['chatgpt'] });
  await setUp();
  clock.now = new Date('2026-11-18T23:59:59Z');
  await room.send('POST', `/v1/reports/brand/${report.id}/prompts`, { body: { promptIds: [second] } });
  expect(await planned('2026-11-18', report.id)).toEqual(['1 chatgpt 1']);
  // The job can run after midnight.
  clock.now = new Date('2026-11-19T00:00:01Z');
  await execute(server.databaseUrl, `DELETE FROM pgboss.job WHERE name LIKE 'collect.%'`);
  expect(await collectReport(context, { reportId: report.id, addedSince: '2026-11-18' })).toEqual({ requested: 1 });
  expect(await planned(dayOf(clock.now), report.id)).toEqual([]);
  expect(await requestAnswers(context, scopeOf(context, addDays('2026-11-18', 5)))).toBe(2);
});

test('the schedule is optional, is changed and cleared, and a change is annotated without a recalculation', async () => {
  const { room, promptIds, setUp, clock } = await start();
  const { body: plain } = await room.create({ promptIds });
  expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['cadence']));
  const schedule = { cadence: 'weekly', weekday: 'friday', engines: ['gemini'], samples: 2 };
  await setUp();
  clock.now = new Date('2026-11-14T12:00:00Z');
  const path = `/v1/reports/brand/${plain.id}`;
  const { status, body } = await room.send('PATCH', path, { body: schedule });
  expect([status, body]).toEqual([200, { ...plain, ...schedule, updatedDate: '2026-11-14T12:00:00.000Z' }]);
  expect((await room.send('PATCH', path, { body })).body).toEqual(body);
  expect((await room.send('GET', `${path}/collection`)).body).toEqual({
    day: '2026-11-14',
    total: 0,
    done: 0,
    failed: 0,
    nextDay: '2026-11-20',
  });
  const window = 'startDate=2026-11-10&endDate=2026-11-16';
  expect((await room.send('GET', `${path}/stats?${window}`)).body.isRecalculating).toBe(false);
  const { items } = (await room.send('GET', `${path}/annotations`)).body;
  expect(items).toMatchObject([
    {
      kind: 'schedule_changed',
      date: '2026-11-14',
      text: 'The schedule changed from daily, all engines to weekly on Friday, Gemini, 2 samples. Past statistics are unchanged.',
    },
  ]);
  const advice = (await room.send('GET', `${path}/advice`)).body;
  expect([advice.cadence, advice.samplesPerDay, advice.callsPerMonth]).toEqual(['weekly', 2, 17]);
  const cleared = await room.send('PATCH', path, { body: { cadence: 'daily', engines: null, samples: null } });
  expect(cleared.body).toEqual({ ...plain, cadence: 'daily', updatedDate: '2026-11-14T12:00:00.000Z' });
});

test.each([
  [{ cadence: 'monthly' }, 'cadence'],
  [{ weekday: 'friday' }, 'weekday'],
  [{ engines: [] }, 'engines'],
  [{ engines: ['bing'] }, 'engines.0'],
  [{ engines: ['gemini', 'claude'] }, 'engines.1'],
  [{ samples: 11 }, 'samples'],
])('%j is rejected on creation and update', async (schedule, path) => {
  const { room, promptIds } = await start();
  const { body: report } = await room.create({ promptIds });
  const body = { workspaceId: room.workspace.id, brand: 'Initech', brandDomain: 'initech.com', promptIds, ...schedule };
  for (const sent of [
    await room.send('POST', '/v1/reports/brand', { body }),
    await room.send('PATCH', `/v1/reports/brand/${report.id}`, { body: schedule }),
  ]) {
    expect([sent.status, sent.body.errors?.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  }
});

test('a report with an end makes no calls after it, until it is extended, and its prompts follow the other reports', async () => {
  const { room, context, promptIds, setUp, planned, clock } = await start(['chatgpt']);
  const [, second = ''] = promptIds;
  const past = await room.create({ promptIds, endDate: '2026-11-11' });
  expect([past.status, past.body.errors]).toEqual([
    400,
    [{ path: 'endDate', message: 'Must be today (2026-11-12) or later', code: 'invalid_date' }],
  ]);
  const { body: pitch } = await room.create({ promptIds, endDate: '2026-11-13' });
  await room.create({ promptIds: [second], brand: 'Globex' });
  // Not even the first collection continues after the end.
  expect(await planned('2026-11-14')).toEqual(['1 chatgpt 1']);
  await setUp();
  expect(await planned('2026-11-13')).toEqual(['0 chatgpt 1', '1 chatgpt 1']);
  expect(await planned('2026-11-14', pitch.id)).toEqual([]);
  const { total } = await countSlots(context.database, wholeScopeOf(context, '2026-11-14'), new Date(0));
  expect(total).toBe(1);
  clock.now = new Date('2026-11-20T12:00:00Z');
  const path = `/v1/reports/brand/${pitch.id}`;
  // A report with a past end can be sent back.
  expect((await room.send('PATCH', path, { body: pitch })).body.endDate).toBe('2026-11-13');
  const advice = (await room.send('GET', `${path}/advice`)).body;
  expect([advice.endDate, advice.callsPerMonth, advice.costPerMonth]).toEqual(['2026-11-13', 0, 0]);
  expect(advice.advice).toContain('The report ended on 2026-11-13: it collects no more answers and costs nothing.');
  const { items } = (await room.send('GET', '/v1/reports/brand/summaries')).body;
  expect(items.map((each: any) => each.collectionEndDate)).toEqual([null, '2026-11-13']);
  expect((await room.send('PATCH', path, { body: { endDate: '2026-12-24' } })).status).toBe(200);
  expect(await planned('2026-12-24')).toEqual(['0 chatgpt 1', '1 chatgpt 1']);
  expect(await planned('2026-12-25')).toEqual(['1 chatgpt 1']);
  const { items: annotations } = (await room.send('GET', `${path}/annotations`)).body;
  expect(annotations[0].text).toBe(
    'The schedule changed from daily, all engines, until 2026-11-13 to daily, all engines, until 2026-12-24. Past statistics are unchanged.',
  );
  expect((await room.send('PATCH', path, { body: { endDate: null } })).body).not.toHaveProperty('endDate');
  expect(await planned('2026-12-25', pitch.id)).toEqual(['0 chatgpt 1', '1 chatgpt 1']);
});
