import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findFaults, openPage, signIn, useDemo } from '../support/dashboard.ts';
import { createRequest } from '../support/request.ts';

const desk = useDemo();

/** A screen of the report, loaded, in a fresh profile. */
async function open(screen: string, width = 1440) {
  const opened = await signIn(desk, width);
  await go(opened.page, screen);
  return opened;
}

const go = (page: Page, screen: string) =>
  openPage(page, `${desk.server.baseUrl}/reports/${desk.server.reportId}${screen}`);

/** The statistics of the filters that the address has. */
async function readStats(page: Page, window: { startDate: string; endDate: string }) {
  const params = new URL(page.url()).searchParams;
  const query = new URLSearchParams(window);
  if (params.has('country')) query.set('country', params.get('country') ?? '');
  if (params.has('engines')) query.set('engines', params.get('engines') ?? '');
  const send = createRequest(desk.server.baseUrl, desk.server.demoKey);
  return (await send('GET', `/v1/reports/brand/${desk.server.reportId}/stats?${query.toString()}`)).body;
}

const summaryOf = async (page: Page) => (await page.locator('.answers-summary').innerText()).split('.')[0];
async function boxesOf(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.flatMap((box) => box ?? []);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const WINDOW = { startDate: daysAgo(13), endDate: daysAgo(0) };

describe('one click opens the answers behind', () => {
  /** Clicks on the overview and compares the number of the answers with the API. */
  async function expectAnswers(page: Page, brand: string, window: { startDate: string; endDate: string }) {
    await page.locator('.answers-summary').waitFor();
    const { answers, brands } = await readStats(page, window);
    const share = brands.find((each: any) => each.brand === brand).brandCoverage;
    expect(await summaryOf(page)).toBe(
      `${Math.round(share * 100)}\u00a0% of ${answers.toLocaleString('en')}\u00a0answers name ${brand}`,
    );
    await page.locator('.answer-line').first().waitFor();
  }

  test('the headline, a brand, its whisker, its verdict and an engine', async () => {
    const { page, complaints, context } = await open('');
    await page.locator('.headline h1 a').click();
    await expectAnswers(page, 'Acme CRM', WINDOW);
    await go(page, '');
    const brands = page.getByRole('region', { name: 'Who is named' });
    await brands.getByRole('link', { name: /Globex/ }).click();
    expect(new URL(page.url()).searchParams.get('brand')).toBe('Globex');
    await expectAnswers(page, 'Globex', WINDOW);
    await go(page, '');
    await brands.getByRole('option', { name: /^Globex/ }).click();
    await expectAnswers(page, 'Globex', WINDOW);
    await go(page, '');
    await page.getByTitle('Read the answers of Gemini').click();
    expect(new URL(page.url()).searchParams.get('engines')).toBe('gemini');
    await expectAnswers(page, 'Acme CRM', WINDOW);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a day of the trend and a brand, with the keyboard alone', async () => {
    const { page, context } = await open('');
    await page.getByRole('slider', { name: /Share of answers by day/ }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.locator('.answers-summary').waitFor();
    const day = daysAgo(1);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ from: day, to: day });
    await expectAnswers(page, 'Acme CRM', { startDate: day, endDate: day });
    await go(page, '');
    await page.getByRole('listbox', { name: /^Share of answers/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAnswers(page, new URL(page.url()).searchParams.get('brand') ?? '', WINDOW);
    await context.close();
  });

  test('lists the answers that the share counts, and opens their text', async () => {
    const { page, context } = await open('/answers?named=yes');
    const first = page.locator('.prompt-answers').first();
    await first.locator('.answer-line').first().waitFor();
    expect(await first.locator('.dot.unnamed').count()).toBe(0);
    await page.getByLabel('Answers', { exact: true }).selectOption('no');
    await expect.poll(() => page.locator('.dot.named').count()).toBe(0);
    await page.locator('.dot.unnamed').first().waitFor();
    await page.locator('.answer-line').first().press('Enter');
    // Prompts above may still be loading, so that the line is not the first anymore.
    const opened = page.locator('li', { has: page.locator('article.reader') }).locator('.answer-line');
    await expect.poll(() => opened.getAttribute('aria-expanded')).toBe('true');
    await context.close();
  });
});

describe('a number of citations opens the answers that cite', () => {
  test('a page, a site, and a page on one day', async () => {
    const { page, complaints, context } = await open('/sources');
    // Not the first ones, which are cited in hundreds of answers.
    const row = page.locator('table.pages > tbody > tr').nth(40);
    const cells = await row.locator('td').allInnerTexts();
    const url = await row.locator('.url').innerText();
    await row.getByTitle('Read the answers that cite it').click();
    expect(new URL(page.url()).searchParams.get('page')).toBe(url);
    expect(await countFound(page)).toBe(Number(cells[4]));
    await page.getByRole('button', { name: `Remove the filter Cites ${url}` }).click();
    await page.locator('.answers-summary').waitFor();

    await go(page, '/sources');
    const site = page.locator('.bars li').last();
    const domain = (await site.locator('.bar-name').innerText()).split(' ')[0] ?? '';
    await site.getByTitle(`Read the answers that cite ${domain}`).click();
    const send = createRequest(desk.server.baseUrl, desk.server.demoKey);
    let citing = 0;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const paging: Record<string, string> = cursor === '' ? {} : { cursor };
      const query = new URLSearchParams({ ...WINDOW, domain, limit: '200', ...paging }).toString();
      const { body } = await send('GET', `/v1/reports/brand/${desk.server.reportId}/ai-responses?${query}`);
      citing += body.items.length;
      cursor = body.paging.nextCursor;
    }
    expect(await countFound(page)).toBe(citing);

    const most = 'https://acme-crm.example/guide';
    await go(page, `/sources?open=${encodeURIComponent(most)}`);
    const bars = page.getByRole('slider', { name: /^Citations of/ });
    await bars.focus();
    await page.keyboard.press('End');
    const [, cited] = /: (\d+)/.exec((await bars.getAttribute('aria-valuetext')) ?? '') ?? [];
    await page.keyboard.press('Enter');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ page: most, from: daysAgo(0) });
    expect(await countFound(page)).toBe(Number(cited));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the page of a recommendation', async () => {
    const { page, context } = await open('/to-do?tag=none');
    const send = createRequest(desk.server.baseUrl, desk.server.demoKey);
    const path = `/v1/reports/brand/${desk.server.reportId}/recommendations?merge=engines&limit=100`;
    const { items } = (await send('GET', path)).body;
    const item = items.find(({ type }: any) => type === 'content_partnership_opportunities');
    await page.locator(`[id="${item.id}"]`).getByRole('link', { name: 'Read answers that cite the page' }).click();
    const { url, startDate, endDate } = item.data;
    const query = new URLSearchParams({ url, startDate, endDate, limit: '200' });
    if (item.countries.length === 1) query.set('country', item.countries[0]);
    for (const { engine } of item.engines) query.append('engines', engine);
    const cited = await send('GET', `/v1/reports/brand/${desk.server.reportId}/ai-responses?${query.toString()}`);
    expect(await countFound(page)).toBe(cited.body.items.length);
    await context.close();
  });

  /** The number of answers that are listed, after all of them were loaded. */
  async function countFound(page: Page): Promise<number> {
    const status = page.locator('.page-head ~ .note[role=status]');
    await status.waitFor();
    await expect
      .poll(async () => {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        // A busy server may answer 503.
        const retry = page.getByRole('button', { name: 'Try again' });
        if (await retry.isVisible()) await retry.click();
        return status.innerText();
      })
      .toMatch(/ found, the newest first/);
    expect(await page.locator('.answer-line').count()).toBe(Number.parseInt(await status.innerText(), 10));
    return page.locator('.answer-line').count();
  }
});

