import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROMPTS } from '../../src/domain/demo/demo.ts';
import { dayOf, windowEndingOn } from '../../src/domain/shared/windows.ts';
import { logLine, sendLog } from '../support/agent-analytics.ts';
import { startBrowser } from '../support/browser.ts';
import { type DemoServer, FILL_MS, findFaults, startDemo, visit } from '../support/dashboard.ts';
import { readPdfText } from '../support/pdf-text.ts';
import { createRequest, type Send } from '../support/request.ts';

let server: DemoServer;
let browser: Browser;
let send: Send;
let report: string;
let tagId: string;

beforeAll(async () => {
  browser = await startBrowser();
  server = await startDemo({ chromiumPath: process.env.CHROMIUM_PATH ?? null });
  send = createRequest(server.baseUrl, server.demoKey);
  report = `/reports/${server.reportId}`;
  const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
  const base = `/v1/workspaces/${workspace.id}`;
  tagId = (await send('POST', `${base}/tags`, { body: { name: 'Small teams', color: 'blue' } })).body.id;
  for (const country of ['us', 'uk']) {
    const prompts = DEMO_PROMPTS[country]?.slice(0, 2);
    await send('POST', `${base}/prompts`, { body: { prompts, country, tagIds: [tagId] } });
  }
  const domain = 'acme-crm.example';
  const connector = await send('POST', `${base}/log-connectors`, { body: { kind: 'combined', domain } });
  const today = new Date().toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = today.replaceAll(' ', '/').replace('Sept', 'Sep');
  await sendLog(connector.body, ['/', '/pricing'].map((path) => logLine({ host: domain, day, path })).join(''));
}, FILL_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function signIn(width?: number): Promise<Page> {
  const { page } = await visit(browser, server.baseUrl, width);
  await page.goto(`${server.baseUrl}/#key=${server.demoKey}`);
  await page.locator('.side').waitFor();
  return page;
}

/** Opens a screen and waits until nothing loads any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.baseUrl}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** Rows of a CSV file that the page saves, by column. No cell of these files contains a line break or a comma. */
async function saveCsv(page: Page, figure: string): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('region', { name: figure }).getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [names = [], ...rows] = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [names[index] ?? '', cell])));
}

interface Case {
  days: number;
  country: string | null;
  engines: string[];
  isTagged: boolean;
  branded: 'include' | 'exclude';
}

/** Drawn by fast-check with the seed 48, and the defaults. */
const CASES: Case[] = [
  { days: 14, country: null, engines: [], isTagged: false, branded: 'include' },
  { days: 7, country: 'us', engines: ['google', 'claude'], isTagged: false, branded: 'include' },
  { days: 28, country: 'uk', engines: ['perplexity', 'gemini'], isTagged: true, branded: 'exclude' },
  { days: 14, country: 'us', engines: ['copilot', 'gemini', 'claude'], isTagged: true, branded: 'exclude' },
  { days: 7, country: null, engines: ['google_ai_mode'], isTagged: false, branded: 'exclude' },
  { days: 28, country: null, engines: ['chatgpt'], isTagged: true, branded: 'include' },
];

/** The filters in an address of the dashboard. */
function toSearch({ days, country, engines, isTagged, branded }: Case): string {
  const params = new URLSearchParams({
    ...(days !== 14 && { days: String(days) }),
    ...(country && { country }),
    ...(engines.length > 0 && { engines: engines.join(',') }),
    ...(isTagged && { tag: tagId }),
    ...(branded !== 'include' && { branded }),
  });
  return `?${params}`;
}

