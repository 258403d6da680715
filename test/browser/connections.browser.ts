import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFaults, openPage, signIn, useDemo } from '../support/dashboard.ts';
import { openAiBody } from '../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts';

const providerVariables: Record<string, string> = {};
const desk = useDemo({ secretKeys: ['a secret of at least thirty-two characters'], providerVariables });
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startProviderServer();
  providerVariables.OPENAI_BASE_URL = provider.url;
});
afterAll(() => provider.close());

const KEY = 'sk-pasted-by-a-person';

async function openSettings(width?: number) {
  const key = await desk.server.createKey([desk.server.workspace.id], ['read', 'write', 'admin', 'server']);
  const opened = await signIn(desk, width, key);
  await openPage(opened.page, `${desk.server.baseUrl}/settings`);
  return opened;
}

test('an engine is tested and connected in the browser, and the errors of a provider are explained', async () => {
  const { page, complaints, context } = await openSettings();
  const engines = page.getByRole('region', { name: 'Engines and budget' }).locator('.engines > li');
  const chatGpt = engines.filter({ hasText: 'ChatGPT' });
  expect(await chatGpt.innerText()).toMatch(/○ simulated About \$0\.\d{4} an answer/);
  await chatGpt.getByRole('button', { name: 'Connect ChatGPT' }).click();
  expect(await chatGpt.getByRole('link', { name: 'OpenAI', exact: true }).getAttribute('href')).toBe(
    'https://platform.openai.com/api-keys',
  );
  expect(await chatGpt.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await chatGpt.getByLabel('API key').fill(KEY);
  expect(await findFaults(page)).toEqual([]);

  const trial = async (text: string | RegExp) => {
    await chatGpt.getByRole('button', { name: 'Test' }).click();
    await chatGpt.getByText(text).waitFor();
  };
  provider.script({ status: 401, body: { error: { message: 'Incorrect API key provided' } } });
  await trial(/It does not work yet\..*Incorrect API key provided.*Check the API key/s);
  const exhausted = { message: 'You exceeded your current quota', code: 'insufficient_quota' };
  provider.script({ status: 429, body: { error: exhausted } });
  await trial(/You exceeded your current quota\. The quota of the account is exhausted\./);
  provider.script({ status: 503, body: 'down' });
  await trial('The error may be temporary. Try again later.');
  provider.script({ body: openAiBody() });
  await trial(/It works\. ChatGPT answered after .* seconds for \$0\.034/);

  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (questions.length > 1 ? dialog.accept() : dialog.dismiss());
  });
  await chatGpt.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => questions.length).toBe(1);
  expect(questions[0]).toContain('Workspaces with simulated answers: Demo.');
  expect(questions[0]).toContain('Engines without a key will give no answers: Google AI Overviews, Perplexity,');
  expect(questions[0]).not.toContain('endsSandbox');
  await expect.poll(() => chatGpt.getByRole('alert').count()).toBe(0);
  expect(await chatGpt.innerText()).toContain('○ simulated');
  await chatGpt.getByRole('button', { name: 'Save' }).click();
  await chatGpt.getByText('● connected').waitFor();
  expect(await engines.filter({ hasText: 'Claude' }).innerText()).toContain('– off');
  await chatGpt.getByRole('button', { name: 'Change ChatGPT' }).click();
  expect(await chatGpt.getByLabel('API key').inputValue()).toBe('');
  expect(await page.content()).not.toContain(KEY);
  // The refused requests are errors in the console of the browser, whatever the page does.
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  await context.close();
});

test('the budget is changed in the browser, also on a narrow screen', async () => {
  const { page, context } = await openSettings(390);
  await page.getByLabel('Budget a day').fill('12');
  await page.locator('.budget').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It applies from the next call on.').waitFor();
  await page.getByText(/of \$12\.00/).waitFor();
  await page.getByLabel('Schedule (UTC)').fill('99 5 * * *');
  await page.locator('.budget').getByRole('button', { name: 'Save' }).click();
  await page.locator('.budget .field-error').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await findFaults(page)).toEqual([]);
  await context.close();
});
