import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTextFinder } from '../../src/domain/shared/text-search.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { effort } from '../support/effort.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: ReportRoom;
let tagId: string;
let promptIds: string[];
let reportId: string;

const JAPANESE = '最高の顧客管理ツールは🔍 Acme と ＧＬＯＢＥＸ です。';

beforeAll(async () => {
  server = await startTestApp();
  room = await createReportRoom(server);
  tagId = await room.createTag('Tagged');
  promptIds = [
    ...(await room.createPrompts(1, 'us', [tagId])),
    ...(await room.createPrompts(1, 'us')),
    ...(await room.createPrompts(1, 'de')),
  ];
  const [first = '', second = '', third = ''] = promptIds;
  reportId = (await room.create({ promptIds })).body.id;
  const elsewhere = await room.createPrompts(1, 'fr');
  await storeAnswers(server.databaseUrl, room.workspace.id, [
    { promptId: first, day: '2026-11-01', text: 'Acme has a FREE plan, and a free plan for teams.' },
    { promptId: first, day: '2026-11-09', engine: 'gemini', text: 'No Free Plan.' },
    { promptId: second, day: '2026-11-09', text: '100% of the free_plan' },
    { promptId: second, day: '2026-11-10', text: JAPANESE },
    { promptId: third, country: 'de', day: '2026-11-10', text: 'Größe und freie Pläne: free plan' },
    { promptId: third, country: 'de', day: '2026-11-10', engine: 'gemini', state: 'no_answer' },
    { promptId: elsewhere[0] ?? '', day: '2026-11-10', text: 'free plan of another report' },
  ]);
  await recalculateReport(server.app.context, { reportId });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

function read(path: string, query: Record<string, string>) {
  const parameters = new URLSearchParams({ ...NOVEMBER, ...query });
  return room.send('GET', `/v1/reports/brand/${reportId}/${path}?${parameters.toString()}`);
}

/** A busy machine takes several pages. */
async function search(query: Record<string, string>) {
  const found: { answer: string; matches: [number, number][] | undefined }[] = [];
  let cursor: string | null = null;
  do {
    const { status, body }: { status: number; body: any } = await read('ai-responses', {
      ...query,
      ...(cursor && { cursor }),
    });
    expect(status).toBe(200);
    for (const { runDate, engine, promptId, matches } of body.items) {
      const answer = `${runDate} ${engine} ${promptIds.indexOf(promptId)}`;
      found.push({ answer, matches: matches?.map(({ start, end }: any) => [start, end]) });
    }
    cursor = body.paging.nextCursor;
  } while (cursor !== null);
  return found;
}

describe('GET /v1/reports/brand/{reportId}/ai-responses', () => {
  test('200: finds a text in the answers to all prompts of the report, newest first, with its offsets', async () => {
    expect(await search({ text: 'free plan' })).toEqual([
      { answer: '2026-11-10 chatgpt 2', matches: [[23, 32]] },
      { answer: '2026-11-09 gemini 0', matches: [[3, 12]] },
      {
        answer: '2026-11-01 chatgpt 0',
        matches: [
          [11, 20],
          [28, 37],
        ],
      },
    ]);
  });

  test('200: an answer has its prompt, its mentions and everything that the list of a prompt has', async () => {
    const [promptId = ''] = promptIds;
    const { body } = await read('ai-responses', { text: 'for teams', endDate: '2026-11-02' });
    const { body: ofPrompt } = await read(`prompts/${promptId}/ai-responses`, { text: 'for teams' });
    expect(ofPrompt.items).toHaveLength(1);
    expect(body.items).toEqual([{ ...ofPrompt.items[0], promptId, prompt: expect.stringMatching(/./) }]);
    expect(body.items[0].mentions).toEqual([{ brand: 'Acme', isMainBrand: true, start: 0, end: 4 }]);
  });

  test('200: Japanese, full-width letters and letters with another case outside of ASCII are found', async () => {
    const offsetsOf = async (text: string) => (await search({ text })).map(({ matches }: any) => matches);
    expect(await offsetsOf('顧客管理')).toEqual([[[3, 7]]]);
    expect(JAPANESE.slice(3, 7)).toBe('顧客管理');
    expect(await offsetsOf('ｇｌｏｂｅｘ')).toEqual([[[21, 27]]]);
    expect(await offsetsOf('GRÖẞE')).toEqual([[[0, 5]]]);
    expect(await offsetsOf('PLÄNE')).toEqual([[[16, 21]]]);
  });

  test('200: no character is a wildcard', async () => {
    expect(await search({ text: '100%' })).toHaveLength(1);
    expect(await search({ text: 'free_plan' })).toHaveLength(1);
    expect(await search({ text: '%plan' })).toHaveLength(0);
    expect(await search({ text: 'f.ee' })).toHaveLength(0);
    expect(await search({ text: "'; --" })).toHaveLength(0);
  });

  test('200: without a text, lists every answer that the statistics count', async () => {
    const answers = await search({});
    expect(answers.map(({ answer }: any) => answer)).toEqual([
      '2026-11-10 chatgpt 2',
      '2026-11-10 chatgpt 1',
      '2026-11-09 chatgpt 1',
      '2026-11-09 gemini 0',
      '2026-11-01 chatgpt 0',
    ]);
    expect(answers[0]?.matches).toBeUndefined();
    const { body } = await read('stats', {});
    expect(body.answers).toBe(answers.length);
  });

  test('200: takes the filters of statistics', async () => {
    const namesOf = async (query: Record<string, string>) =>
      (await search({ text: 'free plan', ...query })).map(({ answer }: any) => answer);
    expect(await namesOf({ country: 'de' })).toEqual(['2026-11-10 chatgpt 2']);
    expect(await namesOf({ engines: 'gemini' })).toEqual(['2026-11-09 gemini 0']);
    expect(await namesOf({ tagId })).toEqual(['2026-11-09 gemini 0', '2026-11-01 chatgpt 0']);
    expect(await namesOf({ branded: 'only' })).toEqual([]);
    expect(await namesOf({ startDate: '2026-11-02', endDate: '2026-11-09' })).toEqual(['2026-11-09 gemini 0']);
  });

  test.each([{}, { text: 'free plan' }])('200: pages have every answer once, in order: %j', async (query) => {
    const all = await search(query);
    const { pages } = await readPages({ ...query, limit: '1' });
    expect(pages.flat()).toEqual(all.map(({ answer }: any) => answer));
    expect(pages.every((page) => page.length <= 1)).toBe(true);
  });

  test('200: a search that takes too long continues on the next page', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
    const years = { startDate: '2025-01-01', endDate: '2028-12-31' };
    const { pages, isPartial, reached } = await readPages({ text: 'for teams', ...years });
    expect(pages.flat()).toEqual(['2026-11-01 chatgpt 0']);
    // Ten thousand answers to three prompts of seven engines are 477 of the 1,461 days.
    expect(pages.length).toBe(4);
    expect(isPartial).toBe(true);
    expect(reached).toEqual(['2027-09-11', '2026-05-22', '2025-01-30', '2025-01-01']);
  });

  async function readPages(query: Record<string, string>) {
    const pages: string[][] = [];
    let cursor: string | null = null;
    const reached: string[] = [];
    let isPartial = false;
    do {
      const { body }: { body: any } = await read('ai-responses', { ...query, ...(cursor && { cursor }) });
      pages.push(
        body.items.map(({ runDate, engine, promptId }: any) => `${runDate} ${engine} ${promptIds.indexOf(promptId)}`),
      );
      isPartial ||= body.paging.hasMore && body.items.length === 0;
      reached.push(body.reachedDate);
      cursor = body.paging.nextCursor;
    } while (cursor !== null);
    return { pages, isPartial, reached };
  }

  test('400: an empty text, one of more than 200 characters, an unknown tag', async () => {
    for (const query of [{ text: '  ' }, { text: 'x'.repeat(201) }]) {
      const { status, body } = await read('ai-responses', query);
      expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: 'text' });
    }
    expect((await read('ai-responses', { tagId: 'tag_elsewhere' })).status).toBe(400);
  });

  test('403: a key of another workspace', async () => {
    const other = await server.createWorkspace();
    const path = `/v1/reports/brand/${reportId}/ai-responses?${new URLSearchParams(NOVEMBER).toString()}`;
    expect((await room.send('GET', path, { key: other.key })).status).toBe(403);
  });
});

