import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../src/services/context.ts';
import { makeDigests } from '../../../src/services/digests/make.ts';
import { scheduleDigests } from '../../../src/services/digests/schedule.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

let server: TestApp;
let room: ReportRoom;
let reportId: string;
let admin: string;
let now = new Date('2026-11-01T12:00:00Z');

const path = (rest = '') => `/v1/workspaces/${room.workspace.id}${rest}`;
const make = (context: Context = server.app.context) => makeDigests(context, { workspaceId: room.workspace.id });

beforeAll(async () => {
  server = await startTestApp({
    now: () => now,
    env: { secretKeys: ['a secret of at least thirty-two characters'], publicUrl: 'https://sightline.example' },
  });
  room = await createReportRoom(server);
  const promptIds = await room.createPrompts(3);
  ({ id: reportId } = (await room.create({ promptIds })).body);
  await storeAnswers(
    server.databaseUrl,
    room.workspace.id,
    promptIds.map((promptId) => ({ promptId, day: '2026-11-11', text: 'Acme is the best.' })),
  );
  admin = await server.createKey([room.workspace.id], ['read', 'write', 'admin']);
  await room.send('PATCH', path(), { key: admin, body: { timeZone: 'Europe/Berlin' } });
});
afterAll(() => server.close());

async function createDestination(digest: string): Promise<string> {
  const input = { kind: 'slack', url: 'https://hooks.example.com/services/T0', digest };
  const { status, body } = await room.send('POST', path('/destinations'), { body: input });
  expect(status).toBe(201);
  return body.id;
}

const readBodies = async (id: string) =>
  (await room.send('GET', path(`/destinations/${id}/deliveries`))).body.items.map(
    ({ body }: { body: string }) => JSON.parse(body).text,
  );

const countJobs = async (name: string) =>
  (await execute(server.databaseUrl, `DELETE FROM pgboss.job WHERE name = '${name}' RETURNING 1`)).length;

test('a digest is made once for its Monday, also by two workers, and after a crash', async () => {
  const weekly = await createDestination('weekly');
  await createDestination('off');
  now = new Date('2026-11-16T05:59:00Z');
  expect(await scheduleDigests(server.app.context)).toEqual({ workspaces: 0 });
  now = new Date('2026-11-16T06:00:00Z');
  expect(await scheduleDigests(server.app.context)).toEqual({ workspaces: 1 });
  const { context } = server.app;
  const killed = { ...context, enqueue: () => Promise.reject(new Error('killed')) };
  await expect(make(killed)).rejects.toThrow('killed');
  expect((await Promise.all([make(), make()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await make()).toBe(0);
  expect(await countJobs('deliveries.send')).toBe(1);
  expect(await readBodies(weekly)).toEqual([
    'No clear change in 1 report (2026-11-09 to 2026-11-15). Simulated data: the sandbox wrote these answers.',
  ]);
  expect(await scheduleDigests(context)).toEqual({ workspaces: 0 });
  now = new Date('2026-11-23T06:00:00Z');
  expect(await make()).toBe(1);
});

test('a digest of a day has the sentence of the overview of its seven days', async () => {
  await room.send('POST', path('/destinations'), {
    body: { kind: 'webhook', url: 'https://hooks.example.com/digests', digest: 'daily' },
  });
  now = new Date('2026-11-24T06:00:00Z');
  await make();
  const rows = await execute<{ body: string }>(
    server.databaseUrl,
    `SELECT body FROM "Delivery" WHERE purpose = 'digest 2026-11-24'`,
  );
  const { type, data } = JSON.parse(rows[0]?.body ?? '');
  expect(rows).toHaveLength(1);
  expect({ type, data }).toMatchObject({
    type: 'digest',
    data: { digest: 'daily', startDate: '2026-11-17', endDate: '2026-11-23', isQuiet: true, isSimulated: true },
  });
  expect(data.reports).toEqual([
    { reportId, reportTitle: 'Acme', sentence: 'No answers about Acme in this window.', news: 'none' },
  ]);
});

test('the time zone of a workspace is an IANA name', async () => {
  const { status, body } = await room.send('PATCH', path(), { key: admin, body: { timeZone: 'Europe/Atlantis' } });
  expect([status, body.errors[0].path]).toEqual([400, 'timeZone']);
  expect((await room.send('GET', path())).body.timeZone).toBe('Europe/Berlin');
});