/** The same filters in a call of the API. */
function toQuery({ days, country, engines, isTagged, branded }: Case): string {
  const params = new URLSearchParams({
    ...windowEndingOn(dayOf(new Date()), days),
    ...(country && { country }),
    ...(isTagged && { tagId }),
    branded,
  });
  for (const engine of engines) params.append('engines', engine);
  return params.toString();
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('for any filters, every screen, file, link and call has the same figures', async () => {
  const page = await signIn();
  for (const filters of CASES) {
    const search = toSearch(filters);
    const path = `/v1/reports/brand/${server.reportId}`;
    const { body: stats } = await send('GET', `${path}/stats?${toQuery(filters)}&groupBy=engine`);
    const brand = stats.brands.find(({ isMainBrand }: any) => isMainBrand);
    const share = `${Math.round(100 * brand.brandCoverage)} %`;
    const answers = `${stats.answers} answers`;
    expect({ search, status: stats.status }).toEqual({ search, status: 'ready' });

    await open(page, `${report}${search}&brands-view=call`);
    const sentence = await page.locator('.headline h1').innerText();
    expect({ search, sentence: spaced(sentence) }).toEqual({
      search,
      sentence: expect.stringContaining(`is named in ${share} of answers`),
    });
    expect(spaced(await page.locator('.grade-note').innerText())).toContain(`${answers} to ${stats.prompts} prompt`);
    const [, url = ''] = /'http:\/\/[^/]+(.*)'/.exec(await page.locator('.call pre').innerText()) ?? [];
    const { body: called } = await send('GET', url);
    expect([called.answers, called.brands]).toEqual([stats.answers, stats.brands]);

    await open(page, `${report}/prompts${search}`);
    const counts = await page.locator('.heat-total small').allInnerTexts();
    expect({ search, answers: sum(counts.map(Number)) }).toEqual({ search, answers: stats.answers });
    const rows = await saveCsv(page, 'How often answers name Acme CRM');
    expect(sum(rows.map((row) => Number(row['Answers'])))).toBe(stats.answers);
    const named = rows.map((row) => Number(row['Answers']) * Number(row['Share of answers that name Acme CRM']));
    expect(Math.round(sum(named))).toBe(Math.round(stats.answers * brand.brandCoverage));

    await open(page, `${report}/competitors${search}`);
    const voices = await saveCsv(page, 'Share of voice');
    const voice = voices.find((row) => row['Brand'] === 'Acme CRM');
    expect([search, Number(voice?.['Share of voice'])]).toEqual([search, brand.shareOfVoice]);

    const cited = (await send('GET', `${path}/citations?${toQuery(filters)}&limit=50`)).body.items;
    await open(page, `${report}/sources${search}`);
    const pages = await page.locator('table.pages > tbody > tr').evaluateAll(readRows);
    expect(pages.map(([, , , , citations]) => Number(citations))).toEqual(cited.map(({ citations }: any) => citations));
    const exported = (await send('GET', `/v1/exports/citations.csv?reportId=${server.reportId}&${toQuery(filters)}`))
      .body;
    expect({ search, rows: exported.split(cited[0].url).length - 1 >= cited[0].citations }).toEqual({
      search,
      rows: true,
    });
    const own = (await send('GET', `${path}/citations?${toQuery(filters)}&domain=acme-crm.example`)).body.items;
    const journey = await page
      .getByRole('region', { name: 'Your pages', exact: true })
      .locator('tbody tr')
      .evaluateAll(readRows);
    expect({
      search,
      cited: journey.flatMap(([, , citations]) => (citations === '0' ? [] : [Number(citations)])).toSorted(),
    }).toEqual({
      search,
      cited: own.map(({ citations }: any) => citations).toSorted(),
    });

    await open(page, `${report}/print${search}`);
    expect(await page.locator('.print-view h1').innerText()).toBe(sentence);
    expect(spaced(await page.locator('.print-foot').innerText())).toContain(`n = ${answers}`);
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const shared = await page.locator('.secret pre').innerText();
    const printed = readPdfText(await readFile(await (await pdf).path()));
    expect(printed).toContain(sentence.replaceAll(/\s/g, ''));
    expect(printed).toContain(`n=${stats.answers}answers`);
    const head = await page.locator('.print-head p').innerText();
    await page.goto(shared);
    await page.locator('html[data-ready="true"]').waitFor();
    expect(await page.locator('.print-view h1').innerText()).toBe(sentence);
    expect(await page.locator('.print-head p').innerText()).toBe(head);
    expect(spaced(await page.locator('.print-foot').innerText())).toContain(`n = ${answers}`);
  }
  await page.context().close();
}, 60_000);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function readRows(rows: { querySelectorAll: (selector: string) => Iterable<{ innerText: string }> }[]): string[][] {
  return rows.map((row) => Array.from(row.querySelectorAll('td'), ({ innerText }) => innerText));
}
