import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { answer, createEngines } from '../support/engines.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const DAY = '2026-11-14';
const SUGGESTIONS = '<div><a href="https://www.google.com/search?q=crm">crm</a></div>';
let server: TestApp;
let room: ReportRoom;

/** The first answer comes with suggestions, the second with empty ones, and the third has no body. */
beforeAll(async () => {
  const engines = createEngines(
    async ({ sample }) => answer('Grounded', [], { raw: [bodyWith(SUGGESTIONS), bodyWith(''), undefined][sample - 1] }),
    ['gemini'],
  );
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
});
afterAll(() => server.close());

function bodyWith(renderedContent: string): object {
  return { candidates: [{ groundingMetadata: { searchEntryPoint: { renderedContent } } }] };
}

test('Gemini answers have the search suggestions that Google requires, if they came with any', async () => {
  const [promptId = ''] = await room.createPrompts(1);
  const reportId = (await room.create({ promptIds: [promptId] })).body.id;
  for (const sample of [1, 2, 3]) {
    const slot = { workspaceId: room.workspace.id, promptId, engine: 'gemini' as const, day: DAY, sample };
    await collectAnswer(server.app.context, slot, new AbortController().signal);
  }
  const { body } = await room.send(
    'GET',
    `/v1/reports/brand/${reportId}/prompts/${promptId}/ai-responses?startDate=${DAY}&endDate=${DAY}`,
  );
  const items: { runId: string; searchSuggestions?: string }[] = body.items;
  expect(items.map(({ runId, searchSuggestions }) => [runId.at(-1), searchSuggestions])).toEqual([
    ['3', undefined],
    ['2', undefined],
    ['1', SUGGESTIONS],
  ]);
});
