import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SHARES } from '../../src/domain/shares/shares.ts';
import { shareView } from '../../src/schemas/reports/shares.ts';
import { purgeReportRequests } from '../../src/services/reports/purge-requests.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { replaceRecommendations } from '../../src/storage/recommendations.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { type ExportQuery, readNdjson } from '../support/exports.ts';
import { createDetails } from '../support/recommendations.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-07' };
const FIXTURE = join(import.meta.dirname, '../fixtures/share-view.json');
const MINUTE = 60_000;

const { engines, give } = createGiver(['chatgpt', 'gemini']);
let server: TestApp;
let room: ReportRoom;
let promptIds: string[];
let reportId: string;
let time = Date.parse('2026-11-15T12:00:00.000Z');

beforeAll(async () => {
  server = await startTestApp({ engines, now: () => new Date(time) });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(3);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  reportId = (await room.create({ reportTitle: 'Acme weekly', promptIds, competitors })).body.id;
  await answer('2026-11-02', 'Take Acme.');
});
afterAll(() => server.close());
beforeEach(() => {
  time += 60 * MINUTE;
});

async function answer(day: string, text: string): Promise<void> {
  const cited = ['https://acme.com/a', 'https://example.org/b'];
  for (const promptId of promptIds) {
    await give(server.app.context, room.workspace.id, {
      promptId,
      engine: 'chatgpt',
      country: 'us',
      day,
      sample: 1,
      text,
      cited,
    });
  }
  await recalculateReport(server.app.context, { reportId });
}

const path = (id = reportId) => `/v1/reports/brand/${id}/shares`;
const share = (body: object = {}) =>
  room.send('POST', path(), { body: { mode: 'live', ...WINDOW, country: 'us', ...body } });
const tokenOf = ({ body }: { body: { url: string } }) => new URL(body.url).pathname.replace('/share/', '');
const open = (token: string, password?: string) =>
  server.send('POST', '/v1/shares/open', { key: null, body: { token, ...(password !== undefined && { password }) } });

describe('201', () => {
  test('a share has a link, which is shown once', async () => {
    const { status, body } = await share({ mode: 'frozen', expiresDate: '2027-01-01T00:00:00+01:00' });
    expect(status).toBe(201);
    const { url, ...listed } = body;
    expect(url).toMatch(new RegExp(`^${server.baseUrl}/share/[\\w-]{43}$`));
    expect(listed).toEqual({
      id: expect.stringMatching(/^shr_/),
      mode: 'frozen',
      ...WINDOW,
      country: 'us',
      engines: null,
      tagId: null,
      branded: 'include',
      compareStartDate: null,
      compareEndDate: null,
      hasPassword: false,
      notes: false,
      createdDate: new Date(time).toISOString(),
      expiresDate: '2026-12-31T23:00:00.000Z',
    });
    expect((await room.send('GET', path())).body.items[0]).toEqual(listed);
    expect(JSON.stringify(await execute(server.databaseUrl, 'SELECT * FROM "ReportShare"'))).not.toContain(
      tokenOf({ body }),
    );
  });
});

