import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Assistant, connectHttp, createAnsweredReport, readRows, readTable } from '../support/assistants.ts';
import { createGiver } from '../support/citations.ts';

const { engines, give } = createGiver(['chatgpt', 'gemini']);
let server: TestApp;
let assistant: Assistant;

beforeAll(async () => {
  server = await startTestApp({ engines, now: () => new Date('2026-11-15T12:00:00Z') });
  const { room, promptIds, reportId } = await createAnsweredReport(server, () => []);
  const [promptId = ''] = promptIds;
  async function store(day: string, sample: number, cited: string[], engine: 'chatgpt' | 'gemini' = 'chatgpt') {
    const text = sample % 2 ? 'Acme is good.' : 'Globex is good.';
    await give(server.app.context, room.workspace.id, { promptId, country: 'us', engine, day, sample, text, cited });
  }
  await store('2026-10-30', 1, ['https://lost.example/a', 'https://reviews.example/best']);
  for (let sample = 1; sample <= 10; sample++) {
    const many = Array.from({ length: 12 }, (_, i) => `https://site-${sample}-${i}.example/${'long-path-'.repeat(15)}`);
    await store('2026-11-10', sample, ['https://reviews.example/best', 'https://reviews.example/other', ...many]);
  }
  await store('2026-11-11', 1, ['https://globex.com/x'], 'gemini');
  await recalculateReport(server.app.context, { reportId });
  assistant = await connectHttp(server.baseUrl, room.key);
});
afterAll(async () => {
  await assistant.close();
  await server.close();
});

describe('get_sources', () => {
  test('all domains by citations, with those of the window before, over several calls', async () => {
    const rows: Record<string, any>[] = [];
    let cursor: string | undefined;
    do {
      const { text } = await assistant.call('get_sources', cursor ? { cursor } : {});
      expect(text.length).toBeLessThan(6000);
      expect(text).toMatch(
        /^Acme is mentioned in \d+\.\d % \(95 % interval .*\) of n = 11 answers \(country: us\) to 1 prompt, 2026-11-02 to 2026-11-15\./,
      );
      rows.push(...readRows(text));
      ({ cursor } = readTable(text));
    } while (cursor);
    expect(rows[0]).toMatchObject({ domain: 'reviews.example', pages: 2, citations: 20, citations_window_before: 1 });
    expect(rows.at(-1)).toMatchObject({ domain: 'lost.example', pages: 0, citations: 0, citations_window_before: 1 });
    expect(rows.find((row) => row.domain === 'globex.com')).toMatchObject({ kind: 'Competitor', competitor: 'Globex' });
    expect(new Set(rows.map((row) => row.domain)).size).toBe(rows.length);
    expect(rows).toHaveLength(123);
  });

  test('the pages of a domain, and only those of an engine', async () => {
    const pages = readRows((await assistant.call('get_sources', { domain: 'reviews.example' })).text);
    expect(pages.map(({ url, citations }) => [url, citations])).toEqual([
      ['https://reviews.example/best', 10],
      ['https://reviews.example/other', 10],
    ]);
    const ofGemini = readRows((await assistant.call('get_sources', { engine: 'gemini' })).text);
    expect(ofGemini.map(({ domain }) => domain)).toEqual(['globex.com']);
  });

  test('the history of a page by day and engine', async () => {
    const { text } = await assistant.call('get_sources', { url: 'https://www.reviews.example/best/' });
    expect(text).toContain('was cited in 10 answers (country: us).');
    expect(text).toContain('Its share of answers against the window before: ');
    expect(readRows(text).find(({ day }) => day === '2026-11-10')).toMatchObject({
      citations: 10,
      by_engine: ['chatgpt: 10'],
    });
  });
});
