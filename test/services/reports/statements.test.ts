import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom } from '../../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Counts the statements that the server's connections ran during `work`, including those of transactions. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const clients = spy.mock.contexts as unknown as { connectionParameters: { application_name: string } }[];
    return clients.filter(
      (client, index) =>
        client.connectionParameters.application_name === 'sightline' && !isOccasional(spy.mock.calls[index]?.[0]),
    ).length;
  } finally {
    spy.mockRestore();
  }
}

/** Keys, roles and queues are read again after some seconds, whatever a request does. */
function isOccasional(query: unknown): boolean {
  return /ApiKey|pg_has_role|retry_limit|relpages|clock_timestamp/.test(JSON.stringify(query));
}

function rivals(count: number, prefix: string) {
  const names = Array.from({ length: count }, (_, i) => `${prefix} ${i}`);
  return names.map((_, i) => ({ brand: `Rival ${i}`, brandDomain: `${prefix}${i}.com`, brandVariations: names }));
}

test('create, PATCH and prompt assignment take a bounded number of SQL statements, regardless of their size', async () => {
  const counts: Record<string, number[]> = { create: [], patch: [], add: [], list: [] };
  for (const [prompts, competitors] of [
    [2, 1],
    [1000, 100],
  ] as const) {
    const room = await createReportRoom(server);
    await server.app.services.updateWorkspace({ workspaceId: room.workspace.id, promptsMaxCount: 2000 });
    const promptIds = await room.createPrompts(prompts);
    const more = await room.createPrompts(prompts);
    let id = '';
    counts.create?.push(
      await countStatements(async () => {
        const { status, body } = await room.create({ promptIds, competitors: rivals(competitors, 'one') });
        expect(status).toBe(201);
        id = body.id;
      }),
    );
    counts.patch?.push(
      await countStatements(async () => {
        expect(
          (await room.patch(id, { promptIds: more.slice(0, prompts / 2), competitors: rivals(competitors, 'two') }))
            .status,
        ).toBe(200);
      }),
    );
    counts.add?.push(
      await countStatements(async () => {
        expect(
          (await room.send('POST', `/v1/reports/brand/${id}/prompts`, { body: { promptIds: more.slice(prompts / 2) } }))
            .status,
        ).toBe(200);
      }),
    );
    counts.list?.push(await countStatements(() => room.send('GET', '/v1/reports/brand')));
  }
  for (const [small, large] of Object.values(counts)) expect(large).toBe(small);
  expect(Math.min(...Object.values(counts).flat())).toBeGreaterThan(2);
  expect(Math.max(...Object.values(counts).flat())).toBeLessThan(30);
});

test('deleting a prompt of many reports takes as many statements as deleting a prompt of few reports', async () => {
  const counts: number[] = [];
  for (const reports of [1, 30]) {
    const room = await createReportRoom(server);
    const [promptId = ''] = await room.createPrompts(1);
    for (let i = 0; i < reports; i++) await room.create({ reportTitle: `Report ${i}`, promptIds: [promptId] });
    counts.push(await countStatements(() => room.deletePrompt(promptId)));
    const waiting = await execute(
      server.databaseUrl,
      `SELECT 1 FROM pgboss.job j JOIN "BrandReport" r ON r.id = j.singleton_key
       WHERE j.name = 'reports.recalculate' AND r."workspaceId" = $1`,
      [room.workspace.id],
    );
    expect(waiting).toHaveLength(reports);
  }
  expect(counts[1]).toBe(counts[0]);
});
