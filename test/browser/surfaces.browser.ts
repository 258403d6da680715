import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { runCollection } from '../../src/services/collection/run.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { startBrowser } from '../support/browser.ts';
import { findFaults, openPage, signIn } from '../support/dashboard.ts';
import { createReportRoom } from '../support/reports.ts';
import { until } from '../support/until.ts';

let browser: Browser;
let server: TestApp;
beforeAll(async () => {
  browser = await startBrowser();
  const grok = {
    id: 'x_grok',
    name: 'Grok',
    kind: 'xai',
    baseUrl: 'https://api.x.ai/v1',
    model: 'grok',
    searches: true,
  };
  const env = readEnv({
    DATABASE_URL: 'postgresql://unused',
    CHATGPT_UI_CONNECTOR: 'cloro',
    CALIBRATION_SHARE: '1',
    CUSTOM_ENGINES: JSON.stringify([grok]),
  });
  const { engines, calibrationShare } = env;
  server = await startTestApp({ env: { engines, calibrationShare } });
  await server.app.startWorkers();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a report is switched to the page of an engine, and the method screen compares both', async () => {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(4);
  const reportId = (await room.create({ promptIds, surfaces: null })).body.id;
  await runCollection(server.app.context, {}, () => {});
  const desk = { browser, server: { ...server, demoKey: room.key, reportId, promptId: promptIds[0] ?? '' } };
  const { page, complaints, context } = await signIn(desk);
  const open = (path: string) => openPage(page, `${server.baseUrl}/reports/${reportId}${path}`);

  await open('/settings?tab=precision');
  const form = page.getByRole('form', { name: 'What counts' });
  expect(await form.getByRole('combobox').count()).toBe(1);
  expect(await form.getByLabel('ChatGPT').inputValue()).toBe('api');
  expect(await findFaults(page)).toEqual([]);
  await form.getByLabel('ChatGPT').selectOption('Page that people see');
  await form.getByRole('button', { name: 'Save' }).click();
  await until(
    async () => (await room.get(reportId)).surfaces,
    (surfaces) => surfaces?.chatgpt === 'ui',
  );
  const today = new Date().toISOString().slice(0, 10);
  await until(
    async () =>
      (await room.send('GET', `/v1/reports/brand/${reportId}/stats?startDate=${today}&endDate=${today}`)).body,
    ({ isRecalculating }) => isRecalculating === false,
  );

  await open('/prompts');
  await page.getByRole('columnheader', { name: 'ChatGPT (page)' }).waitFor();
  await open('/method');
  await page.getByText(/API answers of ChatGPT name you .*the page counts in this report/).waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a report sends its prompts to a custom engine, which has a column and a filter, and is added to totals', async () => {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(2);
  const reportId = (await room.create({ promptIds })).body.id;
  const desk = { browser, server: { ...server, demoKey: room.key, reportId, promptId: promptIds[0] ?? '' } };
  const { page, complaints, context } = await signIn(desk);
  const open = (path: string) => openPage(page, `${server.baseUrl}/reports/${reportId}${path}`);

  await open('/settings?tab=precision');
  const schedule = page.getByRole('form', { name: 'Schedule' });
  await schedule.getByRole('group', { name: 'Custom engines' }).getByLabel('Grok').check();
  expect(await findFaults(page)).toEqual([]);
  await schedule.getByRole('button', { name: 'Save' }).click();
  await until(
    async () => (await room.get(reportId)).customEngines,
    (engines) => engines?.[0] === 'x_grok',
  );
  await runCollection(server.app.context, {}, () => {});
  const today = new Date().toISOString().slice(0, 10);
  const readStats = async (query: string) =>
    (await room.send('GET', `/v1/reports/brand/${reportId}/stats?startDate=${today}&endDate=${today}${query}`)).body;
  await until(
    () => readStats('&engines=x_grok'),
    ({ status, answers }) => status === 'ready' && answers === 2,
  );
  await open('/prompts');
  await page.getByRole('columnheader', { name: 'Grok' }).waitFor();
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Engine').selectOption('Grok');
  await page.getByRole('button', { name: 'Remove the filter Grok' }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'ChatGPT' }).count()).toBe(0);

  const before = (await readStats('')).answers;
  await open('/settings?tab=precision');
  const counts = page.getByRole('form', { name: 'What counts' });
  await counts.getByLabel('Custom engines are part of totals').check();
  await counts.getByRole('button', { name: 'Save' }).click();
  await until(
    () => readStats(''),
    ({ answers }) => answers === before + 2,
  );
  expect(complaints).toEqual([]);
  await context.close();
});
