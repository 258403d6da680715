import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS_LIST_URLS } from '../../../src/domain/crawlers/verification.ts';
import { refreshAddressLists } from '../../../src/services/agent-analytics/refresh-lists.ts';
import { requestAddressLists } from '../../../src/services/agent-analytics/request-lists.ts';
import type { Context } from '../../../src/services/context.ts';
import { saveAddressList } from '../../../src/storage/agent-analytics/address-lists.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ok = (body: string, status = 200) => ({ kind: 'ok' as const, status, headers: {}, body: Buffer.from(body) });

/** Runs the job with a scripted network, and returns what it logged. */
async function refresh(answer: (url: string) => object, now: string) {
  const logged: object[] = [];
  const web = {
    fetchPage: async (url: string) => ({ finalUrl: url, redirects: [], ...answer(url) }),
  } as unknown as Context['web'];
  const log = { info: (facts: object) => void logged.push(facts), warn: () => {} };
  const result = await refreshAddressLists({ ...server.app.context, web, log, now: () => new Date(now) }, {});
  return { ...result, logged };
}

const lists = () =>
  execute(server.databaseUrl, 'SELECT url, prefixes, "fetchedDate"::text AS date FROM "AddressList" ORDER BY url');

test('every list of the table is fetched and stored with its date; a failed list keeps the earlier one, and failures are logged in one short line', async () => {
  const count = ADDRESS_LIST_URLS.length;
  const list = '{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}]}';
  expect(await refresh(() => ok(list), '2026-11-14T03:47:00Z')).toEqual({ fetched: count, failed: 0, logged: [] });
  expect((await lists()).map(({ url }) => url)).toEqual(ADDRESS_LIST_URLS.toSorted());

  const [first] = ADDRESS_LIST_URLS;
  const answers = [ok('<html>', 200), ok('gone', 404), { kind: 'timeout', phase: 'total', reason: 'Too slow' }];
  let asked = 0;
  const answer = (url: string) =>
    url === first ? ok('{"prefixes":[{"ipv6Prefix":"2001:db8::/32"}]}') : (answers[asked++ % 3] as object);
  const counts = { fetched: 1, failed: count - 1 };
  const example = { url: ADDRESS_LIST_URLS[1], reason: 'The response is not a list of addresses' };
  expect(await refresh(answer, '2026-11-15T03:47:00Z')).toEqual({ ...counts, logged: [{ ...counts, example }] });
  const saved = await lists();
  expect(saved).toHaveLength(count);
  for (const { url, prefixes, date } of saved) {
    const isNew = url === first;
    expect(prefixes).toEqual([isNew ? '2001:db8::/32' : '192.0.2.0/24']);
    expect(String(date).slice(0, 10)).toBe(isNew ? '2026-11-15' : '2026-11-14');
  }
});

test('lists are fetched once at startup, regardless of how many servers start, unless one was fetched within a day', async () => {
  const fresh = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  const { context } = fresh.app;
  const waiting = async () =>
    (await execute(fresh.databaseUrl, `SELECT 1 FROM pgboss.job WHERE name = 'agent-traffic.refresh-lists'`)).length;
  const save = (fetchedDate: string) =>
    saveAddressList(
      context.database,
      { url: 'https://a.test', prefixes: [], asOf: new Date(fetchedDate) },
      new Date(fetchedDate),
    );

  await save('2026-11-14T12:00:01Z');
  await requestAddressLists(context);
  expect(await waiting()).toBe(0);
  await save('2026-11-14T12:00:00Z');
  await Promise.all([requestAddressLists(context), requestAddressLists(context)]);
  await requestAddressLists(context);
  expect(await waiting()).toBe(1);
  await fresh.close();
});
