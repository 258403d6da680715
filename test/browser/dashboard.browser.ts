import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createAuthenticate } from '../../src/services/api-keys/authenticate.ts';
import { approveClient } from '../../src/services/oauth/authorize.ts';
import { registerClient } from '../../src/services/oauth/register-client.ts';
import { findFaults, openPage, signIn, useDemo, visit } from '../support/dashboard.ts';
import { createRequest } from '../support/request.ts';

const desk = useDemo();

/** Signs in with the link that the server prints at its start. */
async function followStartLink() {
  const opened = await visit(desk.browser, desk.server.baseUrl);
  await opened.page.goto(`${desk.server.baseUrl}/#key=${desk.server.demoKey}`);
  await opened.page.locator('.headline h1').waitFor();
  return opened;
}

const open = (page: Page, path: string) => openPage(page, `${desk.server.baseUrl}${path}`);

const send = (path: string) => createRequest(desk.server.baseUrl, desk.server.demoKey)('GET', path);

/** The screen of the check that the demo has of a kind. */
async function findCheck(list: string): Promise<string> {
  const [workspace] = (await send('/v1/workspaces')).body.items;
  const [check] = (await send(`${list}?workspaceId=${workspace.id}`)).body.items;
  return `/reports/${desk.server.reportId}/checks/${check.id}`;
}

const SCREENS: [name: string, path: () => string | Promise<string>, text: string][] = [
  ['overview', () => `/reports/${desk.server.reportId}`, 'Who is named'],
  ['prompts', () => `/reports/${desk.server.reportId}/prompts`, 'How often answers name Acme CRM'],
  ['prompt', () => `/reports/${desk.server.reportId}/prompts/${desk.server.promptId}`, 'Cited pages'],
  ['competitors', () => `/reports/${desk.server.reportId}/competitors`, 'Share of voice'],
  ['sources', () => `/reports/${desk.server.reportId}/sources`, 'Pages'],
  ['to do', () => `/reports/${desk.server.reportId}/to-do`, 'Done'],
  ['AI agents', () => `/reports/${desk.server.reportId}/agents`, 'Simulated visits to acme-crm.example'],
  ['checks', () => `/reports/${desk.server.reportId}/checks`, 'Page to check'],
  ['a crawlability check', () => findCheck('/v1/audits/geo/crawlability-checks'), 'cannot fetch the page'],
  ['a content check', () => findCheck('/v1/audits/geo/content-checks'), 'What to fix first'],
  ['a fan-out', () => findCheck('/v1/audits/query-fan-outs'), 'Kinds of searches'],
  ['experiments', () => `/reports/${desk.server.reportId}/experiments`, 'No experiments yet'],
  [
    'a new experiment',
    () => `/reports/${desk.server.reportId}/experiments/new`,
    'Prompts that ask the same count once',
  ],
  ['alerts', () => '/alerts', 'Fired'],
  ['method', () => `/reports/${desk.server.reportId}/method`, 'Two intervals, two questions'],
  ['report settings', () => `/reports/${desk.server.reportId}/settings`, 'Save'],
  ['prompts of a report', () => `/reports/${desk.server.reportId}/settings?tab=prompts`, 'Add prompts'],
  ['tags of a report', () => `/reports/${desk.server.reportId}/settings?tab=tags`, 'Add tag'],
  ['schedule and precision', () => `/reports/${desk.server.reportId}/settings?tab=precision`, 'Cost a month'],
  ['alerts of a report', () => `/reports/${desk.server.reportId}/settings?tab=alerts`, 'can detect in 10 days'],
  ['imports', () => `/reports/${desk.server.reportId}/settings?tab=imports`, 'Import from other programs'],
  ['print', () => `/reports/${desk.server.reportId}/print`, 'Share by link'],
  ['portfolio', () => '/portfolio', 'New report'],
  ['client reports', () => '/client-reports', 'No client report was made yet'],
  ['settings', () => '/settings', 'Engines and budget'],
  ['new report', () => '/new', 'Create the report'],
  ['answers', () => `/reports/${desk.server.reportId}/answers`, 'answers name Acme CRM'],
  ['ranks by week', () => `/reports/${desk.server.reportId}/competitors?view=ranks&by=week`, 'Ranks over time'],
];

