import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROMPTS } from '../../src/domain/demo/demo.ts';
import { addDays, dayOf, windowEndingOn } from '../../src/domain/shared/windows.ts';
import { logLine, sendLog } from '../support/agent-analytics.ts';
import { findBrowser } from '../support/browser.ts';
import { findFaults, openPage, signIn, useDemo } from '../support/dashboard.ts';
import { readPdfText } from '../support/pdf-text.ts';
import { createRequest, type Send } from '../support/request.ts';
import { until } from '../support/until.ts';

// report-pdf.browser.ts and renderer.browser.ts use the browser that the server finds by itself.
const desk = useDemo({ chromiumPath: findBrowser() });
let send: Send;
let report: string;
let tagId: string;

beforeAll(async () => {
  send = createRequest(desk.server.baseUrl, desk.server.demoKey);
  report = `/reports/${desk.server.reportId}`;
  const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
  const base = `/v1/workspaces/${workspace.id}`;
  tagId = (await send('POST', `${base}/tags`, { body: { name: 'Small teams', color: 'blue' } })).body.id;
  for (const country of ['us', 'uk'] as const) {
    const prompts = DEMO_PROMPTS[0]?.prompts[country].slice(0, 2);
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
});

const open = (page: Page, path: string) => openPage(page, `${desk.server.baseUrl}${path}`);

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
  /** How many days earlier the compared window starts, if it is not the days before. */
  distance?: number;
}

/**
 * The defaults, three cases that fast-check drew with the seed 48, one engine of a tag in all countries, and two that are compared with
 * another window than the days before.
 */
const CASES: Case[] = [
  { days: 14, country: null, engines: [], isTagged: false, branded: 'include' },
  { days: 28, country: 'uk', engines: ['perplexity', 'gemini'], isTagged: true, branded: 'exclude' },
  { days: 14, country: 'us', engines: ['copilot', 'gemini', 'claude'], isTagged: true, branded: 'exclude' },
  { days: 7, country: null, engines: ['google_ai_mode'], isTagged: false, branded: 'exclude' },
  { days: 28, country: null, engines: ['chatgpt'], isTagged: true, branded: 'include' },
  { days: 7, country: null, engines: [], isTagged: false, branded: 'include', distance: 16 },
  { days: 5, country: 'us', engines: ['gemini', 'claude'], isTagged: false, branded: 'exclude', distance: 21 },
];

const windowOf = (days: number) => windowEndingOn(dayOf(new Date()), days);

/** The filters in an address of the dashboard. */
function toSearch({ days, country, engines, isTagged, branded, distance }: Case): string {
  const params = new URLSearchParams({
    ...(days !== 14 && { days: String(days) }),
    ...(country && { country }),
    ...(engines.length > 0 && { engines: engines.join(',') }),
    ...(isTagged && { tag: tagId }),
    ...(branded !== 'include' && { branded }),
    ...(distance && { compare: addDays(windowOf(days).startDate, -distance) }),
  });
  return `?${params.toString()}`;
}

/** The same filters in a call of the API. */
function toQuery({ days, country, engines, isTagged, branded }: Case): string {
  const params = new URLSearchParams({
    ...windowOf(days),
    ...(country && { country }),
    ...(isTagged && { tagId }),
    branded,
  });
  for (const engine of engines) params.append('engines', engine);
  return params.toString();
}

/** The same filters in a call that compares the window with an earlier one. */
function toComparedQuery(filters: Case): string {
  const { days, distance } = filters;
  if (distance === undefined) return toQuery(filters);
  const { startDate, endDate } = windowOf(days);
  const params = { compareStartDate: addDays(startDate, -distance), compareEndDate: addDays(endDate, -distance) };
  return `${toQuery(filters)}&${new URLSearchParams(params).toString()}`;
}

