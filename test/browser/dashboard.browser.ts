import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticate } from '../../src/services/api-keys/authenticate.ts';
import { approveClient } from '../../src/services/oauth/authorize.ts';
import { registerClient } from '../../src/services/oauth/register-client.ts';
import { startBrowser } from '../support/browser.ts';
import { type DemoServer, FILL_MS, findFaults, startDemo, visit } from '../support/dashboard.ts';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  server = await startDemo();
}, FILL_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function signIn(width?: number, key = server.demoKey) {
  const opened = await visit(browser, server.baseUrl, width);
  await opened.page.goto(`${server.baseUrl}/#key=${key}`);
  await opened.page.locator('.side').waitFor();
  return opened;
}

/** A page of a list loads in milliseconds, or in seconds on a busy machine. */
const LOADING = { timeout: 150_000 };

/** Opens a screen and waits until nothing loads any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.baseUrl}${path}`);
  await page.locator('h1, .empty h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

const SCREENS: [name: string, path: () => string, text: string][] = [
  ['overview', () => `/reports/${server.reportId}`, 'Who is named'],
  ['prompts', () => `/reports/${server.reportId}/prompts`, 'How often answers name Acme CRM'],
  ['prompt', () => `/reports/${server.reportId}/prompts/${server.promptId}`, 'Cited pages'],
  ['competitors', () => `/reports/${server.reportId}/competitors`, 'Share of voice'],
  ['sources', () => `/reports/${server.reportId}/sources`, 'Pages'],
  ['to do', () => `/reports/${server.reportId}/to-do`, 'Done'],
  ['AI agents', () => `/reports/${server.reportId}/agents`, 'No log is connected'],
  ['checks', () => `/reports/${server.reportId}/checks`, 'Page to check'],
  ['method', () => `/reports/${server.reportId}/method`, 'Two intervals, two questions'],
  ['report settings', () => `/reports/${server.reportId}/settings`, 'Save'],
  ['print', () => `/reports/${server.reportId}/print`, 'Share by link'],
  ['portfolio', () => '/portfolio', 'New report'],
  ['settings', () => '/settings', 'Engines and budget'],
  ['new report', () => '/new', 'Create the report'],
];

describe.each([1440, 1024, 390])('%i pixels wide', (width) => {
  test('every screen fits, is accessible, and neither complains nor asks another host', async () => {
    const { page, complaints, foreign, context } = await signIn(width);
    for (const [name, path, text] of SCREENS) {
      await open(page, path());
      expect({ name, text: await page.locator('main').innerText() }).toEqual({
        name,
        text: expect.stringContaining(text),
      });
      const scrollWidth = await page.evaluate('document.documentElement.scrollWidth');
      expect({ name, scrollWidth }).toEqual({ name, scrollWidth: width });
      expect({ name, faults: await findFaults(page) }).toEqual({ name, faults: [] });
      expect({ name, complaints }).toEqual({ name, complaints: [] });
    }
    expect(foreign).toEqual([]);
    await context.close();
  });
});

describe('signing in', () => {
  test('with the start link removes the key from the address and keeps none in the browser', async () => {
    const { page, context } = await signIn();
    await page.locator('.headline h1').waitFor();
    expect(page.url()).toBe(`${server.baseUrl}/reports/${server.reportId}`);
    const kept = await page.evaluate(
      'JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, history.state])',
    );
    expect(kept).not.toContain('sl_live');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
    expect((await context.cookies()).filter(({ value }) => value !== '')).toEqual([]);
    await context.close();
  });

  test('with a link of somebody else asks before it replaces the session', async () => {
    const other = await server.createWorkspace();
    const { page, context } = await signIn();
    await page.locator('.headline h1').waitFor();
    const questions: string[] = [];
    let accepts = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (accepts ? dialog.accept() : dialog.dismiss());
    });
    const prefixOf = async () =>
      (
        await (
          await context.request.get(`${server.baseUrl}/session`, { headers: { 'x-sightline-client': '1' } })
        ).json()
      ).session.prefix;
    const follow = async (key: string) => {
      await page.goto('about:blank');
      await page.goto(`${server.baseUrl}/#key=${key}`);
      await page.locator('.side').waitFor();
    };
    await follow(server.demoKey);
    expect(questions).toEqual([]);
    await follow(other.key);
    expect(questions).toEqual([expect.stringContaining('You are signed in with the key demo.')]);
    expect(await prefixOf()).toBe(server.demoKey.slice(0, 12));
    accepts = true;
    await follow(other.key);
    expect(await prefixOf()).toBe(other.key.slice(0, 12));
    await context.close();
  });

  test('with a wrong key says so, and with a right one opens the report', async () => {
    const { page, context } = await visit(browser, server.baseUrl);
    await page.goto(server.baseUrl);
    await page.getByLabel('API key').fill('sl_live_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).not.toBe('');
    await page.getByLabel('API key').fill(server.demoKey);
    await page.getByLabel('API key').press('Enter');
    await page.locator('.headline h1').waitFor();
    await context.close();
  });

  test('with a read-only key offers nothing that changes data', async () => {
    const [{ workspaceId }] = (await fetchJson('/v1/reports/brand')).items;
    const key = await server.createKey([workspaceId], ['read']);
    const { page, context } = await signIn(1440, key);
    await open(page, `/reports/${server.reportId}/to-do`);
    expect(await page.getByRole('button', { name: 'Dismiss', exact: true }).count()).toBe(0);
    await open(page, '/portfolio');
    expect(await page.getByRole('link', { name: 'New report' }).count()).toBe(0);
    expect(await page.locator('.side .key').innerText()).toContain('read-only');
    await context.close();
  });
});

async function fetchJson(path: string): Promise<any> {
  return (await fetch(`${server.baseUrl}${path}`, { headers: { authorization: `Bearer ${server.demoKey}` } })).json();
}

test('a report can be created with the keyboard alone, and shows its first statistics', async () => {
  const { page, complaints, context } = await signIn();
  await open(page, '/new');
  const type = async (label: string, text: string) => {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await page.evaluate(
        'document.activeElement?.labels?.[0]?.innerText ?? document.activeElement?.innerText ?? ""',
      );
      if (focused === label) return page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${label}`);
  };
  await type('Brand', 'Initech');
  await type('Domain', 'initech.example');
  await type('Questions to ask the engines', 'Which CRM is good for plumbers?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Which CRM do bakeries use?');
  await type('Competitor 1', 'Globex');
  await type('Domain', 'not a domain');
  await type('Create the report', '\n');
  await page.getByText('Please correct the marked fields.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.ariaInvalid')).toBe('true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('globex.example');
  await type('Create the report', '\n');
  await page.locator('.headline h1').waitFor({ timeout: 150_000 });
  expect(await page.locator('.headline h1').innerText()).toMatch(/^Initech is named in/);
  // The refused request is an error in the console of the browser, whatever the page does.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await context.close();
});

test('a shared link opens in a fresh profile, shows the report and nothing else, and prints', async () => {
  const { page, context } = await signIn();
  await open(page, `/reports/${server.reportId}/print`);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const url = await page.locator('.secret pre').innerText();
  await context.close();

  const fresh = await visit(browser, server.baseUrl);
  const response = await fresh.page.goto(url);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await fresh.page.locator('html[data-ready="true"]').waitFor();
  expect(await fresh.page.locator('.print-view h1').innerText()).toMatch(/^Acme CRM is named in/);
  expect(await fresh.page.locator('a, button').count()).toBe(0);
  const pdf = await fresh.page.pdf({ format: 'A4', printBackground: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(fresh.complaints).toEqual([]);
  expect(await findFaults(fresh.page)).toEqual([]);
  await fresh.page.goto(`${server.baseUrl}/reports/${server.reportId}`);
  await fresh.page.getByLabel('API key').waitFor();
  await fresh.page.goto(`${url}x`);
  await fresh.page.getByText('This link does not work any more').waitFor();
  await fresh.context.close();
});

test('a share of a filtered page shows the sentence of that page, and names every filter', async () => {
  const { page, context } = await signIn();
  const filters = 'engines=chatgpt,gemini&branded=exclude&days=7';
  await open(page, `/reports/${server.reportId}?${filters}`);
  const sentence = await page.locator('.headline h1').innerText();
  await open(page, `/reports/${server.reportId}/print?${filters}`);
  expect(await page.locator('.print-view h1').innerText()).toBe(sentence);
  const head = await page.locator('.print-head p').innerText();
  expect(head).toMatch(/ · all countries · ChatGPT, Gemini · prompts without your name$/);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const url = await page.locator('.secret pre').innerText();
  expect(await page.locator('.shares li').first().innerText()).toContain('ChatGPT, Gemini, prompts without your name');
  const fresh = await visit(browser, server.baseUrl);
  await fresh.page.goto(url);
  await fresh.page.locator('html[data-ready="true"]').waitFor();
  expect(await fresh.page.locator('.print-view h1').innerText()).toBe(sentence);
  expect(await fresh.page.locator('.print-head p').innerText()).toBe(head);
  const saved = page.waitForRequest(/report\.pdf/);
  await page.getByRole('button', { name: 'PDF' }).click();
  const query = new URL((await saved).url()).searchParams;
  expect([query.getAll('engines'), query.get('branded')]).toEqual([['chatgpt', 'gemini'], 'exclude']);
  await fresh.context.close();
  await context.close();
});

/** Changes the replies of an operation on their way to the page. */
async function alter(page: Page, operation: string, change: (data: any) => unknown): Promise<void> {
  await page.route(`**/trpc/${operation}?*`, async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { result: { data: change(reply.result.data) } } });
  });
}

