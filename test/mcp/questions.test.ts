import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/shared/windows.ts';
import type { Context } from '../../src/services/context.ts';
import { fillDemo } from '../../src/services/demo/fill.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import type { StoredAnswer } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Assistant, connectHttp, createAnsweredReport, readRows, readTable } from '../support/assistants.ts';
import { createRequest } from '../support/request.ts';

const TODAY = '2026-11-15';
const WINDOW = { startDate: '2026-11-02', endDate: TODAY };
/** As many days as the events of the demo's default window need. */
const DEMO_DAYS = 30;
const LONGEST_FILL_MS = 400_000;

/** A report, and the names that questions about it use. */
interface World {
  assistant: Assistant;
  workspaceId: string;
  reportId: string;
  brand: string;
  rival: string;
  country: [string, string];
  engine: [string, string];
  page: string;
  /** What the test says about its citations. */
  pageVerdict: 'down' | 'within_noise';
  /** Whether sites of others that can be contacted are cited. */
  hasOutreach: boolean;
  /** A text of some answers. */
  text: [string, string];
  /** Reads from the REST API. Paths are those of the report. */
  read: (path: string, query?: Record<string, string>) => Promise<any>;
}

const worlds = {} as Record<'demo' | 'synthetic', World>;
let server: TestApp;

/** For four weeks ChatGPT names Acme. Gemini names it for two weeks, then Globex and a page of a review site instead. */
function loseOnGemini(promptIds: string[]): StoredAnswer[] {
  return promptIds.flatMap((promptId) =>
    Array.from({ length: 28 }, (_, index) => addDays(TODAY, -index)).flatMap((day): StoredAnswer[] => [
      { promptId, day, engine: 'chatgpt', text: 'We recommend Acme. It is simple.', hosts: ['acme.com'] },
      day > addDays(TODAY, -14)
        ? { promptId, day, engine: 'gemini', text: 'Globex is best, reviewers say.', hosts: ['reviews.example'] }
        : { promptId, day, engine: 'gemini', text: 'Acme is the best choice.', hosts: ['acme.com'] },
    ]),
  );
}

/** Fewer engines are faster: those that no event of these days is about are off. */
function contextOf({ app: { context } }: TestApp): Context {
  const off = { off: 'not used in this test' };
  return { ...context, engines: { ...context.engines, google: off, google_ai_mode: off, copilot: off } };
}

async function createDemo(): Promise<World> {
  const { workspace } = await server.createWorkspace();
  const context = contextOf(server);
  const reportId = await fillDemo(context, { workspaceId: workspace.id, days: DEMO_DAYS });
  await recalculateReport(context, { reportId });
  const key = await server.createKey([workspace.id]);
  return {
    ...(await connect(key, reportId)),
    workspaceId: workspace.id,
    brand: 'Acme CRM',
    rival: 'Umbrella Sales',
    country: ['us', 'United States'],
    engine: ['claude', 'Claude'],
    page: 'https://acme-crm.example/integrations',
    pageVerdict: 'down',
    hasOutreach: true,
    text: ['pricing', 'PRICING'],
  };
}

async function createSynthetic(): Promise<World> {
  const { room, reportId } = await createAnsweredReport(server, loseOnGemini);
  return {
    ...(await connect(room.key, reportId)),
    workspaceId: room.workspace.id,
    brand: 'Acme',
    rival: 'Globex',
    country: ['us', 'USA'],
    engine: ['gemini', 'Gemini'],
    page: 'https://acme.com/0',
    pageVerdict: 'within_noise',
    hasOutreach: false,
    text: ['reviewers say', 'Reviewers SAY'],
  };
}