/** A number as the screens show it. */
const toNumber = (text = '') => Number(text.replaceAll(',', ''));

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('for any filters, every screen, file, link and call has the same figures', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await signIn(desk));
  });
  afterAll(() => page.context().close());

  /** Follows a link of the navigation, which keeps the filters. */
  const follow = async (name: string, figure: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    const region = page.getByRole('region', { name: figure });
    await region.waitFor();
    await expect.poll(() => region.locator('[aria-busy="true"]').count()).toBe(0);
  };

  test.each(CASES)(
    '$days days, country $country, engines $engines, tag $isTagged, branded $branded, compared with $distance days earlier',
    async (filters) => {
      const path = `/v1/reports/brand/${desk.server.reportId}`;
      const { body: stats } = await send('GET', `${path}/stats?${toComparedQuery(filters)}&groupBy=engine`);
      const brand = stats.brands.find(({ isMainBrand }: any) => isMainBrand);
      const share = `${Math.round(100 * brand.brandCoverage)} %`;
      const answers = `${stats.answers.toLocaleString('en')} answers`;
      expect(stats.status).toBe('ready');
      expect(brand.change.matchedPrompts).toBeGreaterThanOrEqual(filters.distance ? 1 : 0);
      const { compareStartDate } = Object.fromEntries(new URLSearchParams(toComparedQuery(filters)));

      await page.goto(`${desk.server.baseUrl}${report}${toSearch(filters)}&brands-view=call`);
      const sentence = await page.locator('.headline h1').innerText();
      expect(spaced(sentence)).toContain(`is named in ${share} of answers`);
      expect(spaced(await page.locator('.grade-note').innerText())).toContain(`${answers} to ${stats.prompts} prompt`);
      const [, url = ''] = /'http:\/\/[^/]+(.*)'/.exec(await page.locator('.call pre').innerText()) ?? [];
      const { body: called } = await send('GET', url);
      expect([called.answers, called.brands]).toEqual([stats.answers, stats.brands]);

      await follow('Prompts', 'How often answers name Acme CRM');
      // Rows far from the window are rendered only to be printed.
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      const counts = await page.locator('.heat-total small').allInnerTexts();
      await page.evaluate('dispatchEvent(new Event("afterprint"))');
      expect(sum(counts.map(Number))).toBe(stats.answers);
      const rows = await saveCsv(page, 'How often answers name Acme CRM');
      expect(sum(rows.map((row) => Number(row['Answers'])))).toBe(stats.answers);
      const named = rows.map((row) => Number(row['Answers']) * Number(row['Share of answers that name Acme CRM']));
      expect(Math.round(sum(named))).toBe(Math.round(stats.answers * brand.brandCoverage));
      const { body: listed } = await send(
        'GET',
        `${path}/prompts?${toComparedQuery(filters)}&include=engines&sortBy=brandCoverage&limit=100`,
      );
      expect(rows.map((row) => row['Change'])).toEqual(
        listed.items.map(({ change }: any) => String(change.brandCoverage ?? '')),
      );

      await follow('Competitors', 'Share of voice');
      const changes = await saveCsv(page, 'What changed for each brand');
      expect(changes.find((row) => row['Brand'] === 'Acme CRM')?.['Change']).toBe(
        String(brand.change.brandCoverage ?? ''),
      );
      const voices = await saveCsv(page, 'Share of voice');
      expect(Number(voices.find((row) => row['Brand'] === 'Acme CRM')?.['Share of voice'])).toBe(brand.shareOfVoice);

      const cited = (await send('GET', `${path}/citations?${toQuery(filters)}&limit=50`)).body.items;
      await follow('Sources', 'Your pages, from crawler to visitor');
      await page.locator('table.pages').waitFor();
      const pages = await page.locator('table.pages > tbody > tr').evaluateAll(readRows);
      expect(pages.slice(0, 50).map((row) => toNumber(row[4]))).toEqual(cited.map(({ citations }: any) => citations));
      const own = (await send('GET', `${path}/citations?${toQuery(filters)}&domain=acme-crm.example`)).body.items;
      const journey = await page
        .getByRole('region', { name: 'Your pages', exact: true })
        .locator('tbody tr')
        .evaluateAll(readRows);
      const citedInJourney = journey.map((row) => toNumber(row[2])).filter((citations) => citations > 0);
      expect(new Set(citedInJourney)).toEqual(new Set(own.map(({ citations }: any) => citations)));
      expect(sum(citedInJourney)).toBe(sum(own.map(({ citations }: any) => citations)));
      const requested = page.waitForRequest(/citations\.csv/);
      await page.getByRole('button', { name: 'All citations (CSV)' }).click();
      const { pathname, search } = new URL((await requested).url());
      const csv = await send('GET', pathname + search);
      expect(csv.body.trim().split('\n').length - 1).toBe(
        sum(await readCitations(`${path}/citations?${toQuery(filters)}`)),
      );

      await follow('Overview', 'Who is named');
      await page.getByRole('link', { name: 'Print or share' }).click();
      await page.locator('.print-view h1').waitFor();
      const printedView = await readPrinted(page);
      expect(printedView).toEqual({
        sentence,
        head: printedView.head,
        foot: expect.stringContaining(`n = ${answers}`),
      });
      expect(printedView.head.includes('compared with')).toBe(compareStartDate !== undefined);
      expect(sentence.includes('the window of')).toBe(compareStartDate !== undefined);
      const printed = await readPdf(page);
      await page.getByRole('button', { name: 'Create a link' }).click();
      const shared = await page.locator('.secret pre').innerText();
      expect(printed).toContain(sentence.replaceAll(/\s/g, ''));
      expect(printed).toContain(`n=${answers}`.replaceAll(' ', ''));
      expect(printed).toContain(printedView.head.replaceAll(/\s/g, ''));
      await page.goto(shared);
      await page.locator('html[data-ready="true"]').waitFor();
      const { sentence: sharedSentence, head, foot } = await readPrinted(page);
      expect([sharedSentence, head]).toEqual([sentence, printedView.head]);
      expect(foot).toContain(`n = ${answers}`);
    },
  );
});

