import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importLog } from '../../../src/services/agent-analytics/import.ts';
import { cellsOf, createTrafficRoom, sendLog, truthOf } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { effort } from '../../support/effort.ts';
import { generateLog, type LogShape, newTruth } from '../../support/generated-log.ts';

let server: TestApp;
let directory: string;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  directory = await mkdtemp(join(tmpdir(), 'sightline-logs-'));
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const SEEDS = Array.from({ length: effort(2, 6) }, (_, index) => index + 1);
const SHAPES: LogShape[] = ['combined with host', 'json'];
const LINES = 3000;
const WINDOW = '?startDate=2026-10-30&endDate=2026-11-14';

/** A report for each of the hosts of a generated log, and one connector for all of them. */
async function createRooms(kind: string) {
  const main = await createTrafficRoom(server);
  const prompts = await main.send('GET', `${main.base}/prompts`);
  const shop = await main.send('POST', '/v1/reports/brand', {
    body: {
      workspaceId: main.workspace.id,
      brand: 'Acme shop',
      brandDomain: 'shop.acme.com',
      promptIds: [prompts.body.items[0].id],
    },
  });
  const connector = await main.connect({ kind });
  const read = async (reportId: string) =>
    (await main.send('GET', `/v1/reports/brand/${reportId}/agent-analytics/stats${WINDOW}`)).body;
  return { connector, reads: { 'acme.com': () => read(main.reportId), 'shop.acme.com': () => read(shop.body.id) } };
}

describe.each(SEEDS)('a generated log of seed %i', (seed) => {
  test.each(SHAPES)('%s: the overview matches the log exactly, by file and by HTTP', async (shape) => {
    const truth = newTruth();
    const parts = [...generateLog({ seed, shape, lines: LINES, lastDay: '2026-11-14', crawlerPercent: 20 }, truth)];
    const kind = shape === 'json' ? 'json' : 'combined';
    const rooms = { file: await createRooms(kind), http: await createRooms(kind) };

    const file = join(directory, `${seed}-${kind}.log`);
    const packed = seed % 2 === 0;
    await pipeline([Readable.from(parts), ...(packed ? [createGzip()] : []), createWriteStream(file)]);
    const imported = await importLog(server.app.context, { connectorId: rooms.file.connector.id, file });
    const sent = await Promise.all(
      cut(Buffer.concat(parts), 3).map((part) =>
        packed
          ? sendLog(rooms.http.connector, new Uint8Array(gzipSync(part)), { 'content-encoding': 'gzip' })
          : sendLog(rooms.http.connector, new Uint8Array(part)),
      ),
    );

    const { referrals } = truth;
    const skipped = { not_agent: LINES - truth.visits - referrals };
    expect(imported).toEqual({ lines: LINES, visits: truth.visits, referrals, skipped });
    expect(sent.reduce((sum, { body }) => sum + body.referrals, 0)).toBe(referrals);
    expect(sent.reduce((sum, { body }) => sum + body.visits, 0)).toBe(truth.visits);
    for (const { reads } of [rooms.file, rooms.http]) {
      for (const [host, read] of Object.entries(reads)) {
        const { trend, totalAgentVisits, pagesVisited } = await read();
        const expected = truthOf(truth, [host]);
        expect(cellsOf(trend)).toEqual(expected);
        expect(totalAgentVisits).toBe(expected.values().reduce((sum, visits) => sum + visits, 0));
        expect(pagesVisited).toBe([...truth.pages].filter((page) => page.startsWith(`${host}/`)).length);
      }
    }
  });
});

test('a log without hosts counts exactly for the domain of its connector', async () => {
  const truth = newTruth();
  const parts = [...generateLog({ seed: 6, shape: 'combined', lines: LINES, lastDay: '2026-11-14' }, truth)];
  const room = await createTrafficRoom(server);
  await sendLog(await room.connect(), new Uint8Array(Buffer.concat(parts)));
  const { body } = await room.stats(WINDOW);
  expect(cellsOf(body.trend)).toEqual(truthOf(truth, ['acme.com']));
  expect(body.pagesVisited).toBe(truth.pages.size);
});

/** Splits a log into this many batches of whole lines. */
function cut(log: Buffer, batches: number): Buffer[] {
  const lines = log.toString().split(/(?<=\n)/);
  const size = Math.ceil(lines.length / batches);
  return Array.from({ length: batches }, (_, i) => Buffer.from(lines.slice(i * size, (i + 1) * size).join('')));
}