async function connect(key: string, reportId: string) {
  const send = createRequest(server.baseUrl, key);
  async function read(path: string, query: Record<string, string> = {}) {
    const base = path.startsWith('/v1') ? path : `/v1/reports/brand/${reportId}${path}`;
    const { status, body } = await send('GET', `${base}?${new URLSearchParams(query).toString()}`);
    expect({ path, status, body: status === 200 ? null : body }).toEqual({ path, status: 200, body: null });
    return body;
  }
  return { reportId, read, assistant: await connectHttp(server.baseUrl, key) };
}

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(`${TODAY}T12:00:00Z`), toolWaitMs: 50 });
  worlds.demo = await createDemo();
  worlds.synthetic = await createSynthetic();
}, LONGEST_FILL_MS);
afterAll(async () => {
  for (const { assistant } of Object.values(worlds)) await assistant.close();
  await server.close();
});

/** How replies show a share. */
const share = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Number(value.toFixed(3));
const percent = (value: number) => `${Number((value * 100).toFixed(1))} %`;

const stats = (world: World, query: object = {}) => world.read('/stats', { ...WINDOW, ...query });

/** The sentence that every reply about answers begins with, from the statistics of the REST API. */
function sentenceOf(world: World, { answers, prompts, brands }: any, brand = world.brand): string {
  const { brandCoverage, brandCoverageLow, brandCoverageHigh } = brands.find((each: any) => each.brand === brand);
  const interval = `95 % interval ${percent(brandCoverageLow)} to ${percent(brandCoverageHigh)}`;
  return `Simulated data (sandbox, not real engines): ${brand} is mentioned in ${percent(brandCoverage)} (${interval}) of n = ${answers} answers | to ${prompts} prompts, 2026-11-02 to 2026-11-15.`;
}

function expectSentence(text: string, sentence: string): void {
  const [start = '', end = ''] = sentence.split(' | ');
  expect(text.startsWith(start), `${text.slice(0, 300)}\n${start}`).toBe(true);
  expect(text.split('\n')[0]).toContain(end);
}

interface Question {
  /** The question in two wordings, each with the call that an assistant makes. */
  ask: (world: World) => [string, [string, object]][];
  /** What the reply must and must not contain. Compares its numbers with the REST API. */
  check: (world: World, text: string) => Promise<void>;
}

const brandRow = (each: any) => ({
  brand: each.brand,
  mention_share_0_to_1: share(each.brandCoverage),
  low_0_to_1: share(each.brandCoverageLow),
  high_0_to_1: share(each.brandCoverageHigh),
  cited_share_0_to_1: share(each.domainCoverage),
  share_of_voice_0_to_1: share(each.shareOfVoice),
  change_in_share: share(each.change.brandCoverage),
  change_low: share(each.change.low),
  change_high: share(each.change.high),
  change_verdict: each.change.verdict,
});

const groupRow = (group: any) => (each: any) => ({
  group: group.label,
  n_answers: group.answers,
  brand: each.brand,
  mention_share_0_to_1: share(each.brandCoverage),
  low_0_to_1: share(each.brandCoverageLow),
  high_0_to_1: share(each.brandCoverageHigh),
  change_in_share: share(each.change.brandCoverage),
  change_verdict: each.change.verdict,
});

function checkGroups(groupBy: string): Question['check'] {
  return async (world, text) => {
    const whole = await stats(world, { groupBy });
    expectSentence(text, sentenceOf(world, whole));
    const rows = whole.groups.flatMap((group: any) => group.brands.map(groupRow(group)));
    expect(readRows(text)).toEqual(rows.slice(0, readRows(text).length));
  };
}