/** The text of the file that the button requests. A busy server needs another attempt to start its browser. */
async function readPdf(page: Page): Promise<string> {
  await page.route('**/report.pdf?*', (route) => route.abort());
  const requested = page.waitForRequest(/report\.pdf/);
  await page.getByRole('button', { name: 'PDF' }).click();
  const url = (await requested).url();
  const headers = { authorization: `Bearer ${desk.server.demoKey}` };
  const response = await until(
    () => fetch(url, { headers }),
    ({ ok }) => ok,
  );
  return readPdfText(Buffer.from(await response.arrayBuffer()));
}

/** What a printed or shared page says about the answers it is based on. */
async function readPrinted(page: Page) {
  const read = async (selector: string) => page.locator(`.print-view ${selector}`).innerText();
  return { sentence: await read('h1'), head: await read('.print-head p'), foot: spaced(await read('.print-foot')) };
}

/** The citations of all cited pages. */
async function readCitations(path: string): Promise<number[]> {
  const citations: number[] = [];
  let cursor = '';
  do {
    const { body } = await send('GET', `${path}&limit=200${cursor && `&cursor=${cursor}`}`);
    citations.push(...body.items.map((page: any) => page.citations));
    cursor = body.paging.nextCursor ?? '';
  } while (cursor !== '');
  return citations;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function readRows(rows: { querySelectorAll: (selector: string) => Iterable<{ innerText: string }> }[]): string[][] {
  return rows.map((row) => Array.from(row.querySelectorAll('td'), ({ innerText }) => innerText));
}

test('the portfolio and the overview one click later have the same share of all countries', async () => {
  const { page } = await signIn(desk);
  await open(page, '/portfolio');
  const row = page.getByRole('row', { name: /Acme CRM/ });
  const share = await row.locator('.whisker-cell strong').innerText();
  const answers = /([\d,]+)\sanswers/.exec(await row.innerText())?.[1];
  await row.getByRole('link').first().click();
  const sentence = await page.locator('.headline h1').innerText();
  expect(sentence).toContain(`is named in ${share} of answers`);
  expect(await page.locator('.grade-note').innerText()).toContain(`${answers}\u00a0answers`);
  expect(await page.getByLabel('Country').inputValue()).toBe('');
  await page.context().close();
});

test('Back undoes a filter, and each chip removes its filter', async () => {
  const { page } = await signIn(desk);
  const search = () => new URL(page.url()).search;
  await open(page, `${report}/prompts?brand=Globex&gaps=only`);
  await page.getByRole('combobox', { name: /^Engine/ }).selectOption('gemini');
  await expect.poll(search).toBe('?engines=gemini&brand=Globex&gaps=only');
  await page.getByLabel('Add an engine').selectOption('claude');
  await expect.poll(search).toBe('?engines=gemini%2Cclaude&brand=Globex&gaps=only');
  await page.getByLabel('Window').selectOption('custom');
  await page.getByLabel('From').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('Window').inputValue()).toBe('14');
  await page.goBack();
  await expect.poll(search).toBe('?engines=gemini&brand=Globex&gaps=only');
  await page.goForward();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect.poll(() => chips.getByRole('button').allInnerTexts()).toEqual(['Gemini ×', 'Claude ×', 'Remove all']);
  expect(await findFaults(page)).toEqual([]);
  await chips.getByRole('button', { name: 'Remove the filter Gemini' }).click();
  await expect.poll(search).toBe('?engines=claude&brand=Globex&gaps=only');
  await chips.getByRole('button', { name: 'Remove the filter Claude' }).click();
  await expect.poll(search).toBe('?brand=Globex&gaps=only');
  expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Globex');
  await page.context().close();
});

