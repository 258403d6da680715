import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { dayOf, windowEndingOn } from '../../src/domain/shared/windows.ts';
import type { Env } from '../../src/env.ts';
import { startTestApp, type TestApp } from './app.ts';
import { startBrowser } from './browser.ts';
import { createTestDatabase, execute } from './database.ts';
import { createRequest, type Send } from './request.ts';
import { until } from './until.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface DemoServer extends TestApp {
  demoKey: string;
  reportId: string;
  promptId: string;
}

/** The newest days of the demo, which contain the default windows. Loading all of them would take longer. */
const DEMO_DAYS = 30;

/** A server whose demo report has its statistics, on a database of its own. */
export async function startDemo(env: Partial<Env> = {}): Promise<DemoServer> {
  const demoKey = await prepareDemo();
  const database = await createTestDatabase(DEMO);
  const server = await startTestApp({ env, databaseUrl: database.url });
  await server.app.startWorkers();
  const [report] = (await createRequest(server.baseUrl, demoKey)('GET', '/v1/reports/brand')).body.items;
  const close = async () => {
    await server.close();
    await database.drop();
  };
  return { ...server, demoKey, reportId: report.id, promptId: report.promptIds[0], close };
}

/** The database of the demo. The first file of a run that needs it fills it, and all of them clone it. */
const DEMO = 'demo';

/** The key of the demo, which is the comment of its database. */
async function prepareDemo(): Promise<string> {
  const client = new pg.Client({ connectionString: inject('postgres').coordinator });
  await client.connect();
  try {
    // Other files wait. The lock ends with the connection.
    await client.query('SELECT pg_advisory_lock(1)');
    const { rows } = await client.query<{ key: string }>(
      `SELECT shobj_description(oid, 'pg_database') AS key FROM pg_database WHERE datname = $1`,
      [DEMO],
    );
    if (rows[0]) return rows[0].key;
    const { url, key } = await fillDemo();
    const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
    await client.query(`COMMENT ON DATABASE ${name} IS ${client.escapeLiteral(key)}`);
    await client.query(`ALTER DATABASE ${name} RENAME TO ${DEMO}`);
    return key;
  } finally {
    await client.end();
  }
}

/** A database with the demo and its statistics, and the key of the demo. */
async function fillDemo(): Promise<{ url: string; key: string }> {
  const { url } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-dashboard-'));
  const server = await startTestApp({ env: { dataDir }, databaseUrl: url });
  try {
    const key = (await server.app.services.ensureDemo(DEMO_DAYS)) ?? '';
    await server.app.startWorkers();
    await waitForStatistics(createRequest(server.baseUrl, key));
    await waitForTasks(url);
    return { url, key };
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function waitForStatistics(send: Send): Promise<void> {
  const window = new URLSearchParams({ ...windowEndingOn(dayOf(new Date()), DEMO_DAYS) }).toString();
  const readState = async () => {
    // A busy server may answer 503.
    const [report] = (await send('GET', '/v1/reports/brand')).body.items ?? [];
    const stats = report && (await send('GET', `/v1/reports/brand/${report.id}/stats?${window}`)).body;
    return { answers: stats?.answers, isRecalculating: stats?.isRecalculating };
  };
  // In two steps, because a slow machine needs minutes for both.
  await until(readState, ({ answers }) => answers > 0);
  await until(readState, ({ answers, isRecalculating }) => answers > 5900 && isRecalculating === false);
}

/** Checks and visits are stored after the first statistics, and tasks follow from them. */
async function waitForTasks(url: string): Promise<void> {
  const listOpen = () =>
    execute(
      url,
      `SELECT name FROM pgboss.job WHERE name IN ('demo.fill', 'reports.recommend') AND state IN ('created', 'retry', 'active')`,
    );
  await until(listOpen, (jobs) => jobs.length === 0);
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: errors, warnings and violations of the policy. */
  complaints: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** A fresh profile that records complaints and requests to other hosts. Animations, which only cost processor time, are off. */
export async function visit(browser: Browser, baseUrl: string, width = 1440): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(150_000);
  const page = await context.newPage();
  const close = context.close.bind(context);
  context.close = async () => {
    // Requests of the page go on after the last assertion. A route that handles one of them would fail.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  };
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseUrl}/`) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  return { context, page, complaints, foreign };
}

/** Chromium and a demo for the tests of a file. Its fields are set before the first test. */
export interface Desk {
  browser: Browser;
  server: DemoServer;
}

export function useDemo(env: Partial<Env> = {}): Desk {
  const desk = {} as Desk;
  beforeAll(async () => {
    desk.browser = await startBrowser();
    desk.server = await startDemo(env);
  });
  afterAll(async () => {
    await desk.browser?.close();
    await desk.server?.close();
  });
  return desk;
}

/** A fresh profile that is signed in, as by the form. The start link is tested in dashboard.browser.ts. */
export async function signIn({ browser, server }: Desk, width?: number, key = server.demoKey): Promise<Visit> {
  const opened = await visit(browser, server.baseUrl, width);
  const headers = { 'x-sightline-client': '1' };
  const reply = await opened.context.request.post(`${server.baseUrl}/session`, { headers, data: { key } });
  if (!reply.ok()) throw new Error(`Signing in failed: ${await reply.text()}`);
  return opened;
}

/** Opens a page and waits until nothing loads any more. Answers below the window load when they come into view. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1, .empty h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Not waitForFunction, which evaluates a text again in the page: its policy forbids that.
  const isLoading = `[...document.querySelectorAll('.loading')].some(
    (part) => !part.closest('.prompt-answers') || part.getBoundingClientRect().top < innerHeight,
  )`;
  await until(
    () => page.evaluate<boolean>(isLoading),
    (loading) => !loading,
  );
}

/** The serious faults that axe finds, without its own violation of the page's policy: of all its rules, or only of those on colors. */
export async function findFaults(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Evaluated rather than added as a script, which the policy of the page forbids.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate<{
    violations: { impact: string; id: string; nodes: { html: string }[] }[];
  }>(
    `axe.run(document, {
      resultTypes: ['violations'], selectors: false, preload: false,
      ...(${rules === 'colors'} && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
