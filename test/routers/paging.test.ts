import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/services/ids.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { effort } from '../support/effort.ts';
import { createRequest, type Send } from '../support/request.ts';

const TAGS = effort(1500, 5000);
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

test('paging through tags on two processes during inserts returns every existing tag exactly once', async () => {
  const { workspace, key } = one;
  const now = new Date();
  const existing = Array.from({ length: TAGS }, () => newId('tag', now));
  await execute(
    one.databaseUrl,
    `INSERT INTO "Tag" (id, "workspaceId", name, "nameKey", color, "createdDate", "updatedDate")
     SELECT id, $1, id, id, 'red', now(), now() FROM unnest($2::text[]) id`,
    [workspace.id, existing],
  );
  const path = `/v1/workspaces/${workspace.id}/tags`;
  const senders: Send[] = [one, two].map(({ baseUrl }) => createRequest(baseUrl, key));
  const send = (turn: number): Send => senders[turn % 2] as Send;

  const seen: string[] = [];
  let inserted = 0;
  let cursor = '';
  do {
    // Inserts through both processes run while the page is read.
    const inserts = [0, 1].map((turn) =>
      send(turn)('POST', path, { body: { name: `During ${inserted++}`, color: 'blue' } }),
    );
    const { body } = await send(seen.length)('GET', `${path}?limit=97${cursor}`);
    seen.push(...body.items.map((tag: { id: string }) => tag.id));
    cursor = body.paging.hasMore ? `&cursor=${body.paging.nextCursor}` : '';
    for (const { status } of await Promise.all(inserts)) expect(status).toBe(201);
  } while (cursor);

  expect(new Set(seen).size).toBe(seen.length);
  const visited = new Set(seen);
  expect(existing.filter((id) => !visited.has(id))).toEqual([]);
  expect(inserted).toBeGreaterThan(TAGS / 50);
});