describe('200', () => {
  test('a link shows its window and country of the report without an API key', async () => {
    const { status, body } = await open(tokenOf(await share()));
    expect([status, body.passwordRequired]).toEqual([200, false]);
    const { view } = body;
    expect(view).toMatchObject({
      reportTitle: 'Acme weekly',
      brand: 'Acme',
      brandDomain: 'acme.com',
      mode: 'live',
      ...WINDOW,
      country: 'us',
      asOfDate: new Date(time).toISOString(),
    });
    const query = new URLSearchParams({ ...WINDOW, country: 'us' });
    const own = await room.send('GET', `/v1/reports/brand/${reportId}/stats?${query.toString()}&groupBy=engine`);
    const onlyMain = (day: any) => ({
      ...day,
      engines: day.engines.map((each: any) => ({ ...each, brands: each.brands.slice(0, 1) })),
    });
    expect(view.stats).toEqual({ ...own.body, history: own.body.history.map(onlyMain) });
    expect(view.stats.history[0].engines[0].brands).toEqual([expect.objectContaining({ brand: 'Acme' })]);
    expect(view.stats.brands[0]).toMatchObject({ brand: 'Acme', brandCoverage: 1 });
    expect(view.prompts.map(({ id }: { id: string }) => id).toSorted()).toEqual(promptIds.toSorted());
    expect(view.prompts[0].engines).toEqual([expect.objectContaining({ engine: 'chatgpt', brandCoverage: 1 })]);
    expect(view.sources.map(({ domain, citations }: any) => [domain, citations])).toEqual([
      ['acme.com', 3],
      ['example.org', 3],
    ]);
    expect(view.sources[0]).not.toHaveProperty('prompts');
  });

  describe('with filters', () => {
    let id: string;
    let tagId: string;

    beforeAll(async () => {
      tagId = await room.createTag('Choice');
      const ask = async (prompt: string, country: string, tagIds: string[]) => {
        const body = { prompts: [prompt], country, tagIds };
        return (await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, { body })).body.items[0];
      };
      const asked = [
        await ask('Which CRM?', 'us', [tagId]),
        await ask('Is Acme good?', 'us', []),
        await ask('Welches CRM?', 'de', [tagId]),
      ];
      id = (await room.create({ brand: 'Acme', promptIds: asked.map((prompt: any) => prompt.id) })).body.id;
      for (const [index, prompt] of asked.entries()) {
        for (const engine of ['chatgpt', 'gemini'] as const) {
          const text = index === 0 || engine === 'gemini' ? 'Take Acme.' : 'Take another.';
          const cited = [`https://example.org/${engine}/${index}`];
          const given = {
            promptId: prompt.id,
            engine,
            country: prompt.country,
            day: '2026-11-02',
            sample: 1,
            text,
            cited,
          };
          await give(server.app.context, room.workspace.id, given);
        }
      }
      await recalculateReport(server.app.context, { reportId: id });
    });

    test.each([
      ['all countries', {}, 6],
      ['a country', { country: 'de' }, 2],
      ['an engine', { engines: ['gemini'] }, 3],
      ['a tag', { tagId: true }, 4],
      ['prompts without the brand', { branded: 'exclude' }, 4],
      ['several of them', { country: 'us', engines: ['chatgpt'], tagId: true, branded: 'exclude' }, 1],
    ])('a share and a frozen one of %s show the numbers that the API returns for them', async (_, chosen, answers) => {
      const filters: ExportQuery = 'tagId' in chosen ? { ...chosen, tagId } : chosen;
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...WINDOW, ...filters })) {
        for (const each of [value].flat()) query.append(name, each ?? '');
      }
      const read = async (list: string, more: string) =>
        (await room.send('GET', `/v1/reports/brand/${id}/${list}?${query.toString()}&${more}`)).body;
      const stats = await read('stats', 'groupBy=engine');
      expect(stats.answers).toBe(answers);
      const prompts = await read('prompts', 'include=engines&sortBy=brandCoverage');
      const sources = await read('citations', '');
      expect(sources.items).toHaveLength(answers);
      const exported = await readNdjson(room.send, 'citations', { reportId: id, ...WINDOW, ...filters });
      expect(exported).toHaveLength(answers);
      expect(exported.filter((row) => row.answerMentionsBrand)).toHaveLength(
        Math.round(answers * stats.brands[0].brandCoverage),
      );
      for (const { id: promptId, country, answers: count } of prompts.items) {
        const rows = exported.filter((row) => row.promptId === promptId);
        expect(rows.map((row) => row.country)).toEqual(Array.from({ length: count }, () => country));
      }
      for (const mode of ['live', 'frozen']) {
        const created = await room.send('POST', path(id), { body: { mode, ...WINDOW, ...filters } });
        const expected = { country: null, engines: null, tagId: null, branded: 'include', ...filters };
        expect(created.body).toMatchObject(expected);
        const { view } = (await open(tokenOf(created))).body;
        expect(view).toMatchObject({ ...expected, tagName: 'tagId' in filters ? 'Choice' : null });
        expect({ ...view.stats, history: null }).toEqual({ ...stats, history: null });
        expect(view.prompts).toEqual(prompts.items);
        expect(view.sources).toEqual(
          sources.items.map(({ prompts: _prompts, promptsTotal: _total, ...page }: any) => page),
        );
      }
    });

    test('a share and a frozen one show the change from the earlier window they name', async () => {
      const yearAgo = { compareStartDate: '2025-11-01', compareEndDate: '2025-11-07' };
      const [prompt] = (await room.send('GET', `/v1/reports/brand/${id}`)).body.promptIds;
      const given = { promptId: prompt, engine: 'chatgpt', country: 'us', sample: 1, text: 'Take another.' } as const;
      await give(server.app.context, room.workspace.id, { ...given, day: '2025-11-02', cited: [] });
      await recalculateReport(server.app.context, { reportId: id });
      const query = new URLSearchParams({ ...WINDOW, ...yearAgo, groupBy: 'engine' }).toString();
      const { body: stats } = await room.send('GET', `/v1/reports/brand/${id}/stats?${query}`);
      expect(stats.brands[0].change.brandCoverage).toBe(1);
      for (const mode of ['live', 'frozen']) {
        const created = await room.send('POST', path(id), { body: { mode, ...WINDOW, ...yearAgo } });
        expect(created.body).toMatchObject(yearAgo);
        expect((await room.send('GET', path(id))).body.items[0]).toMatchObject(yearAgo);
        const { view } = (await open(tokenOf(created))).body;
        expect(view).toMatchObject(yearAgo);
        expect(view.stats.brands).toEqual(stats.brands);
        const shown = view.prompts.find((each: any) => each.id === prompt);
        expect(shown.change.brandCoverage).toBe(1);
      }
    });

    test('400: a tag of another workspace', async () => {
      const { status, body } = await room.send('POST', path(id), {
        body: { mode: 'live', ...WINDOW, tagId: 'tag_none' },
      });
      expect([status, body.target, body.errors[0].path]).toEqual([400, 'body', 'tagId']);
    });

    test('a live share whose tag was deleted says so, and a frozen one stays', async () => {
      const shortLived = await room.createTag('Short-lived');
      const body = { ...WINDOW, tagId: shortLived };
      const live = tokenOf(await room.send('POST', path(id), { body: { mode: 'live', ...body } }));
      const frozen = tokenOf(await room.send('POST', path(id), { body: { mode: 'frozen', ...body } }));
      await room.send('DELETE', `/v1/workspaces/${room.workspace.id}/tags/${shortLived}`);
      const opened = await open(live);
      expect([opened.status, opened.body.message]).toEqual([404, 'The tag whose prompts this share shows was deleted']);
      expect((await open(frozen)).body.view.tagName).toBe('Short-lived');
    });
  });

  test('a live share shows new answers; a frozen share shows what it showed at first, even after the report changed', async () => {
    const [live, frozen] = [tokenOf(await share()), tokenOf(await share({ mode: 'frozen' }))];
    const before = (await open(frozen)).body.view;
    expect((await open(live)).body.view.stats).toEqual(before.stats);
    await answer('2026-11-03', 'Take Globex.');
    await room.patch(reportId, { reportTitle: 'Acme monthly' });
    time += MINUTE;
    const after = (await open(live)).body.view;
    expect(after.stats.brands[0].brandCoverage).toBe(0.5);
    expect([after.reportTitle, after.asOfDate]).toEqual(['Acme monthly', new Date(time).toISOString()]);
    expect((await open(frozen)).body.view).toEqual(before);
    await room.patch(reportId, { reportTitle: 'Acme weekly' });
  });

  test.each(['live', 'frozen'])(
    'a %s share shows notes of people only if asked, and other annotations always',
    async (mode) => {
      const owner = (await room.create({ brand: `Notes ${mode}`, promptIds })).body.id as string;
      const annotations = `/v1/reports/brand/${owner}/annotations`;
      await room.send('POST', annotations, { body: { date: WINDOW.endDate, text: 'Fire the agency' } });
      await execute(
        server.databaseUrl,
        `INSERT INTO "Annotation" (id, "workspaceId", "reportId", date, kind, text, "createdDate")
       VALUES ($1, $2, $3, $4, 'prompts_added', '2 prompts added.', now())`,
        [`ann_${mode}`, room.workspace.id, owner, WINDOW.endDate],
      );
      const textsOf = async (body: object) => {
        const created = await room.send('POST', path(owner), { body: { mode, ...WINDOW, country: 'us', ...body } });
        const texts = (await open(tokenOf(created))).body.view.annotations.map(({ text }: { text: string }) => text);
        return [created.body.notes, texts.toSorted()];
      };
      expect(await textsOf({})).toEqual([false, ['2 prompts added.']]);
      expect(await textsOf({ notes: true })).toEqual([true, ['2 prompts added.', 'Fire the agency']]);
    },
  );

  test.each(['live', 'frozen'])(
    'a %s share shows recommendations of its country that are still suggested',
    async (mode) => {
      const owner = (await room.create({ brand: `Advice ${mode}`, promptIds })).body.id as string;
      const [{ data, copy }] = JSON.parse(await readFile(FIXTURE, 'utf8')).recommendations;
      const draft = { engine: 'chatgpt', type: 'content_gap', group: 'on_page', priority: 8, score: 71, copy } as const;
      const drafts = ['suggested', 'dismissed', 'completed', 'abroad'].map((name) => ({
        ...draft,
        id: `rec_${name}_${mode}`,
        identity: name,
        country: name === 'abroad' ? 'de' : 'us',
        taskId: `tsk_${name}`,
        details: createDetails(),
        data: { ...data, promptIds },
      }));
      const { database } = server.app.context;
      const of = { workspaceId: room.workspace.id, reportId: owner, isSimulated: false };
      await replaceRecommendations(database, of, drafts, new Date(time));
      for (const state of ['dismissed', 'completed']) {
        const recommendation = `/v1/reports/brand/${owner}/recommendations/rec_${state}_${mode}`;
        expect((await room.send('PATCH', recommendation, { body: { state } })).status).toBe(200);
      }
      const created = await room.send('POST', path(owner), { body: { mode, ...WINDOW, country: 'us' } });
      const { recommendations } = (await open(tokenOf(created))).body.view;
      expect(recommendations.map(({ id, state }: any) => [id, state])).toEqual([['tsk_suggested', 'suggested']]);
    },
  );

  test('a repeated request whose reply an earlier version stored gets it, and its share shows notes', async () => {
    const request = {
      body: { mode: 'live', ...WINDOW, country: 'us' },
      headers: { 'idempotency-key': 'before notes' },
    };
    const { body } = await room.send('POST', path(), request);
    await execute(
      server.databaseUrl,
      `UPDATE "IdempotentReply" SET output = (output::jsonb - 'notes')::json WHERE key = 'before notes'`,
    );
    const again = await room.send('POST', path(), request);
    expect([again.status, again.body.id, again.body.notes]).toEqual([201, body.id, true]);
  });

  test('without its password a share shows only that it has one', async () => {
    const token = tokenOf(await share({ password: 'correct horse' }));
    expect((await open(token)).body).toEqual({ passwordRequired: true, view: null, branding: null });
    const { status, body } = await open(token, 'correct horse');
    expect([status, body.passwordRequired, body.view.brand]).toEqual([200, true, 'Acme']);
  });

  test('shares are listed in pages, newest first, without those of other reports', async () => {
    const other = (await room.create({ brand: 'Other', promptIds })).body.id;
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { body } = await room.send('POST', path(other), { body: { mode: 'live', ...WINDOW, country: 'us' } });
      ids.unshift(body.id);
    }
    const first = (await room.send('GET', `${path(other)}?limit=2`)).body;
    const second = (await room.send('GET', `${path(other)}?limit=2&cursor=${first.paging.nextCursor}`)).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.paging.hasMore).toBe(false);
  });

  test('a view that an earlier version stored stays readable', async () => {
    const stored = JSON.parse(await readFile(FIXTURE, 'utf8'));
    // Since then, engines have the interval of the one rate that they show.
    const shown = { ...structuredClone(stored), engines: null, tagId: null, tagName: null, branded: 'include' };
    Object.assign(shown, { compareStartDate: null, compareEndDate: null });
    for (const prompt of shown.prompts) {
      for (const engine of prompt.engines) engine.intervals = { brandCoverage: engine.intervals.brandCoverage };
    }
    // Since then, statistics name incomplete engines.
    for (const { brands } of [shown.stats, ...shown.stats.groups]) {
      for (const { change } of brands) Object.assign(change.mixChanged, { enginesIncomplete: [], note: null });
    }
    expect(shareView.parse(stored)).toEqual(shown);
    const created = await share({ mode: 'frozen' });
    await execute(server.databaseUrl, 'UPDATE "ReportShare" SET view = $1 WHERE id = $2', [stored, created.body.id]);
    expect((await open(tokenOf(created))).body.view).toEqual(shown);
  });
});