test('a new user sees three hints, each until it is dismissed, and one of them removes the demo after a question', async () => {
  const { page, context } = await signIn(desk);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await open(page, `/reports/${desk.server.reportId}`);
  const hints = page.getByRole('list', { name: 'Hints' }).getByRole('listitem');
  await expect.poll(() => hints.count()).toBe(3);
  await hints.getByRole('button', { name: 'Remove the demo' }).click();
  await expect
    .poll(() => questions)
    .toEqual([
      'Delete the workspace “Demo” with its reports (“Acme CRM (demo, sandbox answers)”), prompts and answers? This cannot be undone.',
    ]);
  await hints.first().getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Prompts', exact: true }).click();
  await page.getByRole('heading', { name: 'How often answers name Acme CRM' }).waitFor();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect.poll(() => hints.count()).toBe(2);
  expect(await hints.first().innerText()).toContain('Every number links to its evidence');
  await context.close();
});

test('a workspace is deleted in the settings after a question', async () => {
  const { page, context } = await signIn(desk);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/settings');
  await page.getByLabel('New workspace').fill('Obsolete');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the workspace Obsolete' }).click();
  await page.locator('.headline h1').waitFor();
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Delete the workspace Demo' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete the workspace Obsolete' }).count()).toBe(0);
  await context.close();
});

