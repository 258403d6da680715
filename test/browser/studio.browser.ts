import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { storeAnswers } from '../support/answers.ts';
import { startBrowser } from '../support/browser.ts';
import { createTestDatabase, execute } from '../support/database.ts';
import { startStudio } from '../support/studio.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

test('Prisma Studio shows every row of the partitioned tables', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await storeAnswers(database.url, 'ws_1', [
    { promptId: 'prompt_1', day: '2026-10-31', text: 'Acme is first' },
    { promptId: 'prompt_1', day: '2026-11-01', text: 'Acme is second' },
  ]);
  await execute(
    database.url,
    `INSERT INTO "AnswerBody" VALUES ('ws_1', 'prompt_1', true, '2026-11-01', 'chatgpt', 1, '\\xabcd')`,
  );
  await execute(
    database.url,
    `INSERT INTO "Citation" VALUES ('ws_1', true, '\\x01', '2026-11-01', 'prompt_1', 'chatgpt', 1, 'us')`,
  );
  const { address } = await startStudio({ DATABASE_URL: database.url });
  // Studio renders only the columns that fit into the window.
  const page = await browser.newPage({ viewport: { width: 5000, height: 900 } });
  await page.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  );
  await page.goto(address);

  async function readRows(): Promise<string[][]> {
    const rows = await page.locator('tbody tr').all();
    return Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  }
  async function expectRows(table: string, rows: string[][]): Promise<void> {
    await page.getByRole('link', { name: table, exact: true }).click();
    // The rows of the previous table are shown until these are loaded.
    await expect.poll(readRows).toEqual(rows.map((cells) => expect.arrayContaining(cells)));
  }
  await expectRows('Answer', [
    ['prompt_1', '2026-10-31', 'Acme is first'],
    ['prompt_1', '2026-11-01', 'Acme is second'],
  ]);
  await expectRows('AnswerBody', [['prompt_1', '2026-11-01', 'chatgpt']]);
  await expectRows('Citation', [['prompt_1', '2026-11-01', 'us']]);
  await page.close();
});