describe('204', () => {
  test('a deleted share no longer opens', async () => {
    const created = await share();
    const { status } = await room.send('DELETE', `${path()}/${created.body.id}`);
    expect(status).toBe(204);
    expect((await open(tokenOf(created))).status).toBe(404);
    expect((await room.send('DELETE', `${path()}/${created.body.id}`)).status).toBe(404);
  });
});

describe('400', () => {
  test.each([
    ['a mode that does not exist', { mode: 'dead' }, 'mode'],
    ['a window that ends before it begins', { endDate: '2026-10-01' }, 'endDate'],
    ['a country that does not exist', { country: 'xx' }, 'country'],
    ['a date in the past', { expiresDate: '2026-11-01T00:00:00Z' }, 'expiresDate'],
    ['a date without a time', { expiresDate: '2027-01-01' }, 'expiresDate'],
    ['a short password', { password: '1234567' }, 'password'],
    ['half of an earlier window', { compareStartDate: '2025-11-01' }, 'compareEndDate'],
    [
      'an earlier window of another length',
      { compareStartDate: '2025-11-01', compareEndDate: '2025-11-02' },
      'compareEndDate',
    ],
  ])('%s is invalid', async (_, body, field) => {
    const { status, body: reply } = await share(body);
    expect([status, reply.target, reply.errors.map((each: any) => each.path)]).toEqual([400, 'body', [field]]);
  });
});