describe('text on other lists', () => {
  test('finds answers to one prompt, without calls that have no answer', async () => {
    const { body } = await read(`prompts/${promptIds[2]}/ai-responses`, { text: 'PLAN' });
    expect(body.items.map(({ engine, matches }: any) => [engine, matches])).toEqual([
      ['chatgpt', [{ start: 28, end: 32 }]],
    ]);
    expect((await read(`prompts/${promptIds[2]}/ai-responses`, {})).body.items).toHaveLength(2);
  });

  test('finds prompts by their text, in all pages', async () => {
    const idsOf = async (query: Record<string, string>) =>
      (await read('prompts', query)).body.items.map(({ id }: { id: string }) => id);
    expect(await idsOf({ text: 'PROMPT 0 de' })).toEqual([promptIds[2]]);
    expect((await idsOf({ text: 'prompt' })).toSorted()).toEqual(promptIds.toSorted());
    expect(await idsOf({ text: 'prompt', limit: '1' })).toHaveLength(1);
    expect(await idsOf({ text: 'prompt_' })).toEqual([]);
  });
});

const LETTERS = ['a', 'K', 's', 'É', 'ß', 'Σ', 'я', '語', '🔍', '%', '.', ' ', '\u212a', 'ſ', 'ẞ', 'ς', 'İ', 'ǅ'];
const letters = fc.array(
  fc.constantFrom(...LETTERS.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()])),
  {
    maxLength: 12,
  },
);
const text = letters.map((each) => each.join(''));

