import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../src/metrics/create.ts';
import { listen } from '../../src/rest/server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';
import { until } from '../support/until.ts';

const TOKEN = 'metrics-token';
const authorization = `Bearer ${TOKEN}`;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ env: { metrics: { port: null, token: TOKEN } } });
});
afterAll(() => server.close());

async function scrape({ send }: Pick<TestApp, 'send'> = server): Promise<string> {
  const { status, headers, body } = await send('GET', '/metrics', { key: null, headers: { authorization } });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return body;
}

/** The value of a line with these labels, in any order; undefined if there is no such line. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (each) =>
        (each.startsWith(`${name}{`) || each.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('GET /metrics', () => {
  test('401: on the main port it requires the token', async () => {
    for (const headers of [{}, { authorization: 'Bearer other' }, { authorization: `Bearer ${server.key}` }]) {
      const { status, body } = await server.send('GET', '/metrics', { key: null, headers });
      expect(status).toBe(401);
      expect(body).toEqual({ message: expect.stringContaining('METRICS_TOKEN') });
    }
  });

  test('404: metrics are off by default', async () => {
    const other = await startTestApp();
    expect((await other.send('GET', '/metrics', { headers: { authorization } })).status).toBe(404);
    await other.close();
  });

  test('200: requests are counted by path template and status, never by path', async () => {
    const count = (text: string, labels: Record<string, string>) =>
      valueOf(text, 'sightline_http_request_duration_seconds_count', labels) ?? 0;
    const ok = { method: 'GET', route: '/v1/workspaces/{id}/tags', status: '200' };
    const forbidden = { ...ok, status: '403' };
    const before = await scrape();
    await server.send('GET', `/v1/workspaces/${server.workspace.id}/tags`);
    await server.send('GET', '/v1/workspaces/ws_made_up/tags');
    await server.send('GET', '/made/up');
    const after = await until(scrape, (text) => text.includes('route="unmatched"'));
    expect(count(after, ok) - count(before, ok)).toBe(1);
    expect(count(after, forbidden) - count(before, forbidden)).toBe(1);
    expect(after).not.toMatch(/made.up/);
  });

  test('200: jobs, queues and engine calls are counted', async () => {
    const { app, send, close } = await startTestApp({ env: { metrics: { port: null, token: TOKEN } } });
    const prompts = await send(
      'POST',
      `/v1/workspaces/${(await send('GET', '/v1/workspaces')).body.items[0].id}/prompts`,
      {
        body: { prompts: ['Best CRM?'], country: 'us' },
      },
    );
    const [{ id: promptId, workspaceId }] = prompts.body.items;
    const body = { workspaceId, brand: 'Acme', brandDomain: 'acme.com', promptIds: [promptId] };
    expect((await send('POST', '/v1/reports/brand', { body })).status).toBe(201);
    const waiting = await scrape({ send });
    expect(valueOf(waiting, 'sightline_queue_jobs', { queue: 'collect.report', state: 'waiting' })).toBe(1);
    expect(valueOf(waiting, 'sightline_queue_oldest_seconds', { queue: 'collect.report' })).toBeGreaterThan(0);
    expect(valueOf(waiting, 'sightline_collected_today')).toBe(0);
    expect(valueOf(waiting, 'sightline_answers_total', { engine: 'chatgpt', state: 'failed' })).toBe(0);

    await app.startWorkers();
    const answered = { engine: 'chatgpt', state: 'answered' };
    // A call is counted before its answer is stored.
    const worked = await until(
      () => scrape({ send }),
      (text) =>
        (valueOf(text, 'sightline_answers_total', answered) ?? 0) > 0 &&
        valueOf(text, 'sightline_collected_today') === 1,
    );
    const completed = { job: 'collect.report', outcome: 'completed' };
    expect(valueOf(worked, 'sightline_job_duration_seconds_count', completed)).toBeGreaterThan(0);
    expect(valueOf(worked, 'sightline_daily_budget_usd')).toBe(5);
    expect(valueOf(worked, 'sightline_spending_today_usd')).toBe(0);
    await close();
  });

  test('200: without reports nothing has to be collected, and the age of a backup is known after the first', async () => {
    const before = await scrape();
    expect(valueOf(before, 'sightline_collected_today')).toBeUndefined();
    expect(valueOf(before, 'sightline_backup_age_seconds')).toBeUndefined();
    const file = join(tmpdir(), `sightline-metrics-${process.pid}.backup`);
    expect(await cli({ DATABASE_URL: server.databaseUrl }, ['backup', file])).toMatchObject({ code: 0 });
    await rm(file);
    await execute(server.databaseUrl, `UPDATE "LastBackup" SET "completedDate" = now() - interval '3 days'`);
    expect(valueOf(await scrape(), 'sightline_backup_age_seconds')).toBeGreaterThan(2 * 86_400);
  });

  test('200: requests for /.well-known and /oauth have their own routes', async () => {
    const env = { publicUrl: 'https://sightline.example.com', metrics: { port: null, token: TOKEN } };
    const { send, close } = await startTestApp({ env });
    await send('GET', '/.well-known/oauth-authorization-server', { key: null });
    await send('GET', '/.well-known/made-up', { key: null });
    await send('POST', '/oauth/token', { key: null, body: {} });
    const text = await scrape({ send });
    const count = (labels: Record<string, string>) =>
      valueOf(text, 'sightline_http_request_duration_seconds_count', labels);
    expect(count({ route: '/.well-known', status: '200' })).toBe(1);
    expect(count({ route: '/.well-known', status: '404' })).toBe(1);
    expect(count({ route: '/oauth', method: 'POST' })).toBe(1);
    await close();
  });

  test('200: log lines and their visits are counted, repeated batches are not', async () => {
    const path = `/v1/workspaces/${server.workspace.id}/log-connectors`;
    const connector = await server.send('POST', path, { body: { kind: 'combined', domain: 'example.com' } });
    const day = new Date().toISOString().slice(0, 10).split('-');
    const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
      Number(day[1]) - 1
    ];
    const line = (agent: string) =>
      `192.0.2.1 - - [${day[2]}/${month}/${day[0]}:00:00:01 +0000] "GET / HTTP/1.1" 200 1 "-" "${agent}"\n`;
    const raw = line('Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)') + line('curl/8');
    const { pathname } = new URL(connector.body.ingestUrl);
    for (let i = 0; i < 2; i++) {
      const sent = await server.send('POST', pathname, { key: connector.body.token, raw });
      expect(sent.body).toMatchObject({ lines: 2, visits: 1 });
    }
    const text = await scrape();
    expect(valueOf(text, 'sightline_log_lines_total')).toBe(2);
    expect(valueOf(text, 'sightline_log_visits_total')).toBe(1);
    const ingest = { route: '/v1/ingest/{connectorId}', status: '200' };
    expect(valueOf(text, 'sightline_http_request_duration_seconds_count', ingest)).toBe(2);
  });

  test('200: without a database, its gauges are omitted and sightline_database_up is 0', async () => {
    const { send, databaseUrl, close } = await startTestApp({ env: { metrics: { port: null, token: TOKEN } } });
    expect(valueOf(await scrape({ send }), 'sightline_database_up')).toBe(1);
    await execute(databaseUrl, 'ALTER TABLE "DeadJob" RENAME TO "Gone"');
    const text = await scrape({ send });
    expect(valueOf(text, 'sightline_database_up')).toBe(0);
    expect(valueOf(text, 'sightline_dead_jobs')).toBeUndefined();
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    await close();
  });
});

describe('a separate monitoring port', () => {
  test('serves health and metrics, and nothing else', async () => {
    const monitoring = await server.app.createMonitoring({ token: null });
    const { port, close } = await listen(monitoring, { host: '127.0.0.1', port: 0 });
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await get('/health')).json()).toMatchObject({ status: 'ok', database: 'up', queue: 'enqueueing' });
    expect(await (await get('/metrics')).text()).toContain('sightline_info{');
    expect((await get('/v1/workspaces')).status).toBe(404);
    await close(0);
  });

  test('requires the token for metrics if one is set, and not for health', async () => {
    const monitoring = await server.app.createMonitoring({ token: TOKEN });
    const { port, close } = await listen(monitoring, { host: '127.0.0.1', port: 0 });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    await close(0);
  });

  test('/health returns 503 if the database is not available', async () => {
    const other = await startTestApp({ env: { healthPort: 0 } });
    const { port, close } = await listen(await other.app.createMonitoring({ token: null }), {
      host: '127.0.0.1',
      port: 0,
    });
    await execute(other.databaseUrl, 'ALTER SCHEMA pgboss RENAME TO gone');
    const reply = await fetch(`http://127.0.0.1:${port}/health`);
    expect(reply.status).toBe(503);
    await close(0);
    await other.close();
  });
});

describe('the dashboard and the alert rules', () => {
  const dashboard = JSON.parse(readFileSync('deploy/grafana/sightline.json', 'utf8'));
  const alerts = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8'));
  const rules: { alert: string; expr: string }[] = alerts.groups.flatMap((group: any) => group.rules);
  const expressions: string[] = [
    ...dashboard.panels.flatMap((panel: any) => panel.targets.map(({ expr }: any) => expr)),
    ...rules.map(({ expr }) => expr),
  ];

  test('use only metrics that the server exports', async () => {
    // With the embedded database its metrics are exported as well.
    const readState = async () => ({ pool: { total: 0, idle: 0, waiting: 0 }, stored: null });
    const { text } = await createMetrics({
      release: { version: '0' },
      role: 'all',
      readState,
      isEmbedded: true,
    }).read();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const named = expressions.flatMap((expression) => expression.match(/\b(sightline|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    const unknown = named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
    // Every metric of Sightline is on the dashboard.
    const ours = [...known].filter((name) => name?.startsWith('sightline_'));
    expect(ours.filter((name) => !expressions.some((expression) => expression.includes(name ?? '')))).toEqual([]);
  });

  test('define eight alerts, each with a summary, instructions and a severity', () => {
    expect(rules).toHaveLength(8);
    for (const rule of rules as any[]) {
      expect(rule.annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
      expect(['warning', 'critical']).toContain(rule.labels.severity);
    }
  });
});

test('a call that failed on every attempt is a failed call of its engine', async () => {
  const readState = async () => ({ pool: { total: 0, idle: 0, waiting: 0 }, stored: null });
  const { observeJob, read } = createMetrics({
    release: { version: '1' },
    role: 'worker',
    readState,
    isEmbedded: false,
  });
  observeJob({ job: 'collect.gemini', outcome: 'exhausted', seconds: 0 });
  observeJob({ job: 'collect.report', outcome: 'exhausted', seconds: 0 });
  const { text } = await read();
  expect(valueOf(text, 'sightline_answers_total', { engine: 'gemini', state: 'failed' })).toBe(1);
  expect(text).not.toContain('engine="report"');
});