describe('401', () => {
  test('a wrong password opens nothing', async () => {
    const token = tokenOf(await share({ mode: 'frozen', password: 'correct horse' }));
    for (const password of ['wrong', '', 'correct horse ']) {
      const { status, body } = await open(token, password);
      expect([status, body]).toEqual([401, { message: 'Wrong password' }]);
    }
  });

  test('the token of a share is not an API key', async () => {
    const token = tokenOf(await share());
    expect((await server.send('GET', path(), { key: token })).status).toBe(401);
  });
});

describe('403', () => {
  test('a key with the permission to read lists shares, but neither creates nor deletes them', async () => {
    const { id } = (await share()).body;
    const key = await server.createKey([room.workspace.id], ['read']);
    const body = { mode: 'live', ...WINDOW, country: 'us' };
    expect((await room.send('GET', path(), { key })).status).toBe(200);
    expect((await room.send('POST', path(), { key, body })).status).toBe(403);
    expect((await room.send('DELETE', `${path()}/${id}`, { key })).status).toBe(403);
  });

  test('a key of another workspace has no access', async () => {
    const other = await server.createWorkspace();
    expect((await other.send('GET', path())).status).toBe(403);
  });
});

describe('404', () => {
  test('a share expires', async () => {
    const created = await share({ expiresDate: new Date(time + MINUTE).toISOString() });
    const token = tokenOf(created);
    time += MINUTE - 1;
    expect((await open(token)).status).toBe(200);
    time += 1;
    const { status, body } = await open(token);
    expect([status, body]).toEqual([404, { message: 'Share not found' }]);
    const listed = async () => (await room.send('GET', path())).body.items.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain(created.body.id);
    await purgeReportRequests(server.app.context);
    expect(await listed()).not.toContain(created.body.id);
  });

  test('a link does not survive its report', async () => {
    const other = (await room.create({ brand: 'Gone', promptIds })).body.id;
    const created = await room.send('POST', path(other), { body: { mode: 'frozen', ...WINDOW, country: 'us' } });
    await room.send('DELETE', `/v1/reports/brand/${other}`);
    expect((await open(tokenOf(created))).status).toBe(404);
  });

  test('tokens that were never created are not found, and neither are ids', async () => {
    const { id } = (await share()).body;
    for (const token of ['x', 'x'.repeat(43), id]) expect((await open(token)).status).toBe(404);
  });

  test('a share is found only under its own report', async () => {
    const { id } = (await share()).body;
    const other = (await room.create({ brand: 'Elsewhere', promptIds })).body.id;
    expect((await room.send('DELETE', `${path(other)}/${id}`)).status).toBe(404);
  });
});