const QUESTIONS: Record<string, Question> = {
  'how visible the brand is': {
    ask: () => [
      ['How visible are we?', ['get_visibility', {}]],
      ['How often do AI engines name us?', ['get_visibility', { ...WINDOW }]],
    ],
    async check(world, text) {
      const whole = await stats(world);
      expectSentence(text, sentenceOf(world, whole));
      expect(readRows(text)).toMatchObject(whole.brands.map(brandRow));
      expect(readTable(text).grade).toBe(whole.grade.grade);
    },
  },
  'all reports': {
    ask: () => [
      ['What do you track?', ['list_reports', {}]],
      ['How are we doing?', ['list_reports', { endDate: TODAY }]],
    ],
    async check(world, text) {
      const whole = await stats(world);
      expectSentence(text, sentenceOf(world, whole));
      const [row, ...others] = readRows(text);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ brand: world.brand, n_answers: whole.answers });
      expect(row?.mention_share_0_to_1).toBe(share(whole.brands[0].brandCoverage));
      expect(readTable(text).cost_of_last_30_days).toEqual(['unknown: needs an API key with the permission admin']);
    },
  },
  'one country': {
    ask: ({ country: [code, name] }) => [
      ['How visible are we in the US?', ['get_visibility', { country: code }]],
      ['And what about Americans?', ['get_visibility', { country: name }]],
    ],
    async check(world, text) {
      const whole = await stats(world, { country: 'us' });
      expectSentence(text, sentenceOf(world, whole));
      expect(text).toContain('(country: us)');
      expect(readRows(text)).toMatchObject(whole.brands.map(brandRow));
      const { groups } = await stats(world, { groupBy: 'country' });
      const [own] = groups.find((group: any) => group.key === 'us').brands;
      expect(readRows(text)[0]).toMatchObject({
        mention_share_0_to_1: share(own.brandCoverage),
        low_0_to_1: share(own.brandCoverageLow),
        high_0_to_1: share(own.brandCoverageHigh),
      });
    },
  },
  'each country': {
    ask: () => [
      ['Where are we stronger, at home or abroad?', ['get_visibility', { groupBy: 'country' }]],
      ['Compare our markets.', ['get_visibility', { groupBy: 'country', ...WINDOW }]],
    ],
    check: checkGroups('country'),
  },
  'each engine': {
    ask: () => [
      ['On which engine are we weakest?', ['get_visibility', { groupBy: 'engine' }]],
      ['Split it by assistant.', ['get_visibility', { groupBy: 'engine', endDate: TODAY }]],
    ],
    check: checkGroups('engine'),
  },
  'each week': {
    ask: () => [
      ['Is there a trend?', ['get_visibility', { groupBy: 'week' }]],
      ['How did the last weeks go?', ['get_visibility', { groupBy: 'week', startDate: WINDOW.startDate }]],
    ],
    check: checkGroups('week'),
  },
  'one engine': {
    ask: ({ engine: [id, name], rival }) => [
      ['Who overtook us there?', ['get_visibility', { engine: id, brand: rival }]],
      ['Did they gain on that assistant?', ['get_visibility', { engine: name, brand: rival.toUpperCase() }]],
    ],
    async check(world, text) {
      const whole = await stats(world, { engines: world.engine[0] });
      expectSentence(text, sentenceOf(world, whole, world.rival));
      expect(readRows(text)).toMatchObject(
        whole.brands.filter((each: any) => each.brand === world.rival).map(brandRow),
      );
      expect(text).toContain('verdict up.');
      expect(text).not.toContain('within_noise.');
    },
  },
  'a competitor': {
    ask: ({ rival }) => [
      ['Are they ahead of us?', ['get_visibility', { brand: rival }]],
      ['How do we compare with them?', ['get_visibility', { brand: rival.toLowerCase() }]],
    ],
    async check(world, text) {
      const whole = await stats(world);
      const rival = whole.brands.find((each: any) => each.brand === world.rival);
      expectSentence(text, sentenceOf(world, whole, world.rival));
      expect(readRows(text)).toMatchObject([{ ...brandRow(rival), yours_versus_this_brand: rival.comparison.verdict }]);
    },
  },
  'lost prompts': {
    ask: () => [
      ['On which prompts do we lose?', ['find_prompts', { gap: true, limit: 50 }]],
      ['Where does a competitor lead?', ['find_prompts', { gap: true, sortBy: 'lag', limit: 50 }]],
    ],
    async check(world, text) {
      const { items } = await world.read('/prompts', { ...WINDOW, gaps: 'include', limit: '200' });
      const gaps = items.filter((prompt: any) => prompt.gaps.length > 0);
      expect(gaps.length).toBeGreaterThan(0);
      expect(text).toContain(
        `Of ${items.length} prompts, ${gaps.length} have an engine where a competitor leads clearly`,
      );
      expect(text).toContain('do not report them as lost');
      for (const row of readRows(text)) {
        const prompt = gaps.find(({ id }: any) => id === row.prompt_id);
        const own = prompt.brands.find(({ isMainBrand }: any) => isMainBrand);
        expect(row).toMatchObject({
          n_answers: prompt.answers,
          your_mention_share_0_to_1: share(own.brandCoverage),
          low_0_to_1: share(own.brandCoverageLow),
          gap_on_engines: prompt.gaps.map(({ engine }: any) => engine),
        });
      }
    },
  },
  'why an engine leaves the brand out': {
    ask: ({ engine: [id, name] }) => [
      ['Why does it not name us?', ['read_answers', { engine: id, named: false, limit: 3 }]],
      ['Show me answers without us.', ['read_answers', { engine: name, named: false, limit: 3 }]],
    ],
    async check(world, text) {
      expect(text).toContain(`Answers that do not name ${world.brand} follow.`);
      const rows = readRows(text);
      expect(rows).toHaveLength(3);
      for (const row of rows) {
        expect(row.brands_named).not.toContain(world.brand);
        const answer = await findAnswer(world, row.answer_id);
        expect(row).toMatchObject({ engine: world.engine[0], cited_pages_total: answer.citations.length });
      }
    },
  },
  'a text in answers': {
    ask: ({ text: [lower, upper] }) => [
      ['What do they say about it?', ['read_answers', { text: lower, limit: 3 }]],
      ['Quote what is written about it.', ['read_answers', { text: upper, limit: 3 }]],
    ],
    async check(world, text) {
      const rows = readRows(text);
      expect(rows).toHaveLength(3);
      for (const row of rows) {
        expect(row.answer_around_mentions.toLowerCase()).toContain(world.text[0]);
        expect(row.answer_around_mentions).toMatch(/^<quoted>.*<\/quoted>$/);
        expect(row.link).toContain(`/reports/${world.reportId}/prompts/`);
        expect((await findAnswer(world, row.answer_id)).content.toLowerCase()).toContain(world.text[0]);
      }
    },
  },
  'cited sites': {
    ask: () => [
      ['Which sites do engines cite?', ['get_sources', {}]],
      ['Where do the answers come from?', ['get_sources', { endDate: TODAY }]],
    ],
    async check(world, text) {
      expectSentence(text, sentenceOf(world, await stats(world)));
      for (const row of readRows(text).slice(0, 5)) {
        const { items } = await world.read('/citations', { ...WINDOW, domain: row.domain, limit: '200' });
        const citations = items.reduce((sum: number, page: any) => sum + page.citations, 0);
        expect(row).toMatchObject({ pages: items.length, citations, kind: items[0]?.domainCategory });
      }
    },
  },
  'the pages of a site': {
    ask: ({ page }) => [
      ['Which of our pages are cited?', ['get_sources', { domain: new URL(page).host }]],
      ['What of our site is used?', ['get_sources', { domain: new URL(page).host, ...WINDOW }]],
    ],
    async check(world, text) {
      const domain = new URL(world.page).host;
      const { items } = await world.read('/citations', { ...WINDOW, domain, limit: '200' });
      expect(readRows(text).map(({ url, citations }) => [url, citations])).toEqual(
        items.map(({ url, citations }: any) => [url, citations]),
      );
    },
  },
  'the citations of a page': {
    ask: ({ page }) => [
      ['Is this page still cited?', ['get_sources', { url: page, country: 'us' }]],
      ['What happened to it?', ['get_sources', { url: page, country: 'us', ...WINDOW }]],
    ],
    async check(world, text) {
      const history = await world.read('/citations/history', { ...WINDOW, url: world.page, country: 'us' });
      expect(text).toContain(`was cited in ${history.totalPeriodCitations} answers (country: us).`);
      expect(text).toContain(`verdict ${history.change.verdict}.`);
      expect(history.change.verdict).toBe(world.pageVerdict);
      expect(readRows(text).map(({ citations }) => citations)).toEqual(
        history.citationsHistory.map(({ totalCitations }: any) => totalCitations),
      );
    },
  },
  'which pages to write': {
    ask: () => [
      ['Which three pages should we write?', ['get_recommendations', { type: 'content_gap', limit: 3 }]],
      ['What content is missing?', ['get_recommendations', { type: 'content_gap', limit: 3, state: 'suggested' }]],
    ],
    check: (world, text) => checkTasks(world, text, 'content_gap', true),
  },
  'whom to contact': {
    ask: () => [
      [
        'Which sites should we contact?',
        ['get_recommendations', { type: 'content_partnership_opportunities', limit: 3 }],
      ],
      [
        'Give me an outreach list.',
        ['get_recommendations', { type: 'content_partnership_opportunities', limit: 3, state: 'suggested' }],
      ],
    ],
    async check(world, text) {
      await checkTasks(world, text, 'content_partnership_opportunities', world.hasOutreach);
      const { competitors } = await world.read('');
      for (const { url } of readRows(text)) {
        expect(competitors.map(({ brandDomain }: any) => brandDomain)).not.toContain(new URL(url).host);
      }
    },
  },
  'AI crawlers': {
    ask: () => [
      ['Do AI crawlers visit our site?', ['get_agent_traffic', {}]],
      ['How much traffic comes from assistants?', ['get_agent_traffic', { ...WINDOW }]],
    ],
    async check(world, text) {
      const { availability, totalAgentVisits, pagesVisited } = await world.read('/agent-analytics/stats', WINDOW);
      if (availability === 'not_connected') {
        expect(text).toContain('is unknown, not zero.');
        expect(text).not.toMatch(/n = 0/);
      } else {
        expect(text).toContain(`AI crawlers made n = ${totalAgentVisits} visits to ${pagesVisited} pages`);
        expect(readRows(text).reduce((sum, row) => sum + row.crawler_visits, 0)).toBe(totalAgentVisits);
      }
    },
  },
  'what changed': {
    ask: () => [
      ['What changed since last week?', ['get_alerts', { startDate: '2026-11-08' }]],
      ['Is there anything that I have to know?', ['get_alerts', {}]],
    ],
    async check(world, text) {
      const since = /Since (\S+),/.exec(text)?.[1] ?? '';
      const { items } = await world.read(`/v1/workspaces/${world.workspaceId}/alerts`, { since, limit: '200' });
      const fired = items.filter(({ state }: any) => state === 'fired').length;
      expect(text).toContain(`n = ${fired} alerts fired`);
      expect(readRows(text).map(({ event }) => event)).toEqual(
        items.map(({ event }: any) => event).slice(0, readRows(text).length),
      );
    },
  },
  'whether a change worked': {
    ask: () => [
      ['Did our experiment work?', ['get_experiments', {}]],
      ['What have we tested?', ['get_experiments', {}]],
    ],
    async check(world, text) {
      const { items, decided } = await world.read('/experiments');
      expect(text).toContain(`has n = ${items.length} experiments, ${decided} of them with a result`);
      expect(text).not.toContain('The change worked');
    },
  },
  'a window without answers': {
    ask: () => [
      ['How was it in summer?', ['get_visibility', { startDate: '2026-06-01', endDate: '2026-06-14' }]],
      ['And on the prompts then?', ['find_prompts', { startDate: '2026-06-01', endDate: '2026-06-14', gap: true }]],
    ],
    async check(world, text) {
      const { history } = await stats(world, { startDate: '2026-01-01' });
      expect(text).toContain('There are no answers');
      expect(text).toContain(
        `The first answers are from ${history[0].date}, the last from ${history.at(-1).date}. Try a window in that period.`,
      );
      expect(text).not.toMatch(/mentioned in 0|"?grade/);
      expect(readRows(text)).toEqual([]);
    },
  },
};

