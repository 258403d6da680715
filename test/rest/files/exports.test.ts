import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_NAMES, EXPORTS } from '../../../src/domain/exports/exports.ts';
import { createTrafficRoom, logLine, sendLog } from '../../support/agent-analytics.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { type ExportQuery, exportUrl, readCsv, readNdjson } from '../../support/exports.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';
import { until } from '../../support/until.ts';

const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-07' };
/** Those that any key with access to the report can read. Costs are those of a workspace: see services/costs. */
const OF_REPORT = EXPORT_NAMES.filter((name) => name !== 'costs');
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptId: string;

beforeAll(async () => {
  server = await startTestApp();
  room = await createReportRoom(server);
  [promptId = ''] = await room.createPrompts(1);
  reportId = (await room.create({ promptIds: [promptId] })).body.id;
});
afterAll(() => server.close());

const pathOf = (file: string, query: ExportQuery = { reportId, ...WINDOW, country: 'us' }) => exportUrl(file, query);

/** Sends a request without decoding the response. */
async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = httpRequest(server.baseUrl + path, { headers: { authorization: `Bearer ${room.key}`, ...headers } });
  sent.on('error', () => {}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('the checks of reads', () => {
  test.each(OF_REPORT)('%s: 401, 403 and 404 as for reads', async (name) => {
    const path = pathOf(`${name}.csv`);
    expect((await room.send('GET', path, { key: null })).status).toBe(401);
    expect((await server.send('GET', path)).status).toBe(403);
    const writer = await server.createKey([room.workspace.id], ['write']);
    expect((await room.send('GET', path, { key: writer })).status).toBe(403);
    const missing = pathOf(`${name}.csv`, { reportId: 'rep_none', ...WINDOW, country: 'us' });
    expect((await room.send('GET', missing)).status).toBe(404);
  });

  test('400: all errors are reported together', async () => {
    const { status, body } = await room.send('GET', pathOf('citations.csv', { endDate: '2026-13-01', excel: 'yes' }));
    expect([status, body.target, body.errors.map((each: any) => [each.path, each.code])]).toEqual([
      400,
      'query',
      [
        ['reportId', 'required'],
        ['startDate', 'required'],
        ['endDate', 'invalid_date'],
        ['excel', 'invalid_value'],
      ],
    ]);
  });

  test('400: traffic is that of a report or of a workspace', async () => {
    const both = pathOf('referrals.csv', { reportId, workspaceId: room.workspace.id });
    for (const path of [pathOf('agent-visits.csv', {}), both]) {
      const { status, body } = await room.send('GET', path);
      expect([status, body.errors.map((each: any) => each.path)]).toEqual([400, ['reportId']]);
    }
  });

  test('404 for an unknown export, and 405 for other methods', async () => {
    expect((await room.send('GET', pathOf('keys.csv'))).status).toBe(404);
    expect((await room.send('GET', pathOf('answers.xlsx'))).status).toBe(404);
    const { status, headers } = await room.send('POST', pathOf('answers.csv'), { body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a tag of another workspace is rejected', async () => {
    const other = await createReportRoom(server);
    const tagId = await other.createTag('Theirs');
    const { status } = await room.send('GET', pathOf('mentions.csv', { reportId, ...WINDOW, tagId }));
    expect(status).toBe(400);
  });
});

describe('the file', () => {
  test.each(OF_REPORT)('%s: an empty export has a header with the documented columns', async (name) => {
    const response = await room.send('GET', pathOf(`${name}.csv`, { reportId, ...WINDOW, country: 'de' }));
    expect(response.status).toBe(200);
    expect(response.body).toBe(`${EXPORTS[name].columns.map((column) => column.name).join()}\n`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('x-columns-version')).toBe('1');
    const isTraffic = name === 'agent-visits' || name === 'referrals';
    const windows: Record<string, string[]> = { recommendations: ['de'], experiments: [] };
    const window = windows[name] ?? [...(isTraffic ? [] : ['de']), '2026-11-01', '2026-11-07'];
    const file = [name, ...(isTraffic ? [] : ['sandbox']), ...window].join('-');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}.csv"`);
    expect(response.headers.get('x-answer-source')).toBe(isTraffic ? null : 'sandbox');
  });

  test('NDJSON of nothing is empty', async () => {
    const { status, body, headers } = await room.send('GET', pathOf('citations.ndjson'));
    expect([status, body, headers.get('content-type')]).toEqual([
      200,
      undefined,
      'application/x-ndjson; charset=utf-8',
    ]);
  });

  test('HEAD returns the headers without the rows', async () => {
    const { status, headers, body } = await room.send('HEAD', pathOf('answers.csv'));
    expect([status, headers.get('x-columns-version'), body]).toEqual([200, '1', undefined]);
  });

  test('texts survive, formulas are guarded, and negative numbers remain numbers', async () => {
    const own = await createReportRoom(server);
    const [id = ''] = await own.createPrompts(1);
    const { body } = await own.create({ promptIds: [id] });
    const texts = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '\nx',
      '＝1',
      '＋1',
      '－1',
      '＠x',
      'a,b',
      'say "hi"',
      'two\r\nlines',
      'ü 漢 🙂',
      '\\.',
      "'x",
    ];
    const answers = texts.map((text, index) => ({ promptId: id, day: '2026-11-02', sample: index + 1, text }));
    await storeAnswers(server.databaseUrl, own.workspace.id, answers);
    await execute(server.databaseUrl, `UPDATE "Answer" SET cost = -0.5 WHERE "promptId" = $1`, [id]);
    const query = { reportId: body.id, ...WINDOW };
    const rows = (await readCsv(own.send, 'answers', query)).toSorted(
      (one, two) => Number(one['sample']) - Number(two['sample']),
    );
    expect(rows.map(({ content }) => content)).toEqual(texts.map((text, index) => (index < 11 ? `'${text}` : text)));
    expect(new Set(rows.map(({ cost }) => cost))).toEqual(new Set(['-0.5']));
    const lines = (await readNdjson(own.send, 'answers', query)).toSorted((one, two) => one.sample - two.sample);
    expect(lines.map(({ content, cost }) => [content, cost])).toEqual(texts.map((text) => [text, -0.5]));
  });

  test('excel=1 begins with a byte order mark', async () => {
    const bytes = await readBytes(await open(pathOf('statistics.csv', { reportId, ...WINDOW, excel: '1' })));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const plain = await readBytes(await open(pathOf('statistics.csv', { reportId, ...WINDOW, excel: '0' })));
    expect(bytes.subarray(3)).toEqual(plain);
  });

  test('is compressed if the client accepts gzip', async () => {
    const plain = await open(pathOf('answers.csv'), { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await open(pathOf('answers.csv'), { 'accept-encoding': 'gzip, deflate' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(await readBytes(packed))).toEqual(await readBytes(plain));
  });
});

describe('agent traffic', () => {
  test('visits and referrals of a report or a whole workspace equal the reads', async () => {
    const traffic = await createTrafficRoom(server);
    const connector = await traffic.connect();
    const lines = ['/', '/pricing', '/pricing', '/a,"b"'].map((path) => logLine({ path }));
    const person = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
    const referral = logLine({ path: '/docs', agent: person }).replace('"-"', '"https://chatgpt.com/"');
    await sendLog(connector, [...lines, referral].join(''));
    const window = { startDate: '2026-11-10', endDate: '2026-11-14' };
    const stats = (await traffic.stats('?startDate=2026-11-10&endDate=2026-11-14')).body;
    for (const owner of [{ reportId: traffic.reportId }, { workspaceId: traffic.workspace.id }]) {
      const visits = await readNdjson(traffic.send, 'agent-visits', { ...owner, ...window });
      expect(visits.reduce((sum, row) => sum + row.visits, 0)).toBe(stats.totalAgentVisits);
      expect(new Set(visits.map((row) => row.url)).size).toBe(stats.pagesVisited);
      expect(visits.find((row) => row.path === '/pricing')).toMatchObject({
        date: '2026-11-14',
        url: 'https://acme.com/pricing',
        bot: 'GPTBot',
        engine: 'chatgpt',
        purpose: 'training',
        status: 200,
        visits: 2,
      });
      expect(await readNdjson(traffic.send, 'agent-visits', { ...owner, ...window, engine: 'claude' })).toEqual([]);
      const referrals = await readNdjson(traffic.send, 'referrals', { ...owner, ...window });
      expect(referrals).toEqual([
        {
          date: '2026-11-14',
          domain: 'acme.com',
          path: '/docs',
          url: 'https://acme.com/docs',
          assistant: 'chatgpt',
          visits: 1,
        },
      ]);
    }
    const strange = pathOf('agent-visits.csv', { workspaceId: traffic.workspace.id });
    expect((await room.send('GET', strange)).status).toBe(403);
  });
});

describe('a long export', () => {
  const QUERY = { startDate: '2026-11-01', endDate: '2026-11-01' };
  const EXPORTING = `SELECT pid FROM pg_stat_activity WHERE application_name = 'sightline export' AND datname = current_database()`;
  const countExports = async () => (await execute(server.databaseUrl, EXPORTING)).length;
  let big: ReportRoom;
  let bigId: string;

  beforeAll(async () => {
    big = await createReportRoom(server);
    const [id = ''] = await big.createPrompts(1);
    bigId = (await big.create({ promptIds: [id] })).body.id;
    const answers = Array.from({ length: 3000 }, (_, index) => ({
      promptId: id,
      day: '2026-11-01',
      sample: index + 1,
    }));
    await storeAnswers(server.databaseUrl, big.workspace.id, answers);
    await execute(
      server.databaseUrl,
      `UPDATE "Answer" SET text = repeat(md5(sample::text), 500) WHERE "promptId" = $1`,
      [id],
    );
  });

  const start = () =>
    open(pathOf('answers.csv', { reportId: bigId, ...QUERY }), { authorization: `Bearer ${big.key}` });

  test('is ended in PostgreSQL when the client disconnects', async () => {
    const response = await start();
    await once(response, 'readable');
    expect(await execute(server.databaseUrl, EXPORTING)).toHaveLength(1);
    response.destroy();
    await until(countExports, (count) => count === 0);
  });

  test('aborts the connection if the database fails, so that the file is not taken for complete', async () => {
    const response = await start();
    await once(response, 'readable');
    await execute(server.databaseUrl, `SELECT pg_terminate_backend(pid) FROM (${EXPORTING}) AS export`);
    await expect(readBytes(response)).rejects.toThrow('aborted');
    expect(response.complete).toBe(false);
  });

  test('is complete if the client reads it to the end', async () => {
    const response = await start();
    const bytes = await readBytes(response);
    expect([response.complete, bytes.toString('latin1').split('\n').length]).toEqual([true, 3002]);
    await until(countExports, (count) => count === 0);
  });

  test('waits for other exports of its workspace, which leaves connections to others', async () => {
    const held = [await start(), await start()];
    const third = start();
    for (const response of held) await once(response, 'readable');
    expect(await execute(server.databaseUrl, EXPORTING)).toHaveLength(2);
    expect((await room.send('GET', pathOf('statistics.csv'))).status).toBe(200);
    held[0]?.destroy();
    const bytes = await readBytes(await third);
    expect(bytes.toString('latin1').split('\n')).toHaveLength(3002);
    held[1]?.destroy();
    await until(countExports, (count) => count === 0);
  });
});