test('for any answers and text, PostgreSQL finds the answers in which JavaScript finds it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 20, maxLength: 60 }),
      fc.array(fc.array(fc.constantFrom(...LETTERS.filter((each) => each !== ' ')), { minLength: 1, maxLength: 3 }), {
        minLength: 10,
        maxLength: 10,
      }),
      async (texts, searches) => {
        const subject = await createReportRoom(server);
        const [promptId = ''] = await subject.createPrompts(1);
        const { body: report } = await subject.create({ promptIds: [promptId] });
        const answers = texts.map(
          (each, day): StoredAnswer => ({ promptId, day: addDays('2026-08-01', day), text: each }),
        );
        await storeAnswers(server.databaseUrl, subject.workspace.id, answers);
        for (const characters of searches) {
          const searched = characters.join('');
          const query = new URLSearchParams({
            startDate: '2026-08-01',
            endDate: '2026-09-30',
            text: searched,
            limit: '200',
          });
          const items: any[] = [];
          for (let cursor: string | null | undefined; cursor !== null; ) {
            if (cursor) query.set('cursor', cursor);
            const path = `/v1/reports/brand/${report.id}/ai-responses?${query.toString()}`;
            const { body } = await subject.send('GET', path);
            items.push(...body.items);
            cursor = body.paging.nextCursor;
          }
          const find = createTextFinder(searched);
          const expected = answers
            .flatMap(({ day, text: content = '' }) =>
              find(content).length > 0 ? [{ day, matches: find(content) }] : [],
            )
            .toReversed();
          expect(items.map(({ runDate, matches }) => ({ day: runDate, matches }))).toEqual(expected);
        }
      },
    ),
    { numRuns: effort(5, 40), interruptAfterTimeLimit: 120_000, endOnFailure: true },
  );
});