describe('429', () => {
  test('after 10 wrong passwords the right one waits too, until 15 minutes have passed', async () => {
    const token = tokenOf(await share({ mode: 'frozen', password: 'correct horse' }));
    for (let i = 0; i < 12; i++) expect((await open(token, 'correct horse')).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, i) => open(token, `guess ${i}`)));
    const statuses = guesses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    time += 15 * MINUTE - 1;
    const { status, headers, body } = await open(token, 'correct horse');
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect(body.message).toContain('Too many wrong passwords');
    expect((await open(token)).body).toEqual({ passwordRequired: true, view: null, branding: null });
    time += 1;
    expect((await open(token, 'correct horse')).status).toBe(200);
  });

  test(`a report has at most ${MOST_SHARES} shares`, async () => {
    const other = (await room.create({ brand: 'Popular', promptIds })).body.id;
    await execute(
      server.databaseUrl,
      `INSERT INTO "ReportShare" (id, "reportId", hash, "startDate", "endDate", country, "createdDate")
       SELECT 'shr_' || n, $1, decode(lpad(to_hex(n), 8, '0'), 'hex'), '2026-11-01', '2026-11-07', 'us', now()
       FROM generate_series(1, $2::int) n`,
      [other, MOST_SHARES],
    );
    const { status } = await room.send('POST', path(other), { body: { mode: 'live', ...WINDOW, country: 'us' } });
    expect(status).toBe(429);
  });
});