describe('other states of the overview', () => {
  test.each([
    [
      'setting_up',
      (data: any) => ({ ...data, status: 'setting_up', answers: 7 }),
      'The first answers are on their way',
    ],
    ['no_data', (data: any) => ({ ...data, status: 'no_data' }), 'No answers in this window'],
    [
      'recalculating',
      (data: any) => ({ ...data, isRecalculating: true, recalculation: { done: 3, total: 30 } }),
      'day 3 of 30',
    ],
    [
      'days of earlier settings',
      (data: any) => ({ ...data, recomputable: false, comparableFrom: '2026-11-01' }),
      'Days before 1 Nov 2026 were counted with earlier settings',
    ],
  ])('%s says what happens', async (_, change, text) => {
    const { page, context } = await signIn();
    await alter(page, 'reports.stats', change);
    await page.goto(`${server.baseUrl}/reports/${server.reportId}`);
    await page.getByText(text).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await context.close();
  });

  test('an error says so and can be tried again', async () => {
    const { page, context } = await signIn();
    await page.route('**/trpc/reports.stats?*', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { message: 'Invalid window', code: -32600, data: { httpStatus: 400 } } },
      }),
    );
    await page.goto(`${server.baseUrl}/reports/${server.reportId}`);
    await page.getByRole('alert').getByText('The server could not do this because of an error.').waitFor();
    await page.unroute('**/trpc/reports.stats?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.locator('.headline h1').innerText()).toMatch(/^Acme CRM is named in/);
    await context.close();
  });
});

