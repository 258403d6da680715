import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findFaults, openPage, signIn, useDemo } from '../support/dashboard.ts';
import { createRequest } from '../support/request.ts';

const desk = useDemo();

const open = (page: Page, path: string) => openPage(page, `${desk.server.baseUrl}${path}`);

const send = (method: string, path: string, body?: object) =>
  createRequest(desk.server.baseUrl, desk.server.demoKey)(method, path, body && { body });

const focusedLabel = 'document.activeElement?.labels?.[0]?.innerText ?? ""';

describe('a form that is refused', () => {
  test.each<[string, () => string, (page: Page) => Promise<unknown>, string]>([
    [
      'a new report',
      () => '/new',
      (page) => page.getByRole('button', { name: 'Create the report' }).click(),
      'Name of the new workspace',
    ],
    [
      'a new tag',
      () => `/reports/${desk.server.reportId}/settings`,
      async (page) => {
        await page.getByRole('button', { name: 'Tags' }).click();
        await page.getByRole('button', { name: 'Add tag' }).click();
      },
      'New tag',
    ],
    [
      'a share with a short password',
      () => `/reports/${desk.server.reportId}/print`,
      async (page) => {
        await page.getByLabel('Password (optional)').fill('short');
        await page.getByRole('button', { name: 'Create a link' }).click();
      },
      'Password (optional)',
    ],
    [
      'a regular expression behind a disclosure',
      () => `/reports/${desk.server.reportId}/settings`,
      async (page) => {
        await page.locator('summary').first().click();
        await page.getByLabel('Regular expression instead of names').first().fill('(');
        await page.locator('summary').first().click();
        await page.getByRole('button', { name: 'Save' }).click();
      },
      'Regular expression instead of names',
    ],
  ])('puts the focus on the first invalid field: %s', async (_, path, submit, label) => {
    const { page, context } = await signIn(desk);
    await open(page, path());
    await submit(page);
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => page.evaluate(focusedLabel)).toBe(label);
    const messages = await page.locator('.field-error, .form-problem').allInnerTexts();
    expect(messages.join(' ')).not.toMatch(/expected|Invalid|>=|<=|\bundefined\b/);
    await context.close();
  });
});

test('a session that has ended says so, and signing in returns to the same page', async () => {
  const { page, context } = await signIn(desk);
  const path = `/reports/${desk.server.reportId}/sources?days=7`;
  await open(page, path);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Competitors' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel('API key').fill(desk.server.demoKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Competitors', exact: true }).waitFor();
  expect(page.url()).toBe(`${desk.server.baseUrl}/reports/${desk.server.reportId}/competitors?days=7`);

  const [cookie] = await context.cookies();
  await context.addCookies([{ ...(cookie as NonNullable<typeof cookie>), value: 'expired' }]);
  await page.reload();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  await page.getByLabel('API key').fill(desk.server.demoKey);
  await page.getByLabel('API key').press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'See where AI answers name you' }).waitFor();
  await context.close();
});

test.each([
  ['/reports/rep_unknown', 'There is no such report', '/portfolio'],
  ['/nowhere', 'There is no such page', '/portfolio'],
  ['/reports/:report/nowhere', 'There is no such page', '/reports/:report'],
  ['/reports/:report/prompts/prm_unknown', 'There is no such prompt in this report', '/reports/:report/prompts'],
  ['/reports/:report/checks/crw_unknown', 'There is no such check', '/reports/:report/checks'],
  ['/reports/:report/checks/unknown', 'There is no such check', '/reports/:report/checks'],
])('%s has a page that says so, with a way back', async (path, title, back) => {
  const { page, context } = await signIn(desk);
  const fill = (text: string) => text.replace(':report', desk.server.reportId);
  await page.goto(`${desk.server.baseUrl}${fill(path)}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.locator('.missing a').click();
  await page.waitForURL(`${desk.server.baseUrl}${fill(back)}`);
  await context.close();
});

test('an unknown error is a sentence with the id of the request', async () => {
  const { page, context } = await signIn(desk);
  await page.route('**/trpc/reports.stats?*', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'req_1' },
      json: { error: { message: 'connection terminated', code: -32603, data: { httpStatus: 500 } } },
    }),
  );
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
  const text = await page.locator('main [role="alert"]').innerText();
  expect(text).toContain('this request id: req_1.');
  expect(text).not.toContain('connection terminated');
  await context.close();
});

test('the first collection shows how many answers are stored', async () => {
  const { page, context } = await signIn(desk);
  await page.route('**/trpc/reports.stats?*', async (route) => {
    const { result } = await (await route.fetch()).json();
    await route.fulfill({ json: { result: { data: { ...result.data, status: 'setting_up', answers: 0 } } } });
  });
  await page.route('**/trpc/reports.collection?*', (route) =>
    route.fulfill({ json: { result: { data: { day: '2026-11-14', total: 6860, done: 812, failed: 0 } } } }),
  );
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}`);
  await page.locator('progress').waitFor();
  const status = await page.locator('.empty [role="status"]').innerText();
  expect(status.replaceAll('\u00a0', ' ')).toContain('812 of 6,860 answers expected today are stored.');
  expect(await page.locator('progress').getAttribute('value')).toBe('812');
  await context.close();
});