/** The answer in the list of its prompt. */
async function findAnswer({ read }: World, answerId: string): Promise<any> {
  const [promptId = '', date = ''] = answerId.split('.');
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const path = `/prompts/${promptId}/ai-responses`;
  const { items } = await read(path, { startDate: day, endDate: day, limit: '200' });
  return items.find(({ runId }: any) => runId === answerId);
}

async function checkTasks(world: World, text: string, type: string, hasTasks: boolean): Promise<void> {
  const { items } = await world.read('/recommendations', { merge: 'engines', type, state: 'suggested', limit: '200' });
  expect(items.length > 0).toBe(hasTasks);
  expect(items.every((task: any) => task.type === type)).toBe(true);
  const one = items.length === 1;
  expect(text).toContain(
    `There ${one ? 'is' : 'are'} ${items.length} suggested ${one ? 'task' : 'tasks'} of type ${type}`,
  );
  const rows = readRows(text);
  expect(rows.length).toBe(Math.min(3, items.length));
  expect(rows.map((row) => [row.type, row.action, row.n_answers])).toEqual(
    items.slice(0, rows.length).map(({ copy, data }: any) => [type, copy.title.slice(0, 200), data.citations]),
  );
}

test('there are forty questions: twenty kinds in two wordings', () => {
  const world = { country: ['us', 'USA'], engine: ['a', 'A'], rival: 'B', page: 'https://a.example', text: ['a', 'A'] };
  const questions = Object.values(QUESTIONS).flatMap(({ ask }) => ask(world as World));
  expect(Object.keys(QUESTIONS)).toHaveLength(20);
  expect(new Set(questions.map(([wording]) => wording)).size).toBe(40);
});