/** The dark scheme differs in its colors only, so the widest and the narrowest window are enough for it. */
const LOOKS = [
  { width: 1440, colorScheme: 'light', rules: 'all' },
  { width: 1440, colorScheme: 'dark', rules: 'colors' },
  { width: 1024, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colors' },
] as const;

test.concurrent.for(SCREENS)(
  '%s fits, is accessible, and neither complains nor asks another host',
  async ([, path, text], { expect: expectHere }) => {
    const { page, complaints, foreign, context } = await signIn(desk);
    await open(page, await path());
    await expectHere.poll(() => page.locator('main').innerText()).toContain(text);
    for (const { width, colorScheme, rules } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const scrollWidth = await page.evaluate('document.documentElement.scrollWidth');
      expectHere({ width, scrollWidth }).toEqual({ width, scrollWidth: width });
      expectHere({ width, colorScheme, faults: await findFaults(page, rules) }).toEqual({
        width,
        colorScheme,
        faults: [],
      });
    }
    expectHere([complaints, foreign]).toEqual([[], []]);
    await context.close();
  },
);

describe('signing in', () => {
  test('with the start link removes the key from the address and keeps none in the browser', async () => {
    const { page, context } = await followStartLink();
    expect(page.url()).toBe(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
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
    const other = await desk.server.createWorkspace();
    const { page, context } = await followStartLink();
    const questions: string[] = [];
    let accepts = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (accepts ? dialog.accept() : dialog.dismiss());
    });
    const prefixOf = async () =>
      (
        await (
          await context.request.get(`${desk.server.baseUrl}/session`, { headers: { 'x-sightline-client': '1' } })
        ).json()
      ).session.prefix;
    const follow = async (key: string) => {
      await page.goto('about:blank');
      await page.goto(`${desk.server.baseUrl}/#key=${key}`);
      await page.locator('.side').waitFor();
    };
    await follow(desk.server.demoKey);
    expect(questions).toEqual([]);
    await follow(other.key);
    expect(questions).toEqual([expect.stringContaining('You are signed in with the key demo.')]);
    expect(await prefixOf()).toBe(desk.server.demoKey.slice(0, 12));
    accepts = true;
    await follow(other.key);
    expect(await prefixOf()).toBe(other.key.slice(0, 12));
    await context.close();
  });

  test('with a wrong key says so, and with a right one opens the report', async () => {
    const { page, context } = await visit(desk.browser, desk.server.baseUrl);
    await page.goto(desk.server.baseUrl);
    await page.getByLabel('API key').fill('sl_live_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).not.toBe('');
    await page.getByLabel('API key').fill(desk.server.demoKey);
    await page.getByLabel('API key').press('Enter');
    await page.locator('.headline h1').waitFor();
    await context.close();
  });

  test('with a read-only key offers nothing that changes data', async () => {
    const [{ workspaceId }] = (await fetchJson('/v1/reports/brand')).items;
    const key = await desk.server.createKey([workspaceId], ['read']);
    const { page, context } = await signIn(desk, 1440, key);
    await open(page, `/reports/${desk.server.reportId}/to-do`);
    expect(await page.getByRole('button', { name: 'Dismiss', exact: true }).count()).toBe(0);
    await open(page, '/portfolio');
    expect(await page.getByRole('link', { name: 'New report' }).count()).toBe(0);
    expect(await page.locator('.side .key').innerText()).toContain('read-only');
    await context.close();
  });
});

async function fetchJson(path: string): Promise<any> {
  return (
    await fetch(`${desk.server.baseUrl}${path}`, { headers: { authorization: `Bearer ${desk.server.demoKey}` } })
  ).json();
}

test('a report can be created with the keyboard alone, and shows its first statistics', async () => {
  const { page, complaints, context } = await signIn(desk);
  await open(page, '/new');
  const type = async (label: string, text: string) => {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await page.evaluate(
        '(document.activeElement?.labels?.[0]?.innerText ?? document.activeElement?.innerText ?? "").trim()',
      );
      if (focused === label) return page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${label}`);
  };
  await type('Brand', 'Initech');
  await type('Domain', 'initech.example');
  await type('Competitor 1', 'Globex');
  await type('Domain', 'not a domain');
  await type('What you sell, in a few words', 'CRM for bakeries');
  await type('Propose 25 prompts', '\n');
  await page.getByRole('group', { name: 'With your name' }).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(25);
  await type('Which CRM options for bakeries have the best reviews?', ' ');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(24);
  await type('Questions to ask the engines', 'Which CRM is good for plumbers?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Which CRM do bakeries use?');
  await page.getByText('26 prompts on 7 engines: 5,460 calls a month, free while the sandbox answers.').waitFor();
  await type('Create the report', '\n');
  await page.getByText('Please correct the marked fields.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.ariaInvalid')).toBe('true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('globex.example');
  await type('Create the report', '\n');
  await page.locator('.headline h1').waitFor();
  expect(await page.locator('.headline h1').innerText()).toMatch(/^Initech is named in/);
  const [created] = (await send('/v1/reports/brand')).body.items;
  const workspaces = (await send('/v1/workspaces')).body.items;
  const nameOf = (id: string) => workspaces.find((workspace: any) => workspace.id === id).name;
  expect([created.brand, nameOf(created.workspaceId)]).toEqual(['Initech', 'Initech']);
  // The refused request is an error in the console of the browser, whatever the page does.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await context.close();
});

test('a shared link opens in a fresh profile, shows the report and nothing else, and prints', async () => {
  const { page, context } = await signIn(desk);
  await open(page, `/reports/${desk.server.reportId}/print`);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const url = await page.locator('.secret pre').innerText();
  await context.close();

  const fresh = await visit(desk.browser, desk.server.baseUrl);
  const response = await fresh.page.goto(url);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await fresh.page.locator('html[data-ready="true"]').waitFor();
  expect(await fresh.page.locator('.print-view h1').innerText()).toMatch(/^Acme CRM is named in/);
  expect(await fresh.page.locator('a, button').count()).toBe(0);
  const pdf = await fresh.page.pdf({ format: 'A4', printBackground: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(fresh.complaints).toEqual([]);
  expect(await findFaults(fresh.page)).toEqual([]);
  await fresh.page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
  await fresh.page.getByLabel('API key').waitFor();
  await fresh.page.goto(`${url}x`);
  await fresh.page.getByText('This link does not work any more').waitFor();
  await fresh.context.close();
});

test('a share of a filtered page shows the sentence of that page, and names every filter', async () => {
  const { page, context } = await signIn(desk);
  const filters = 'engines=chatgpt,gemini&branded=exclude&days=7';
  await open(page, `/reports/${desk.server.reportId}?${filters}`);
  const sentence = await page.locator('.headline h1').innerText();
  await open(page, `/reports/${desk.server.reportId}/print?${filters}`);
  expect(await page.locator('.print-view h1').innerText()).toBe(sentence);
  const head = await page.locator('.print-head p').innerText();
  expect(head).toMatch(/ · all countries · ChatGPT, Gemini · prompts without your name$/);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const url = await page.locator('.secret pre').innerText();
  expect(await page.locator('.shares li').first().innerText()).toContain('ChatGPT, Gemini, prompts without your name');
  const fresh = await visit(desk.browser, desk.server.baseUrl);
  await fresh.page.goto(url);
  await fresh.page.locator('html[data-ready="true"]').waitFor();
  expect(await fresh.page.locator('.print-view h1').innerText()).toBe(sentence);
  expect(await fresh.page.locator('.print-head p').innerText()).toBe(head);
  // Prompts of two countries can have the same text.
  for (const prompt of await fresh.page.locator('.printed tbody th').allInnerTexts()) {
    expect(prompt).toMatch(/ United (States|Kingdom)$/);
  }
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
    const { page, context } = await signIn(desk);
    await alter(page, 'reports.stats', change);
    await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
    await page.getByText(text).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await context.close();
  });

  test('the method screen names an engine that lacks calls', async () => {
    const { page, context } = await signIn(desk);
    const note = 'Gemini completed only 78 % of its scheduled calls in this window.';
    await alter(page, 'reports.stats', (data: any) => {
      data.brands[0].change.mixChanged.note = note;
      return data;
    });
    await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}/method`);
    await page.getByText(note).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await context.close();
  });

  test('an error says so and can be tried again', async () => {
    const { page, context } = await signIn(desk);
    await page.route('**/trpc/reports.stats?*', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { message: 'Invalid window', code: -32600, data: { httpStatus: 400 } } },
      }),
    );
    await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
    await page.getByRole('alert').getByText('The server could not do this because of an error.').waitFor();
    await page.unroute('**/trpc/reports.stats?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.locator('.headline h1').innerText()).toMatch(/^Acme CRM is named in/);
    await context.close();
  });
});