test('a prompt whose answers are being collected says so', async () => {
  const { page, context } = await signIn(desk);
  await page.route('**/trpc/answers.list?*', (route) =>
    route.fulfill({ json: { result: { data: { items: [], paging: {} } } } }),
  );
  await page.route('**/trpc/reports.collection?*', (route) =>
    route.fulfill({ json: { result: { data: { day: '2026-11-14', total: 7, done: 3, failed: 0 } } } }),
  );
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}/prompts/${desk.server.promptId}`);
  await page.getByRole('heading', { name: 'Answers to this prompt are being collected' }).waitFor();
  expect((await page.locator('.empty').innerText()).replaceAll('\u00a0', ' ')).toContain('3 of 7 answers');
  await context.close();
});

test('the CSV of cited pages and sites has all rows, not only those that are loaded', async () => {
  const { page, context } = await signIn(desk);
  const window = 'days=28';
  await page.route('**/trpc/citations.list?*', async (route) => {
    // Small pages, so that one of them is not the whole list.
    const url = new URL(route.request().url());
    const input = JSON.parse(url.searchParams.get('input') ?? '{}');
    url.searchParams.set('input', JSON.stringify({ ...input, limit: input.cursor ? 7 : 5 }));
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.addInitScript('window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }');
  await page.goto(`${desk.server.baseUrl}/reports/${desk.server.reportId}/sources?${window}`);
  const figure = page.locator('section.figure', { has: page.getByRole('heading', { name: 'Pages', exact: true }) });
  await figure.locator('tbody tr').first().waitFor();
  expect(await figure.locator('tbody tr').count()).toBe(5);
  const [start, end] = await page.evaluate<[string, string]>(`(() => {
    const day = (before) => new Date(Date.now() - before * 86400000).toISOString().slice(0, 10);
    return [day(27), day(0)];
  })()`);
  const total: string[] = [];
  for (let cursor = ''; ; ) {
    const path = `/v1/reports/brand/${desk.server.reportId}/citations?startDate=${start}&endDate=${end}&limit=200`;
    const { body } = await send('GET', cursor ? `${path}&cursor=${cursor}` : path);
    total.push(...body.items.map(({ url }: { url: string }) => url));
    cursor = body.paging.nextCursor ?? '';
    if (!cursor) break;
  }
  expect(total.length).toBeGreaterThan(5);
  const download = page.waitForEvent('download');
  await figure.getByRole('button', { name: 'CSV', exact: true }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(total.length + 1);
  const note = await figure.locator('.more').last().innerText();
  expect(note.replaceAll('\u00a0', ' ')).toContain('5 pages shown, the most cited first');
  await context.close();
});

test('removing asks first, and a removed competitor comes back with one click', async () => {
  const { page, context } = await signIn(desk);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  const [{ workspaceId }] = (await send('GET', '/v1/reports/brand')).body.items;
  await send('POST', `/v1/workspaces/${workspaceId}/tags`, { name: 'Removable', color: 'red' });
  await open(page, `/reports/${desk.server.reportId}/settings`);
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the tag Removable' }).click();
  expect(questions.at(-1)).toContain('Delete the tag “Removable”?');
  expect(await page.getByText('Removable').count()).toBe(1);

  await page.getByRole('button', { name: 'Brand and competitors' }).click();
  const names = page.locator('.competitor-fields input[type="text"]');
  const before = await names.count();
  await page.getByRole('button', { name: 'Remove', exact: false }).first().click();
  await page.getByRole('status').getByText('was removed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await names.count()).toBe(before);
  await context.close();
});

test('prompts in the settings can be searched, and only those shown are selected', async () => {
  const { page, context } = await signIn(desk, 390);
  await open(page, `/reports/${desk.server.reportId}/settings`);
  await page.getByRole('button', { name: 'Prompts', exact: true }).click();
  const rows = page.locator('[aria-label="Prompts of the report"] tbody tr');
  await rows.first().waitFor();
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('united kingdom');
  await expect.poll(() => rows.count()).toBe(12);
  expect(await page.locator('.search-box [role="status"]').innerText()).toBe('12 of 30 prompts');
  await page.getByLabel('Select all').check();
  expect((await page.getByText('selected').innerText()).replaceAll('\u00a0', ' ')).toBe('12 prompts selected');
  expect(await findFaults(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await context.close();
});

test('prompts that count as one question say so, and can be counted separately or together', async () => {
  const { page, context } = await signIn(desk, 390);
  const prompts = ['Best CRM?', 'Which CRM is best?', 'Best ERP?'].map((prompt, index) => ({
    id: `prm_${index}`,
    prompt,
    country: 'us',
    questionId: index < 2 ? 'prm_0' : 'prm_2',
    tagIds: [],
  }));
  const sent: unknown[] = [];
  const report = (await send('GET', `/v1/reports/brand/${desk.server.reportId}`)).body;
  await page.route('**/trpc/reports.get?*', (route) =>
    route.fulfill({ json: { result: { data: { ...report, promptIds: prompts.map(({ id }) => id) } } } }),
  );
  await page.route('**/trpc/prompts.list?*', (route) =>
    route.fulfill({ json: { result: { data: { items: prompts, paging: {} } } } }),
  );
  await page.route('**/trpc/prompts.update*', (route) => {
    const { promptId, questionId } = route.request().postDataJSON();
    sent.push([promptId, questionId]);
    return route.fulfill({ json: { result: { data: prompts[0] } } });
  });
  await open(page, `/reports/${desk.server.reportId}/settings`);
  await page.getByRole('button', { name: 'Prompts', exact: true }).click();
  await page.getByRole('heading', { name: '3 prompts in this report, 2 questions' }).waitFor();
  expect(await page.locator('tbody .hint').allInnerTexts()).toEqual([
    'Counts as one question with “Which CRM is best?”',
    'Counts as one question with “Best CRM?”',
  ]);
  await page.getByLabel('Select Best ERP?').check();
  expect(await page.getByRole('button', { name: 'Count separately' }).isDisabled()).toBe(true);
  await page.getByLabel('Select Best CRM?').check();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Count as one question' }).click();
  await expect.poll(() => sent).toEqual([['prm_2', 'prm_0']]);
  await page.getByLabel('Select Which CRM is best?').check();
  await page.getByRole('button', { name: 'Count separately' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['prm_1', null]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await context.close();
});

test('new prompts that ask the same as others are named after they were added', async () => {
  const { page, context } = await signIn(desk, 390);
  const warning = { prompt: 'Which CRM is best?', similarPrompt: 'What is the best CRM?', message: 'Track it once.' };
  await page.route('**/trpc/prompts.create*', (route) =>
    route.fulfill({ json: { result: { data: { items: [], warnings: [warning] } } } }),
  );
  await open(page, `/reports/${desk.server.reportId}/settings`);
  await page.getByRole('button', { name: 'Prompts', exact: true }).click();
  await page.getByLabel('Add prompts').fill('Which CRM is best?');
  await page.getByRole('button', { name: /^Add 1/ }).click();
  const item = page.getByRole('status').getByRole('listitem');
  expect(await item.innerText()).toBe('Which CRM is best? like What is the best CRM?');
  expect(await findFaults(page)).toEqual([]);
  await context.close();
});

test('terms are explained next to them, by mouse and keyboard', async () => {
  const { page, context } = await signIn(desk, 390);
  await open(page, `/reports/${desk.server.reportId}`);
  const button = page.getByRole('button', { name: 'What does “grade” mean?' });
  await button.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note');
  expect(await note.innerText()).toContain('How far the figures carry.');
  const box = await note.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Table' }).first().click();
  expect(await page.locator('.glossary').first().innerText()).toContain('if exactly your prompts were asked again');
  await context.close();
});

test('steps of a recommendation open the screen where they are done', async () => {
  const { page, context } = await signIn(desk);
  await open(page, `/reports/${desk.server.reportId}/to-do`);
  const item = page.locator('.recommendations > li', { hasText: 'Crawler access' }).first();
  expect(await item.locator('h2').innerText()).toMatch(/fetch https?:\/\//);
  await item.locator('.disclosure').click();
  await item.getByRole('link', { name: 'Check its crawlability' }).first().click();
  await page.getByRole('heading', { name: 'Checks' }).waitFor();
  expect(await page.getByLabel('Page to check').inputValue()).toMatch(/^https?:\/\/.+/);
  await context.close();
});