test('a comparison with earlier days is in the address and a chip, and where it does not apply, the screen says so', async () => {
  const { page } = await signIn(desk);
  const search = () => new URL(page.url()).search;
  await open(page, report);
  const comparison = page.getByRole('combobox', { name: 'Compared with' });
  const names = await comparison.locator('option').allInnerTexts();
  expect(names).toEqual(['The days before', '4 weeks earlier', '13 weeks earlier', 'One year earlier', 'Other days']);
  await comparison.selectOption('1y');
  await expect.poll(search).toBe('?compare=1y');
  const { startDate, endDate } = windowOf(14);
  await page.locator('.headline h1').waitFor();
  expect(await page.locator('.headline h1').innerText()).toContain(
    'there are no answers to the same prompts in the window of ',
  );
  await comparison.selectOption('custom');
  const first = page.getByLabel('Compared from');
  expect(await first.inputValue()).toBe(`${Number(startDate.slice(0, 4)) - 1}${startDate.slice(4)}`);
  expect(await first.getAttribute('max')).toBe(addDays(startDate, -14));
  await first.fill(addDays(startDate, -15));
  await expect.poll(search).toBe(`?compare=${addDays(startDate, -15)}`);
  const chip = page.getByRole('button', { name: /^Remove the filter Compared with/ });
  expect(await chip.innerText()).toContain(String(Number(addDays(endDate, -15).slice(8))));
  expect(await page.getByRole('region', { name: 'Who is named' }).innerText()).toContain(
    'Changes are from the window of',
  );
  expect(await findFaults(page)).toEqual([]);
  for (const screen of ['sources', 'to-do', 'agents', `prompts/${desk.server.promptId}`, 'answers?text=CRM']) {
    const [path, more] = screen.split('?');
    await open(page, `${report}/${path}${search().split('&')[0]}${more ? `&${more}` : ''}`);
    expect((await page.locator('.not-applied').allInnerTexts()).join()).toMatch(/not apply [^:]*: [^.]*comparison/);
  }
  await open(page, `${report}/competitors?compare=4w`);
  expect(await page.getByRole('region', { name: 'Who overtook whom' }).innerText()).toContain(
    'Compared with the window of',
  );
  await chip.click();
  await expect.poll(search).toBe('');
  await page.goBack();
  await expect.poll(search).toBe('?compare=4w');
  await page.getByRole('combobox', { name: 'Window' }).selectOption('90');
  await expect.poll(() => chip.count()).toBe(0);
  await page.context().close();
});