/** The signs of the lists of an answer. */
function listStyles(element: any): string[] {
  const { getComputedStyle } = globalThis as any;
  return [...element.querySelectorAll('ul, ol')].map((list: any) => getComputedStyle(list).listStyleType);
}

describe('the search of answers', () => {
  test('finds a text in the answers to all prompts, marks it, and is in the address', async () => {
    const { page, complaints, context } = await open('/answers');
    await page.getByLabel('Search answers').fill('keeps data in the uk');
    await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe('keeps data in the uk');
    const line = page.locator('.answer-list > li').first();
    await line.waitFor();
    for (const mark of await page.locator('.answer-excerpt mark.found').all()) {
      expect((await mark.innerText()).toLowerCase()).toBe('keeps data in the uk');
    }
    await line.locator('.answer-line').click();
    await line.locator('.answer-text mark.found').first().waitFor();
    expect(await line.locator('.answer-text').evaluate(listStyles)).not.toContain('none');
    const marked = (await line.locator('.answer-text mark.found').allInnerTexts()).join('');
    expect(marked.toLowerCase().replaceAll('keeps data in the uk', '')).toBe('');
    expect(await findFaults(page)).toEqual([]);
    await page.getByLabel('Search answers').fill('nothing like this');
    await page.getByText('No answer contains “nothing like this”').waitFor();
    await page.goBack();
    await line.waitFor();
    expect(await page.getByLabel('Search answers').inputValue()).toBe('keeps data in the uk');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('continues a search that the server interrupts, and shows how far it is', async () => {
    const { page, context } = await open('/answers');
    const reached = [daysAgo(3), daysAgo(6)];
    let release = () => {};
    await page.route('**/trpc/answers.search**', async (route) => {
      const reachedDate = reached.shift();
      if (reachedDate === undefined) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await route.fulfill({ json: { result: { data: pageOf(false, daysAgo(13)) } } });
      } else await route.fulfill({ json: { result: { data: pageOf(true, reachedDate) } } });
    });
    const pageOf = (hasMore: boolean, reachedDate: string) => ({
      items: [],
      paging: { hasMore, nextCursor: hasMore ? reachedDate : null },
      reachedDate,
    });
    await page.getByLabel('Search answers').fill('顧客管理');
    const progress = page.getByRole('progressbar', { name: 'Search' });
    await expect.poll(() => progress.getAttribute('value')).toBe('7');
    expect(await progress.getAttribute('max')).toBe('14');
    expect(await page.locator('.progress').innerText()).toContain('0\u00a0answers found so far');
    release();
    await page.getByText('No answer contains “顧客管理”').waitFor();
    await context.close();
  });
});

describe('the competitors', () => {
  test('have their change with its interval and verdict, also on a narrow screen', async () => {
    const { page, context } = await open('/competitors', 390);
    const changes = page.getByRole('region', { name: 'What changed for each brand' });
    const verdicts = changes.locator('.whisker-values .verdict');
    expect(await verdicts.count()).toBe(5);
    for (const verdict of await verdicts.all()) {
      expect(await verdict.isVisible()).toBe(true);
      expect(await verdict.innerText()).toMatch(/[+−]?\d+\spoints?, [+−]?\d+ to [+−]?\d+/);
    }
    await context.close();
  });

  test('have shares and ranks over time by day and by week, and the address keeps the view', async () => {
    const { page, context } = await open('/competitors');
    await page.getByRole('link', { name: 'Ranks' }).click();
    await page.getByRole('link', { name: 'Weeks' }).click();
    await page.getByRole('heading', { name: 'Ranks over time' }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ view: 'ranks', by: 'week' });
    const ranks = page.getByRole('slider', { name: /Ranks of the brands by week/ });
    await ranks.focus();
    await page.keyboard.press('End');
    expect(await ranks.getAttribute('aria-valuetext')).toMatch(/: Acme CRM [1-5]( \(tied\))?, /);
    const boxes = await boxesOf(page.locator('.trend text.end'));
    expect(boxes).toHaveLength(5);
    for (const [index, { y }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(Math.abs(other.y - y)).toBeGreaterThanOrEqual(14);
    }
    await context.close();
  });

  test('are compared engine by engine, and a cell opens its answers', async () => {
    const { page, context } = await open('/competitors');
    const cell = page.locator('.heat-table.brands tbody tr').nth(1).locator('td').nth(1).locator('a');
    expect(await cell.getAttribute('title')).toMatch(
      /, ChatGPT: \d+\s% of \d+\sanswers \(.*\), change [+−]?\d+\spoints?, /,
    );
    await cell.click();
    await page.locator('.answers-summary').waitFor();
    const params = new URL(page.url()).searchParams;
    expect(params.get('engines')).toBe('chatgpt');
    const { answers } = await readStats(page, WINDOW);
    expect(await summaryOf(page)).toContain(`of ${answers}\u00a0answers name ${params.get('brand')}`);
    await context.close();
  });
});

describe('the heat table', () => {
  test('keeps its header in view, and every engine is visible on a narrow screen', async () => {
    const { page, context } = await open('/prompts', 390);
    const heads = page.locator('.heat-table thead th');
    expect(await heads.count()).toBe(10);
    await page.evaluate('document.body.style.paddingBottom = "2000px"; scrollTo(0, 1000)');
    for (const [index, head] of (await heads.all()).entries()) {
      const box = await head.boundingBox();
      expect({ index, box: box && box.x >= 0 && box.x + box.width <= 390 }).toEqual({ index, box: true });
    }
    await page.evaluate(
      `scrollTo(0, document.querySelector('.heat-table tbody').getBoundingClientRect().top + scrollY + 10)`,
    );
    await expect.poll(async () => (await heads.nth(3).boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  test('sorts by an engine and by change', async () => {
    const { page, context } = await open('/prompts');
    const sharesOf = async (column: number) =>
      (await page.locator(`.heat-table tbody tr > :nth-child(${column})`).allInnerTexts()).map((text) =>
        Number.parseInt(text.replace('−', '-'), 10),
      );
    const sortBy = async (name: string, engine: string | undefined) => {
      const response = page.waitForResponse((reply) => reply.url().includes('listPrompts'));
      await page.locator('.heat-table').getByRole('button', { name, exact: true }).click();
      const url = new URL((await response).url());
      expect(JSON.parse(url.searchParams.get('input') ?? '{}').sortEngine).toBe(engine);
      await page.locator('.heat-table').waitFor();
    };
    await sortBy('Gemini', 'gemini');
    const gemini = await sharesOf(9);
    expect(gemini).toEqual(gemini.toSorted((a, b) => b - a));
    await sortBy('Change', undefined);
    const changes = await sharesOf(3);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    await context.close();
  });

  test('finds prompts that are not loaded yet', async () => {
    const { page, context } = await open('');
    // A page of the screen is smaller than the list, as in large reports.
    await page.route('**/trpc/reports.listPrompts?*', async (route) => {
      const url = new URL(route.request().url());
      const input = JSON.parse(url.searchParams.get('input') ?? '{}');
      url.searchParams.set('input', JSON.stringify({ ...input, limit: 1 }));
      await route.continue({ url: url.href });
    });
    await go(page, '/prompts');
    // Slowly, so that the first letters are searched while the others are typed.
    await page.getByLabel('Search prompts').pressSequentially('EMAIL auto', { delay: 300 });
    expect(await page.getByLabel('Search prompts').inputValue()).toBe('EMAIL auto');
    await expect.poll(() => page.locator('p.more').innerText()).toMatch(/^1\sprompt shown\.$/);
    expect(await page.locator('.heat-table th[scope=row]').allInnerTexts()).toEqual([
      expect.stringMatching(/Affordable CRM with email automation United (States|Kingdom)/),
    ]);
    await page.getByLabel('Search prompts').fill('nothing like this');
    await page.getByText('No prompts with this text').waitFor();
    await context.close();
  });
});

test('several notes of one day are all readable, in the chart and by keyboard', async () => {
  const send = createRequest(desk.server.baseUrl, desk.server.demoKey);
  const path = `/v1/reports/brand/${desk.server.reportId}/annotations`;
  const texts = ['New price page', 'Talk at a fair', 'Press release'];
  for (const text of texts) expect((await send('POST', path, { body: { date: daysAgo(2), text } })).status).toBe(201);
  expect((await send('POST', path, { body: { date: daysAgo(3), text: 'Relaunch' } })).status).toBe(201);
  const { page, context } = await open('?days=90');
  const marks = page.locator('.trend .mark');
  expect(await marks.locator('text').allTextContents()).toEqual(['1', '2–4']);
  const [first, second] = await boxesOf(marks.locator('rect'));
  const isApart =
    first &&
    second &&
    (second.y >= first.y + first.height || second.x >= first.x + first.width || first.y >= second.y + second.height);
  expect(isApart).toBe(true);
  const trend = page.getByRole('slider', { name: /Share of answers by day/ });
  await trend.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  for (const text of texts) {
    expect(await trend.getAttribute('aria-valuetext')).toContain(`Note: ${text}`);
    expect(await page.locator('.readout').first().innerText()).toContain(text);
  }
  await context.close();
});

test('an axis that does not start at zero says so', async () => {
  const { page, context } = await open('');
  const lowest = Number.parseInt(
    (await page.locator('.trend .tick[text-anchor="end"]').first().textContent()) ?? '',
    10,
  );
  const notes = await page.locator('.trend .axis-note').allInnerTexts();
  const starts = notes.map((note) => Number(/^The axis starts at (\d+)\s%, not at zero\.$/.exec(note)?.[1]));
  expect(starts).toHaveLength(lowest === 0 ? 0 : 1);
  for (const start of starts) {
    expect(start).toBeGreaterThan(0);
    expect(start).toBeLessThanOrEqual(lowest);
  }
  await context.close();
});

test('a click on the bar of a site filters the pages by it', async () => {
  const { page, context } = await open('/sources');
  const bar = page.locator('.bar-filter').first();
  const site = (await bar.locator('.bar-name').innerText()).split(' ')[0];
  await bar.click();
  await page.getByRole('heading', { name: `Pages of ${site}` }).waitFor();
  for (const url of await page.locator('table.pages .url').allInnerTexts()) expect(url).toContain(site);
  await page.getByRole('button', { name: 'All sites' }).click();
  await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor();
  await context.close();
});