test('a screen whose code cannot be loaded says so and can be tried again', async () => {
  const { page, context } = await signIn();
  await page.route('**/assets/prompts-*.js', (route) => route.abort());
  await page.goto(`${server.baseUrl}/reports/${server.reportId}/prompts`);
  expect(await page.getByRole('alert').innerText()).toContain('This screen cannot be loaded');
  await page.unroute('**/assets/prompts-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.heat-table').waitFor();
  await context.close();
});

test('hostile answers are shown as text', async () => {
  const hostile = `<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> [click](javascript:alert(1)) \u202Egnp.exe ${'x'.repeat(20_000)} Acme`;
  const start = hostile.lastIndexOf('Acme');
  const { page, complaints, foreign, context } = await signIn(390);
  await alter(page, 'answers.list', (data) => ({
    ...data,
    items: data.items.map((item: object) => ({
      ...item,
      state: 'answered',
      content: hostile,
      mentions: [{ brand: 'Acme CRM', isMainBrand: true, start, end: start + 4 }],
      citations: [{ title: '<b>x</b>', link: 'javascript:alert(1)', rank: 1 }],
    })),
  }));
  await open(page, `/reports/${server.reportId}/prompts/${server.promptId}`);
  const text = await page.locator('.answer-text').innerText();
  expect(text).toContain('<script>window.hacked = 1</script>');
  expect(text).toContain('U+202E');
  expect(await page.locator('.answer-text mark').allInnerTexts()).toEqual(['Acme']);
  expect(await page.locator('.reader a').count()).toBe(0);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('search suggestions are shown in a frame that runs no scripts', async () => {
  const { page, foreign, context } = await signIn();
  const searchSuggestions = '<script>parent.hacked = 1</script><a href="https://search.example/?q=crm">crm</a>';
  await alter(page, 'answers.list', (data) => ({
    ...data,
    items: data.items.map((item: object) => ({ ...item, searchSuggestions })),
  }));
  await open(page, `/reports/${server.reportId}/prompts/${server.promptId}`);
  await page.frameLocator('iframe.suggestions').getByRole('link', { name: 'crm' }).waitFor();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(foreign).toEqual([]);
  await context.close();
});

test('a new workspace can be used in a new report at once', async () => {
  const { workspace } = await server.createWorkspace();
  const { page, complaints, context } = await signIn(
    1440,
    await server.createKey([workspace.id], ['read', 'write', 'admin']),
  );
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('New workspace').fill('Second');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Created.').waitFor();
  await page.getByRole('link', { name: 'All reports' }).click();
  await page.getByRole('link', { name: 'New report' }).first().click();
  await page.getByLabel('Workspace').locator('option', { hasText: 'Second' }).waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a connected assistant is shown in the settings and can be disconnected', async () => {
  const { workspace } = await server.createWorkspace();
  const key = await server.createKey([workspace.id], ['read', 'write', 'admin']);
  const { context: services } = server.app;
  const caller = await createAuthenticate(services)(`Bearer ${key}`);
  if (!caller) throw new Error('The key is not valid');
  const redirectUri = 'https://app.test/callback';
  const client = await registerClient(services, { name: 'Helper', redirectUris: [redirectUri], addedSchemes: [] });
  const approval = { clientId: client.id, redirectUri, codeChallenge: 'x'.repeat(43), scopes: ['read' as const] };
  await approveClient(services, caller, approval);

  const { page, complaints, context } = await signIn(1440, key);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Settings' }).click();
  const section = page.getByRole('region', { name: 'Connected assistants' });
  expect(await section.getByRole('listitem').innerText()).toMatch(/^Helper read · app\.test · /);
  await section.getByRole('button', { name: 'Disconnect Helper' }).click();
  await section.getByText('None.').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Only keys with the permission “server” can change the allowances.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'server' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('filters live in the address, and charts can be read by keyboard, as a table and as an API call', async () => {
  const { page, context } = await signIn();
  await open(page, `/reports/${server.reportId}`);
  await page.getByRole('combobox', { name: /^Engine/ }).selectOption('gemini');
  await page.getByRole('combobox', { name: /^Window/ }).selectOption('7');
  await expect.poll(() => new URL(page.url()).search).toBe('?days=7&engines=gemini');
  await page.getByRole('link', { name: 'Prompts', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?days=7&engines=gemini');
  await page.goBack();
  const trend = page.getByRole('slider', { name: /Share of answers by day/ });
  await trend.focus();
  await page.keyboard.press('Home');
  expect(await trend.getAttribute('aria-valuetext')).toMatch(/^\d+ \w+: Acme CRM \d+/);
  const figure = page.getByRole('region', { name: 'Who is named' });
  await figure.getByRole('button', { name: 'Table' }).click();
  expect(await figure.getByRole('cell', { name: 'Acme CRM' }).count()).toBe(1);
  await figure.getByRole('button', { name: 'API' }).click();
  expect(await figure.locator('pre').innerText()).toMatch(/^curl .*\/stats\?.*engines=gemini/);
  await context.close();
});

test('a long list of prompts loads while it is scrolled, keeps few rows, and prints all of them', async () => {
  const { page, complaints, context } = await signIn();
  const pages = 6;
  const first = await readPrompts(page);
  await page.route('**/trpc/reports.listPrompts?*', async (route) => {
    const { cursor } = JSON.parse(new URL(route.request().url()).searchParams.get('input') ?? '{}');
    const number = Number(cursor ?? 1);
    const items = Array.from({ length: 50 }, (_, i) => ({
      ...first.items[0],
      id: `${first.items[0].id}-${number}-${i}`,
    }));
    const paging = { ...first.paging, nextCursor: number < pages ? String(number + 1) : null };
    await route.fulfill({ json: { result: { data: { ...first, items, paging } } } });
  });
  await open(page, `/reports/${server.reportId}/prompts`);
  const rows = page.locator('.heat-table th[scope=row]');
  const scroll = async (by: number) => {
    await page.mouse.wheel(0, by);
    return { shown: await page.locator('p.more').innerText(), rows: await rows.count() };
  };
  await expect
    .poll(() => scroll(1000), LOADING)
    .toEqual({ shown: expect.stringMatching(/^300\sprompts/), rows: expect.any(Number) });
  await expect.poll(async () => (await scroll(5000)).rows < 200, LOADING).toBe(true);
  await expect.poll(async () => (await scroll(-5000)) && (await rows.first().isVisible()), LOADING).toBe(true);
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  expect(await rows.count()).toBe(50 * pages);
  await page.evaluate('dispatchEvent(new Event("afterprint"))');
  await expect.poll(() => rows.count()).toBeLessThan(50 * pages);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the prompts of a competitor are its own: their shares, their order, and all rows of the CSV', async () => {
  const { page, context } = await signIn();
  await open(page, `/reports/${server.reportId}/prompts`);
  const competitor = await page.getByLabel('Brand').locator('option').nth(1).innerText();
  const response = page.waitForResponse(
    (reply) => reply.url().includes('listPrompts') && reply.url().includes(encodeURIComponent(competitor)),
  );
  await page.getByLabel('Brand').selectOption(competitor);
  const { items } = (await (await response).json()).result.data;
  const shares = items.map(({ brands }: any) => brands.find(({ brand }: any) => brand === competitor).brandCoverage);
  expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a));
  await page.getByText(`How often answers name ${competitor}`).waitFor();
  const shown = await page.locator('.heat-total strong').allInnerTexts();
  expect(shown.map((text) => Number.parseInt(text, 10))).toEqual(
    shares.slice(0, shown.length).map((share: number) => Math.round(100 * share)),
  );
  // A page of the screen is smaller than the list, as in large reports.
  await page.route('**/trpc/reports.listPrompts?*', async (route) => {
    const url = new URL(route.request().url());
    const input = JSON.parse(url.searchParams.get('input') ?? '{}');
    url.searchParams.set('input', JSON.stringify({ ...input, limit: 5 }));
    await route.continue({ url: url.href });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + items.length);
  expect(lines[0]).toContain(`Share of answers that name ${competitor}`);
  await context.close();
});

/** The first page of prompts as the screen requests it. */
async function readPrompts(page: Page) {
  const response = page.waitForResponse('**/trpc/reports.listPrompts?*');
  await page.goto(`${server.baseUrl}/reports/${server.reportId}/prompts`);
  return (await (await response).json()).result.data;
}