test('a view is saved by name with everything in its address, opened again and deleted', async () => {
  const { page } = await signIn(desk);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, `${report}/sources?country=uk&kind=Brand`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  const views = page.getByRole('region', { name: 'Saved views' });
  await views.getByLabel('Name of this view').fill('Our pages in Britain');
  await views.getByRole('button', { name: 'Save this view' }).click();
  await views.getByRole('link', { name: 'Our pages in Britain' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the filter United Kingdom' }).click();
  await views.getByRole('link', { name: 'Our pages in Britain' }).click();
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe(`${report}/sources?country=uk&kind=Brand`);
  await views.getByRole('button', { name: 'Delete the view Our pages in Britain' }).click();
  await views.getByText('No view is saved yet.').waitFor();
  await page.context().close();
});

describe('to do', () => {
  test('lists each task of the two engines once, over all countries, and says which filters do not apply', async () => {
    const { page } = await signIn(desk);
    await open(page, `${report}/to-do?engines=chatgpt,gemini&tag=${tagId}`);
    const path = `/v1/reports/brand/${desk.server.reportId}/recommendations?merge=engines&engines=chatgpt&engines=gemini&limit=200`;
    const expected = (await send('GET', path)).body.items;
    const items = page.locator('.recommendations > li');
    await items.first().waitFor();
    expect(await items.evaluateAll((all: any[]) => all.map(({ id }) => id))).toEqual(
      expected.map(({ id }: any) => id).slice(0, 100),
    );
    const hints = await items.locator('.hint').allInnerTexts();
    expect(hints.join()).not.toMatch(/Perplexity|Claude|Copilot|Google/);
    for (const name of ['United States', 'United Kingdom', 'ChatGPT', 'Gemini']) {
      expect(hints.some((hint) => hint.includes(name))).toBe(true);
    }
    expect(await page.locator('.not-applied').innerText()).toMatch(/^These filters do not apply here: window, tag\./);
    await items.first().getByRole('button', { expanded: false }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe(await items.first().getAttribute('id'));
    await page.reload();
    await items.first().locator('.evidence').waitFor();
    await page.context().close();
  });
});

test('the history of a page is that of the country with the most answers, which its title names', async () => {
  const { page } = await signIn(desk);
  const url = 'https://acme-crm.example/pricing';
  const [all] = CASES as [Case];
  const path = `/v1/reports/brand/${desk.server.reportId}`;
  const { body: stats } = await send('GET', `${path}/stats?${toQuery(all)}&groupBy=country`);
  const main = stats.groups.toSorted((a: any, b: any) => b.answers - a.answers)[0];
  const readCitation = async (country: string) => {
    const query = `${toQuery({ ...all, country })}&domain=acme-crm.example`;
    return (await send('GET', `${path}/citations?${query}`)).body.items.find((item: any) => item.url === url).citations;
  };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const by of ['day', 'week']) {
    requests.length = 0;
    await open(page, `${report}/sources?open=${encodeURIComponent(url)}&by=${by}`);
    const heading = page.locator('.page-history h3');
    const period = by === 'day' ? 'Day by day' : 'Week by week';
    expect(await heading.innerText()).toBe(`${period}, ${main.label}, the country with the most answers`);
    expect(requests.filter((each) => each.includes('citations.readHistory'))).toHaveLength(1);
    const bars = page.getByRole('slider', { name: `Citations of ${url} by ${by}` });
    const last = Number(await bars.getAttribute('aria-valuemax'));
    const values: number[] = [];
    await bars.focus();
    await page.keyboard.press('Home');
    for (let index = 0; index <= last; index++) {
      values.push(Number.parseInt(String(await bars.getAttribute('aria-valuetext')).split(': ')[1] ?? '', 10));
      await page.keyboard.press('ArrowRight');
    }
    expect({ by, citations: sum(values) }).toEqual({ by, citations: await readCitation(main.key) });
  }
  await open(page, `${report}/sources?country=uk&open=${encodeURIComponent(url)}`);
  expect(await page.locator('.page-history h3').innerText()).toBe('Day by day, United Kingdom');
  await page.context().close();
});

describe('while other filters load', () => {
  const SCREENS = ['', '/prompts', '/prompts/:id', '/competitors', '/sources', '/agents', '/method', '/print'];

  test.each([
    ...SCREENS.map((screen) => ({ screen, filter: 'Window', value: '7', chip: '7 days' })),
    { screen: '/to-do', filter: 'Country', value: 'uk', chip: 'United Kingdom' },
  ])('no figure of the earlier ones is shown as current: $screen', async ({ screen, filter, value, chip }) => {
    const { page } = await signIn(desk);
    await open(page, `${report}${screen.replace(':id', desk.server.promptId)}?engines=gemini&country=us`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/trpc/**', async (route) => {
      await held;
      await route.continue();
    });
    const unused = filter.toLowerCase();
    expect(await readFigures(page, unused)).not.toEqual([]);
    await page.getByLabel(filter).selectOption(value);
    await page.getByRole('button', { name: `Remove the filter ${chip}` }).waitFor();
    expect(await readFigures(page, unused)).toEqual([]);
    expect(await page.locator('main [aria-busy="true"]').count()).toBeGreaterThan(0);
    const actions = page.locator('.page-head .form-actions button, .shares button[type=submit]');
    expect(await actions.evaluateAll((buttons: any[]) => buttons.every(({ disabled }) => disabled))).toBe(true);
    release();
    await expect.poll(() => readFigures(page, unused)).not.toEqual([]);
    await page.context().close();
  });

  /** What has figures and does not say that the filter does not apply to it. */
  function readFigures(page: Page, filter: string): Promise<string[]> {
    return page.locator('.headline, .figure, .print-view, .method, .recommendations, .reader').evaluateAll(
      (parts: any[], name) =>
        parts.flatMap((part) => {
          const note =
            part.querySelector(':scope > header .not-applied') ??
            part.parentElement.querySelector(':scope > .not-applied');
          // A figure that is loading has its title and its note only.
          const content = [...part.children].filter((child) => child.localName !== 'header');
          const isLoading = content.length > 0 && content.every((child) => child.ariaBusy === 'true');
          return isLoading || note?.textContent.includes(name) ? [] : [part.textContent.slice(0, 80)];
        }),
      filter,
    );
  }
});
