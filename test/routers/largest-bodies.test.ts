import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { escapeUnicode } from '../support/escape.ts';
import { createReportRoom } from '../support/reports.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('the largest valid prompts are accepted with any escaping: 1,000 of 2,000 characters, with 100 tags', async () => {
  const { workspace, send } = await server.createWorkspace();
  const base = `/v1/workspaces/${workspace.id}`;
  const tags = await Promise.all(
    Array.from({ length: 100 }, (_, i) => send('POST', `${base}/tags`, { body: { name: `Tag ${i}`, color: 'blue' } })),
  );
  const tagIds = tags.map(({ body }) => body.id);
  const prompts = Array.from({ length: 1000 }, (_, i) => `${String(i).padStart(4, '0')}${'🔍'.repeat(1996)}`);
  const raw = escapeUnicode(JSON.stringify({ prompts, country: 'us', tagIds }));
  const { status, body } = await send('POST', `${base}/prompts`, { raw });
  expect(status).toBe(201);
  expect(body.items).toHaveLength(1000);
  expect(body.items.every((item: { tagIds: string[] }) => item.tagIds.length === 100)).toBe(true);
});

test('the largest valid report is accepted with any escaping, and is unchanged when it is sent back', async () => {
  const room = await createReportRoom(server);
  const report = (await room.create({ promptIds: await room.createPrompts(1) })).body;
  const names = Array.from({ length: 100 }, (_, i) => `${i} ${'🔍'.repeat(196)}`);
  const many = Array.from({ length: 100 }, (_, i) => ({
    brand: `Competitor ${i}`,
    brandDomain: `competitor${i}.com`,
    brandVariations: names,
    brandDomainVariations: names.map((_name, n) => `competitor${i}-${n}.com`),
  }));
  const raw = escapeUnicode(JSON.stringify({ brandVariations: names, competitors: many }));
  const { status, body } = await room.send('PATCH', `/v1/reports/brand/${report.id}`, { raw });
  expect(status).toBe(200);
  expect(body.competitors).toHaveLength(100);
  const before = await room.get(report.id);
  const again = await room.patch(report.id, body);
  expect([again.status, again.body]).toEqual([200, before]);
});