test('a screen whose code cannot be loaded says so and can be tried again', async () => {
  const { page, context } = await signIn(desk);
  await page.route('**/assets/prompts-*.js', (route) => route.abort());
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}/prompts`);
  expect(await page.getByRole('alert').innerText()).toContain('This screen cannot be loaded');
  await page.unroute('**/assets/prompts-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.heat-table').waitFor();
  await context.close();
});

test('hostile answers are shown as text', async () => {
  const hostile = `<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> [click](javascript:alert(1)) \u202Egnp.exe ${'x'.repeat(20_000)} Acme`;
  const start = hostile.lastIndexOf('Acme');
  const { page, complaints, foreign, context } = await signIn(desk, 390);
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
  await open(page, `/reports/${desk.server.reportId}/prompts/${desk.server.promptId}`);
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
  const { page, foreign, context } = await signIn(desk);
  const searchSuggestions = '<script>parent.hacked = 1</script><a href="https://search.example/?q=crm">crm</a>';
  await alter(page, 'answers.list', (data) => ({
    ...data,
    items: data.items.map((item: object) => ({ ...item, searchSuggestions })),
  }));
  await open(page, `/reports/${desk.server.reportId}/prompts/${desk.server.promptId}`);
  await page.frameLocator('iframe.suggestions').getByRole('link', { name: 'crm' }).waitFor();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(foreign).toEqual([]);
  await context.close();
});

test('a new workspace can be used in a new report at once', async () => {
  const { workspace } = await desk.server.createWorkspace();
  const { page, complaints, context } = await signIn(
    desk,
    1440,
    await desk.server.createKey([workspace.id], ['read', 'write', 'admin']),
  );
  await open(page, '/settings');
  await page.getByLabel('New workspace').fill('Second');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Created.').waitFor();
  await page.getByRole('link', { name: 'All reports' }).click();
  await page.getByRole('link', { name: 'New report' }).first().click();
  await page.getByLabel('Workspace').locator('option', { hasText: 'Second' }).waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the link of a client report is shown after it was approved', async () => {
  const { page, context } = await signIn(desk);
  page.on('dialog', (dialog) => void dialog.accept());
  const edition = {
    id: 'edn_1',
    workspaceId: 'ws_1',
    reportId: desk.server.reportId,
    reportTitle: 'Acme CRM',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    state: 'draft',
    comment: '',
    reason: null,
    shareId: null,
    deliveries: [],
    createdDate: '2026-11-01T05:00:00.000Z',
    updatedDate: '2026-11-01T05:00:00.000Z',
  };
  const reply = (data: object) => ({ json: { result: { data } } });
  let state = 'draft';
  await page.route('**/trpc/clientReports.listEditions?*', (route) =>
    route.fulfill(reply({ items: [{ ...edition, state }], paging: { nextCursor: null, hasMore: false } })),
  );
  await page.route('**/trpc/clientReports.approveEdition', (route) => {
    state = 'sent';
    return route.fulfill(reply({ ...edition, state, url: 'https://reports.example/share/once' }));
  });
  await open(page, '/client-reports');
  // Each workspace has this list here.
  await page.getByRole('button', { name: 'Approve' }).first().click();
  const approved = page.getByRole('region', { name: 'Approved' }).first();
  await expect.poll(() => approved.innerText()).toContain('https://reports.example/share/once');
  await context.close();
});

test('a connected assistant is shown in the settings and can be disconnected', async () => {
  const { workspace } = await desk.server.createWorkspace();
  const key = await desk.server.createKey([workspace.id], ['read', 'write', 'admin']);
  const { context: services } = desk.server.app;
  const caller = await createAuthenticate(services)(`Bearer ${key}`);
  if (!caller) throw new Error('The key is not valid');
  const redirectUri = 'https://app.test/callback';
  const client = await registerClient(services, { name: 'Helper', redirectUris: [redirectUri], addedSchemes: [] });
  const approval = { clientId: client.id, redirectUri, codeChallenge: 'x'.repeat(43), scopes: ['read' as const] };
  await approveClient(services, caller, approval);

  const { page, complaints, context } = await signIn(desk, 1440, key);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/settings');
  const section = page.getByRole('region', { name: 'Connected assistants' });
  expect(await section.getByRole('listitem').innerText()).toMatch(/^Helper read · app\.test · /);
  await section.getByRole('button', { name: 'Disconnect Helper' }).click();
  await section.getByText('None.').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Only keys with the permission “server” can change the allowances and the budget.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'server' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('filters live in the address, and charts can be read by keyboard, as a table and as an API call', async () => {
  const { page, context } = await signIn(desk);
  await open(page, `/reports/${desk.server.reportId}`);
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
  await expect.poll(() => figure.getByRole('cell', { name: 'Acme CRM' }).count()).toBe(1);
  await figure.getByRole('button', { name: 'API' }).click();
  expect(await figure.locator('pre').innerText()).toMatch(/^curl .*\/stats\?.*engines=gemini/);
  await context.close();
});

test('a long list of prompts loads while it is scrolled, keeps few rows, and prints all of them', async () => {
  const { page, complaints, context } = await signIn(desk);
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
  await open(page, `/reports/${desk.server.reportId}/prompts`);
  const rows = page.locator('.heat-table th[scope=row]');
  const scroll = async (by: number) => {
    await page.mouse.wheel(0, by);
    return { shown: await page.locator('p.more').innerText(), rows: await rows.count() };
  };
  await expect
    .poll(() => scroll(1000))
    .toEqual({ shown: expect.stringMatching(/^300\sprompts/), rows: expect.any(Number) });
  await expect.poll(async () => (await scroll(5000)).rows < 200).toBe(true);
  await expect.poll(async () => (await scroll(-5000)) && (await rows.first().isVisible())).toBe(true);
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  expect(await rows.count()).toBe(50 * pages);
  await page.evaluate('dispatchEvent(new Event("afterprint"))');
  await expect.poll(() => rows.count()).toBeLessThan(50 * pages);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the prompts of a competitor are its own: their shares, their order, and all rows of the CSV', async () => {
  const { page, context } = await signIn(desk);
  await open(page, `/reports/${desk.server.reportId}/prompts`);
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
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}/prompts`);
  return (await (await response).json()).result.data;
}

