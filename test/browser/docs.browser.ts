import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenApiDocument } from '../../src/rest/openapi/document.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { startBrowser } from '../support/browser.ts';

const RENDER_MS = 90_000;

let server: TestApp;
let browser: Browser;
/** Rendering takes many seconds, so all tests use one page and change its width. */
let docs: Awaited<ReturnType<typeof openDocs>>;

beforeAll(async () => {
  browser = await startBrowser();
  server = await startTestApp();
  docs = await openDocs();
}, 2 * RENDER_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens the API reference and waits until it has loaded. Returns its requests and console errors too. */
async function openDocs() {
  const page = await browser.newPage();
  const foreign: string[] = [];
  const complaints: string[] = [];
  await page.route(
    (url) => url.origin !== server.baseUrl && url.protocol !== 'data:',
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(`${server.baseUrl}/v1/docs`);
  await page.locator('.opblock-tag').first().waitFor({ timeout: RENDER_MS });
  return { page, foreign, complaints };
}

/** Shows the operations of workspaces. Groups are closed at first; webhooks are not. */
async function openGroup(page: Page) {
  const operation = page.locator('#operations-Workspaces-listWorkspaces');
  if (!(await operation.isVisible())) await page.locator('#operations-tag-Workspaces').click();
  await operation.waitFor();
}

/** Sends GET /v1/workspaces from the page and returns the status and the body that the page shows. */
async function listWorkspaces(page: Page) {
  const operation = page.locator('#operations-Workspaces-listWorkspaces');
  await openGroup(page);
  if (!(await operation.locator('.execute').isVisible())) await operation.locator('.opblock-summary-control').click();
  // The response of an earlier test.
  const clear = operation.locator('.btn-clear');
  if (await clear.isVisible()) await clear.click();
  await operation.locator('.execute').click();
  const reply = operation.locator('.live-responses-table .response').first();
  const [status, body] = await Promise.all([
    reply.locator('.response-col_status').textContent(),
    reply.locator('.highlight-code code').first().textContent(),
  ]);
  return { status: status?.trim(), body: JSON.parse(body ?? '') };
}

describe.each([390, 1280])('the API reference, %i pixels wide', (width) => {
  beforeAll(() => docs.page.setViewportSize({ width, height: 844 }));

  test('sends a request with the entered key and shows the response', async () => {
    const { page, foreign, complaints } = docs;
    complaints.length = 0;
    await page.getByLabel('API key').fill(server.key);
    const { status, body } = await listWorkspaces(page);
    expect(status).toBe('200');
    expect(body.items).toMatchObject([{ id: server.workspace.id, name: server.workspace.name }]);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('sends no key after it is removed, and shows the error of the server', async () => {
    const { page } = docs;
    await page.getByLabel('API key').fill(server.key);
    await page.getByLabel('API key').clear();
    const { status, body } = await listWorkspaces(page);
    expect(status).toBe('401');
    expect(body.message).toContain('API key');
  });

  test('is no wider than the window', async () => {
    const { page } = docs;
    await openGroup(page);
    await page.locator('.opblock-summary-control').first().click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});

test('the table of contents links to every operation, grouped as in the document', async () => {
  const { page } = docs;
  const { tags = [], paths = {} } = createOpenApiDocument();
  const operations = Object.values(paths).flatMap((methods) => Object.values<any>(methods));
  expect(await page.locator('#contents h2').allTextContents()).toEqual(tags.map(({ name }) => name));
  expect(await page.locator('#contents a').count()).toBe(operations.length);

  await page.getByRole('link', { name: 'Create prompts' }).click();
  const operation = page.locator('#operations-Prompts-createPrompts');
  await operation.locator('.execute').waitFor();
  await expect.poll(async () => (await operation.boundingBox())?.y).toBeLessThan(100);
});

test('parameters start empty, so that no example is sent by mistake', async () => {
  const { page } = docs;
  await page.getByRole('link', { name: 'List prompts' }).click();
  const operation = page.locator('#operations-Prompts-listPrompts');
  await operation.locator('.execute').waitFor();
  const values = await operation
    .locator('.parameters input')
    .evaluateAll((inputs: any[]) => inputs.map(({ value }) => value));
  expect(values).toEqual(['', '', '', '', '50']);
});
