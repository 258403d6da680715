import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LanguageModel } from '../../../src/gateways/language-model/port.ts';
import { recommendReport } from '../../../src/services/recommendations/generate.ts';
import { polishReport } from '../../../src/services/recommendations/polish.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createGiver } from '../../support/citations.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const { engines, give } = createGiver(['chatgpt']);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(2);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  reportId = (await room.create({ promptIds, competitors })).body.id;
  // Enough days for a gap.
  await answerAll(['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10']);
});
afterAll(() => server.close());
beforeEach(() => execute(server.databaseUrl, 'UPDATE "Recommendation" SET polished = NULL'));

async function answerAll(days: string[]) {
  for (const promptId of promptIds) {
    for (const day of days) {
      const slot = { promptId, country: 'us', engine: 'chatgpt', day, sample: 1 } as const;
      await give(server.app.context, room.workspace.id, { ...slot, text: 'Globex', cited: ['https://forbes.com/x'] });
    }
  }
  await recalculateReport(server.app.context, { reportId });
  await recommendReport(server.app.context, { reportId });
}

/** A model that applies this function to the text of the request, and counts its calls. */
function modelOf(rewrite: (json: string) => string) {
  let asked = 0;
  const languageModel: LanguageModel = {
    async complete(schema, instructions) {
      asked++;
      const value = schema.parse(JSON.parse(rewrite(instructions.slice(instructions.indexOf('{')))));
      return { state: 'ok', value, model: 'test', inputTokens: 1, outputTokens: 1, costUsd: 0 };
    },
  };
  return { languageModel, asked: () => asked };
}

async function readItems(): Promise<any[]> {
  return (await room.send('GET', `/v1/reports/brand/${reportId}/recommendations?country=us`)).body.items;
}

const polish = (languageModel: LanguageModel) => polishReport({ ...server.app.context, languageModel }, { reportId });

test('without a language model the original text is kept', async () => {
  const before = await readItems();
  expect(before.length).toBeGreaterThan(1);
  expect(await polishReport(server.app.context, { reportId })).toBe(0);
  expect(await readItems()).toEqual(before);
});

test('a wording that keeps the facts is shown, and requested once', async () => {
  const before = await readItems();
  const { languageModel, asked } = modelOf((json) => json.replaceAll('answers', 'replies'));
  expect(await polish(languageModel)).toBe(before.length);
  const after = await readItems();
  expect(after[0].copy.headline).toBe(before[0].copy.headline.replaceAll('answers', 'replies'));
  expect(after[0].copy.headline).not.toBe(before[0].copy.headline);
  expect(after.map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  await polish(languageModel);
  await recommendReport(server.app.context, { reportId });
  await polish(languageModel);
  expect(asked()).toBe(before.length);
});

test('a wording that changes a fact is discarded, and not requested again', async () => {
  const before = await readItems();
  const { languageModel, asked } = modelOf((json) => json.replaceAll('2', '3'));
  expect(await polish(languageModel)).toBe(0);
  expect(await readItems()).toEqual(before);
  await polish(languageModel);
  expect(asked()).toBe(before.length);
});

test('if the figures change, the original text is shown until it is polished again', async () => {
  const { languageModel } = modelOf((json) => json.replaceAll('answers', 'replies'));
  await polish(languageModel);
  await answerAll(['2026-11-11']);
  for (const { copy } of await readItems()) expect(copy.headline).not.toContain('replies');
});
