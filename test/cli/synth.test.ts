import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_LIMITS } from '../../src/domain/reports/reports.ts';
import { writePrompt } from '../../src/domain/synth/texts.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function synth(...args: string[]) {
  return cli({ DATABASE_URL: server.databaseUrl }, ['synth', ...args]);
}

describe('synth', () => {
  test('fills workspaces with simulated answers, citations and visits that the API reads', async () => {
    const { code, stdout, stderr } = await synth('--workspaces', '2', '--prompts', '3', '--days', '4', '--json');
    expect([code, stderr]).toEqual([0, '']);
    const { key, workspaces, answers } = JSON.parse(stdout);
    expect([workspaces.length, answers]).toEqual([2, 2 * 3 * 4 * 7]);
    const [stored] = await execute(
      server.databaseUrl,
      `SELECT count(*)::int AS answers, bool_and("isSimulated") AS "isSimulated", sum(jsonb_array_length(cited))::int AS citations
       FROM "Answer"`,
    );
    const [cited] = await execute(
      server.databaseUrl,
      `SELECT count(*)::int AS citations, count(p."pageId")::int AS pages
       FROM "Citation" c LEFT JOIN "CitedPage" p USING ("workspaceId", "pageId")`,
    );
    expect(stored).toEqual({ answers, isSimulated: true, citations: cited?.citations });
    expect(cited?.pages).toBe(cited?.citations);
    expect(cited?.citations).toBeGreaterThan(0);

    const now = Date.now();
    const [startDate, endDate] = [5, 0].map((ago) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10));
    const window = `startDate=${startDate}&endDate=${endDate}&country=us`;
    const [{ reportId }] = workspaces;
    const read = (path: string) => server.send('GET', `/v1/reports/brand/${reportId}/${path}?${window}`, { key });
    const { body: stats } = await read('stats');
    expect([stats.status, stats.answers + stats.noAnswers, stats.prompts]).toEqual(['ready', 84, 3]);
    const { body: citations } = await read('citations');
    expect(citations.items.length).toBeGreaterThan(0);
    const { body: pages } = await read('agent-analytics/pages');
    expect(pages.items).toHaveLength(9);
    const { body: referrals } = await read('agent-analytics/referrals');
    expect(referrals.items.map((item: { assistant: string }) => item.assistant)).toContain('chatgpt');
  });

  test('writes a different text for every prompt of the largest report', () => {
    const texts = Array.from({ length: REPORT_LIMITS.prompts }, (_, index) => writePrompt(index));
    expect(new Set(texts).size).toBe(REPORT_LIMITS.prompts);
  });

  test('rejects sizes that no report can have', async () => {
    const { code, stderr } = await synth('--workspaces', '1', '--prompts', '1001', '--days', '1');
    expect([code, stderr]).toEqual([1, expect.stringContaining('prompts')]);
  });
});
