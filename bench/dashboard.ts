import { type Browser, chromium, type Page } from 'playwright-core';
import { createApp } from '../src/app.ts';
import { addDays } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { listen } from '../src/rest/server.ts';
import { FIRST_DAY, PROMPTS, prepareSubject } from './statistics/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const DAYS = 180;
const LONG_MS = 100;
const WINDOW = { startDate: FIRST_DAY, endDate: addDays(FIRST_DAY, DAYS - 1) };
const API_QUERY = `?${new URLSearchParams({ ...WINDOW, country: 'us', include: 'engines', sortBy: 'brandCoverage', limit: '50' }).toString()}`;

interface Times {
  /** The first page of prompts, from the API alone. */
  api: number[];
  overview: number[];
  heatTable: number[];
  /** The longest task of the page while it scrolls through all prompts. */
  longestTask: number[];
}

/** The page on a large report, compared with the overview, in Chromium and with a warm server. */
export async function benchDashboard({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const subject = await prepareSubject(url, DAYS);
    const env = readEnv({ DATABASE_URL: url, ROLE: 'api', PORT: '0', RATE_LIMIT_PER_MINUTE: '0' });
    const app = await createApp({ env, log: createLog('fatal') });
    const browser = await chromium.launch({
      executablePath: env.chromiumPath ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    const server = await listen(await app.createHttp(), env);
    try {
      await app.context.statistics.summarizeGeneration({ ...subject, version: 1 }, 300_000);
      const { key } = await app.services.createApiKey({ workspaceIds: [subject.workspaceId], permissions: ['read'] });
      return report(await measure(browser, `http://127.0.0.1:${server.port}`, key, subject.reportId, rounds));
    } finally {
      await browser.close();
      await server.close(0);
      await app.close();
    }
  });
}

async function measure(
  browser: Browser,
  baseUrl: string,
  key: string,
  reportId: string,
  rounds: number,
): Promise<Times> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${baseUrl}/#key=${key}`);
  await page.locator('.side').waitFor();
  const query = `?from=${WINDOW.startDate}&to=${WINDOW.endDate}&country=us`;
  const overview = `${baseUrl}/reports/${reportId}${query}`;
  const prompts = `${baseUrl}/reports/${reportId}/prompts${query}`;
  const times: Times = { api: [], overview: [], heatTable: [], longestTask: [] };
  // The first opening warms the server.
  for (let round = 0; round <= rounds; round++) {
    const read = await timeApi(`${baseUrl}/v1/reports/brand/${reportId}/prompts${API_QUERY}`, key);
    const first = await time(page, overview, '.headline h1');
    // The rest of the overview must not delay the next screen.
    await page.waitForLoadState('networkidle');
    const table = await time(page, prompts, '.heat-table tbody:nth-of-type(3) th[scope=row]');
    const longest = await scrollThrough(browser, page);
    if (round === 0) continue;
    times.api.push(read);
    times.overview.push(first);
    times.heatTable.push(table);
    times.longestTask.push(longest);
  }
  return times;
}

async function timeApi(url: string, key: string): Promise<number> {
  const started = performance.now();
  await (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).arrayBuffer();
  return performance.now() - started;
}

/** From the request of the page to the first sight of an element. */
async function time(page: Page, url: string, selector: string): Promise<number> {
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return performance.now() - started;
}

/** Scrolls through all prompts, page by page of the API, and returns the longest task of Chromium's trace. */
async function scrollThrough(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const countShown = async () => Number((await page.locator('p.more').textContent())?.replace(/\D/g, ''));
  while ((await countShown()) < PROMPTS) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; dur?: number; pid: number; tid: number; args: { name?: string } }[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(times: Times): Report {
  const row = (name: string, values: number[]) => [
    name,
    middle(values).toFixed(0),
    Math.max(...values).toFixed(0),
    (middle(values) / middle(times.overview)).toFixed(2),
  ];
  const rows = [
    ['', 'median ms', 'most ms', 'ratio'],
    row('first page of prompts from the API', times.api),
    row('overview', times.overview),
    row('heat table', times.heatTable),
    row(`longest task while scrolling (at most ${LONG_MS})`, times.longestTask),
  ];
  return { text: `Dashboard with ${PROMPTS} prompts, 7 engines and ${DAYS} days\n\n${formatTable(rows)}`, data: times };
}
