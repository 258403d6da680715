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
const TABLE_MS = 1500;
const LONG_MS = 100;
const WINDOW = { startDate: FIRST_DAY, endDate: addDays(FIRST_DAY, DAYS - 1) };
const API_QUERY = `?${new URLSearchParams({ ...WINDOW, country: 'us', include: 'engines', sortBy: 'brandCoverage', limit: '50' }).toString()}`;

/** What is measured, in milliseconds. Tasks are those of the page's main thread. */
const MEASURES = {
  api: 'first page of prompts from the API',
  overview: 'overview',
  competitors: 'competitors',
  heatTable: `heat table (at most ${TABLE_MS})`,
  sort: 'heat table sorted by an engine',
  search: 'search among all prompts',
  openTask: `longest task while the heat table opens (at most ${LONG_MS})`,
  scrollTask: `longest task while all prompts are scrolled through (at most ${LONG_MS})`,
  chooseTask: `longest task while prompts are sorted and searched (at most ${LONG_MS})`,
  cpuTime: `CPU time of the longest of these tasks, on a busy machine (at most ${LONG_MS})`,
};

type Measure = keyof typeof MEASURES;
type Round = Record<Measure, number>;

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
): Promise<Round[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${baseUrl}/#key=${key}`);
  await page.locator('.side').waitFor();
  const query = `?from=${WINDOW.startDate}&to=${WINDOW.endDate}&country=us`;
  const overview = `${baseUrl}/reports/${reportId}${query}`;
  const prompts = `${baseUrl}/reports/${reportId}/prompts${query}`;
  const competitors = `${baseUrl}/reports/${reportId}/competitors${query}`;
  const measured: Round[] = [];
  // The first opening warms the server.
  for (let round = 0; round <= rounds; round++) {
    const read = await timeApi(`${baseUrl}/v1/reports/brand/${reportId}/prompts${API_QUERY}`, key);
    const first = await time(page, overview, '.headline h1');
    // The rest of the overview must not delay the next screen.
    await page.waitForLoadState('networkidle');
    const rivals = await time(page, competitors, '.heat-table.brands');
    await page.waitForLoadState('networkidle');
    const opened = await trace(browser, page, () =>
      time(page, prompts, '.heat-table tbody:nth-of-type(3) th[scope=row]'),
    );
    const scrolled = await trace(browser, page, () => scrollThrough(page));
    const chosen = await trace(browser, page, async () => ({ sort: await sort(page), search: await search(page) }));
    if (round === 0) continue;
    measured.push({
      api: read,
      overview: first,
      competitors: rivals,
      heatTable: opened.result,
      ...chosen.result,
      openTask: opened.longest,
      scrollTask: scrolled.longest,
      chooseTask: chosen.longest,
      cpuTime: Math.max(opened.cpu, scrolled.cpu, chosen.cpu),
    });
  }
  return measured;
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

/** Scrolls through all prompts, page by page of the API. */
async function scrollThrough(page: Page): Promise<void> {
  const countShown = async () => Number((await page.locator('p.more').textContent())?.replace(/\D/g, ''));
  while ((await countShown()) < PROMPTS) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
  }
  await page.evaluate('scrollTo(0, 0)');
}

/** Sorts by an engine, in the other direction than before. */
async function sort(page: Page): Promise<number> {
  const header = page.locator('.heat-table thead th', { hasText: 'Gemini' });
  const started = performance.now();
  await header.getByRole('button').click();
  await page.locator('.heat-table thead th[aria-sort]', { hasText: 'Gemini' }).waitFor();
  await page.locator('.heat-table tbody:nth-of-type(3) th[scope=row]').first().waitFor();
  return performance.now() - started;
}

/** Searches for a number that few prompts contain. */
async function search(page: Page): Promise<number> {
  const field = page.getByLabel('Search prompts');
  const started = performance.now();
  await field.pressSequentially(String(PROMPTS - 1));
  await page.getByText(/^1\sprompt shown\.$/).waitFor();
  const duration = performance.now() - started;
  await field.fill('');
  return duration;
}

/** Runs something, and returns with its result the longest task of the page's main thread in Chromium's trace. */
async function trace<Result>(browser: Browser, page: Page, run: () => Promise<Result>) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const result = await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; dur?: number; tdur?: number; pid: number; tid: number; args: { name?: string } }[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  return {
    result,
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    cpu: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(rounds: Round[]): Report {
  const valuesOf = (name: Measure) => rounds.map((round) => round[name]);
  const rows = (Object.keys(MEASURES) as Measure[]).map((name) => {
    const values = valuesOf(name);
    const ratio = middle(values) / middle(valuesOf('overview'));
    return [MEASURES[name], middle(values).toFixed(0), Math.max(...values).toFixed(0), ratio.toFixed(2)];
  });
  const table = formatTable([['', 'median ms', 'most ms', 'ratio'], ...rows]);
  return { text: `Dashboard with ${PROMPTS} prompts, 7 engines and ${DAYS} days\n\n${table}`, data: rounds };
}