describe.each(['demo', 'synthetic'] as const)('the %s report', (name) => {
  describe.each(Object.entries(QUESTIONS))('%s', (_, { ask, check }) => {
    test.each([0, 1])('wording %i', async (wording) => {
      const world = worlds[name];
      const [, [tool, args]] = ask(world)[wording] as [string, [string, object]];
      const { text, isError } = await world.assistant.call(tool, args);
      expect({ isError, text: isError && text }).toEqual({ isError: false, text: false });
      expect(text.length).toBeLessThanOrEqual(6000);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      await check(world, text);
    });
  });
});

test('one answer of the demo is returned whole, over several calls, with every page that it cites', async () => {
  const { assistant, ...world } = worlds.demo;
  const [first] = readRows((await assistant.call('read_answers', { limit: 1 })).text);
  const answer = await findAnswer({ assistant, ...world }, first?.answer_id);
  const rows: Record<string, any>[] = [];
  let cursor: string | undefined;
  do {
    const { text } = await assistant.call('read_answers', { answer: first?.answer_id, ...(cursor && { cursor }) });
    rows.push(...readRows(text));
    ({ cursor } = readTable(text));
  } while (cursor);
  const pages = rows.filter(({ kind }) => kind === 'cited_page');
  expect(pages.map((row) => row.offset_or_position)).toEqual(answer.citations.map(({ rank }: any) => rank));
  const texts = rows.filter(({ kind }) => kind === 'text').map((row) => row.text_or_url.replace(/<\/?quoted>/g, ''));
  expect(texts.join('').replace(/\s/g, '')).toBe(answer.content.replace(/\s/g, ''));
});

test('the stored check of the demo is returned with the reason, marked as simulated once', async () => {
  const { text } = await worlds.demo.assistant.call('check_page', { url: worlds.demo.page });
  expect(text).toMatch(/^Simulated data \(an invented site\): 3 of n = 20 AI crawlers cannot fetch/);
  expect(text.match(/Simulated data/g)).toHaveLength(1);
  expect(readRows(text)[0]).toMatchObject({ crawler: 'GPTBot', can_fetch: false, http_status: 403 });
  expect(readTable(text)).toMatchObject({ noindex: false, browser_gets_the_page: true });
});