test('workspaces are set up from a file after its changes were shown, and many reports are changed at once', async () => {
  const { page, context } = await signIn(desk);
  await open(page, '/settings');
  await page.getByText('Set up many from a file').click();
  const choose = (text: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${text}`, 'utf16le'),
    });
  await choose('workspace;report;brand;brandDomain;prompt\nKäse;Käse DE;Käse AG;kaese;Welcher Käse?\n');
  await page.getByText('Line 2: "kaese" is not a domain such as acme.com.').waitFor();
  await choose('workspace;report;brand;brandDomain;prompt\nKäse;Käse DE;Käse AG;kaese.example;Welcher Käse?\n');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect.poll(() => changes.getByRole('row').count()).toBe(4);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make 3 changes' }).click();
  await page.getByText('Made 3 changes. New answers are being collected.').waitFor();

  await open(page, '/portfolio');
  await page.setViewportSize({ width: 390, height: 900 });
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await page.getByLabel('Select all listed').check();
  expect(await boxes.and(page.getByRole('checkbox', { checked: true })).count()).toBe(await boxes.count());
  await page.getByLabel('Select all listed').uncheck();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Select Käse DE').check();
  await page.getByLabel('Add competitors').fill('Globex (globex.example)');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Would change 1 of 1 report.').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change the reports' }).click();
  await page.getByText('Changed 1 of 1 report.').waitFor();
  await context.close();
});
