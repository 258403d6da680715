import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { columnsToRemember, type ImportKind } from '../../../src/domain/imports/columns.ts';
import { groupQueries } from '../../../src/domain/imports/group-queries.ts';
import { readConversions } from '../../../src/domain/imports/read-conversions.ts';
import { readHistory } from '../../../src/domain/imports/read-history.ts';
import { readQueries } from '../../../src/domain/imports/read-queries.ts';
import { readRows } from '../../../src/domain/imports/read-rows.ts';
import { readTrackerPrompts } from '../../../src/domain/imports/read-tracker-prompts.ts';

const TODAY = '2026-11-15';
const open = <Kind extends ImportKind>(kind: Kind, csv: string, sent = {}, remembered = {}) =>
  readRows(kind, csv, { most: 100, sent, remembered });
const messagesOf = (issues: readonly { path: string; message: string }[]) =>
  issues.map(({ path, message }) => `${path} ${message}`);

describe('the columns of a file', () => {
  const csv = 'Prompt Text;Market;Extra\nBest CRM?;us;x\n';

  test('are found by known headers in any case, and those that are not needed are ignored', () => {
    const { headers, columns, issues } = open('prompts', csv);
    expect([headers, issues]).toEqual([['Prompt Text', 'Market', 'Extra'], []]);
    expect(columns).toEqual({
      prompt: 'Prompt Text',
      country: 'Market',
      tags: null,
      topic: null,
      competitor: null,
      competitorDomain: null,
    });
  });

  test('are those that were sent, then those that were remembered if the file has them', () => {
    const { columns } = open('prompts', csv, { country: null }, { prompt: 'Extra', tags: 'Gone', country: 'Market' });
    expect([columns.prompt, columns.country, columns.tags]).toEqual(['Extra', null, null]);
  });

  test('that the file has several times are reported', () => {
    expect(messagesOf(open('prompts', 'Prompt,Country,Prompt\na,us,b\n').issues)).toEqual([
      'columns.prompt The file has several columns "Prompt". Rename those that you do not import.',
    ]);
  });

  test('are remembered, but not that a file lacks one', () => {
    const chosen = open('prompts', csv, { country: null }).columns;
    const remembered = { prompt: 'Extra', competitor: 'Rivale' };
    expect(columnsToRemember('prompts', { sent: { country: null }, remembered, chosen })).toEqual({
      prompt: 'Prompt Text',
      country: null,
      competitor: 'Rivale',
    });
  });

  test('are found below millions of comments', () => {
    const { columns, rows } = open('prompts', `${'#\n'.repeat(1_000_000)}Prompt\nBest CRM?\n`);
    expect([columns.prompt, rows[0]?.line]).toEqual(['Prompt', 1_000_002]);
  });

  test.each([
    // As a public program reads them: github.com/Avenue-Z/aivx-reports, agent/peec_mapper.py.
    [
      'Peec AI',
      'status,topic_id,topic_name,id,prompt,visibility,mentions,volume,tags,location,added_at',
      { prompt: 'prompt', country: 'location', tags: 'tags', topic: 'topic_name' },
    ],
    // github.com/sahilkathpal/content-agentsy, src/sources/otterly.ts.
    [
      'Otterly.AI',
      'Prompt,Country,Tags,Intent Volume Monthly,3-month growth,Total citations,Your brand mentioned,Globex mentioned',
      { prompt: 'Prompt', country: 'Country', tags: 'Tags', topic: null },
    ],
    // The fields of fivetran.com/docs/connectors/applications/profound/connector-schema.
    [
      'Profound',
      'date,prompt,topic,region,model,tags,asset_name,visibility_score',
      { prompt: 'prompt', country: 'region', tags: 'tags', topic: 'topic' },
    ],
  ])('of %s are known', (_tracker, headers, known) => {
    expect(open('prompts', `${headers}\nx\n`).columns).toMatchObject(known);
  });

  test('that the file lacks are reported with those that it has', () => {
    expect(messagesOf(open('conversions', 'Date,Page\n1,2\n', { source: 'Quelle' }).issues)).toEqual([
      'columns.source The file has no column "Quelle". Its columns are "Date", "Page".',
      'columns.page Choose the column of the page. The file has "Date", "Page".',
      'columns.conversions Choose the column of the conversions. The file has "Date", "Page".',
    ]);
  });
});

test('a file with thousands of columns has a short error', () => {
  const headers = Array.from({ length: 5000 }, (_, index) => `c${index}`).join(',');
  const [message = ''] = messagesOf(open('history', `${headers}\n1\n`).issues);
  expect(message).toMatch(/The file has "c0", .*"c19", 4980 more\.$/);
});

describe('prompts of a tracker', () => {
  const read = (csv: string, reportTitle: string | null = 'Acme') =>
    readTrackerPrompts(open('prompts', csv).rows, { workspaceId: 'ws_1', reportTitle, country: 'de' });

  test('get tags from tags and topics, countries by code or name, and competitors by domain', () => {
    const { workspace, issues } = read(
      [
        'Prompt,Location,Tags,Topic,Competitor,Competitor domain',
        'Best CRM?,United States,"CRM, Pricing",Sales,Globex,https://www.globex.com/x',
        'Best CRM?,us,crm|Free,,Globex,globex.com',
        'Beste CRM?,,,,,',
        'Best UK CRM?,GB,-,-,,',
      ].join('\n'),
    );
    expect(issues).toEqual([]);
    expect([...workspace.prompts.values()]).toEqual([
      { line: 2, prompt: 'Best CRM?', country: 'us', tags: ['CRM', 'Pricing', 'Sales', 'Free'] },
      { line: 4, prompt: 'Beste CRM?', country: 'de', tags: [] },
      { line: 5, prompt: 'Best UK CRM?', country: 'uk', tags: [] },
    ]);
    expect([...(workspace.reports.get('acme')?.competitors.values() ?? [])]).toEqual([
      { line: 2, brand: 'Globex', brandDomain: 'globex.com' },
    ]);
  });

  test('are rejected with the line of each error', () => {
    const csv = [
      'Prompt,Country,Competitor,Domain',
      '"=HYPERLINK(""http://evil.example"")",us,,',
      'Best CRM?,Atlantis,,',
      ',,,',
      ',,Globex,globex',
    ].join('\n');
    expect(messagesOf(read(csv).issues)).toEqual([
      'csv.2.prompt Line 2: Begins with "=", which spreadsheets run as a formula. Remove it.',
      'csv.3.country Line 3: "Atlantis" is not a country such as "us" or "United States"',
      'csv.4 Line 4: Has neither a prompt nor a competitor',
      'csv.5.competitorDomain Line 5: "globex" is not a domain such as acme.com',
    ]);
    expect(messagesOf(read(csv, null).issues).at(-1)).toBe(
      'csv.5.competitor Line 5: Competitors need a report. Send "reportId".',
    );
  });
});

test('queries are grouped by topic words in any order, with the sums and the query that is searched most', () => {
  const { rows } = open(
    'queries',
    'sep=;\nTop queries;Clicks;Impressions\ncrm startups best;1;60\nbest crm for startups;12;1,340\n+1 800 crm;;5\n',
  );
  const { queries, issues } = readQueries(rows);
  expect(issues).toEqual([]);
  const groups = groupQueries(queries, lexicon);
  expect(
    groups.map(({ prompt, clicks, impressions, queries: all }) => [prompt, clicks, impressions, all.length]),
  ).toEqual([
    ['best crm for startups', 13, 1400, 2],
    ['+1 800 crm', 0, 5, 1],
  ]);
});

describe('conversions', () => {
  const HEADER = 'Date,Session source / medium,Landing page + query string,Key events,Total revenue,Device';

  test('count for AI sources only, and a line that is repeated with all of its cells counts once', () => {
    const file = open(
      'conversions',
      [
        '# ----------------------------------------',
        '# Free form 1',
        '',
        HEADER,
        ',,,12,1200,,Grand total',
        '20261114,chatgpt.com / referral,/pricing?utm_source=chatgpt.com,2,"1,240.5",mobile',
        '20261114,chatgpt.com / referral,/pricing?utm_source=chatgpt.com,2,"1,240.5",mobile',
        '20261114,chatgpt.com / referral,/pricing?utm_source=chatgpt.com,1,0,desktop',
        '20261114,google / organic,/pricing,9,900,mobile',
        '2026-11-13,perplexity,https://www.acme.com/,0.5,,mobile',
        '20261113,claude.ai / referral,(not set),1,0,mobile',
      ].join('\n'),
    );
    const { conversions, skipped, issues } = readConversions(file.rows, 'acme.com', TODAY);
    expect([file.rowIssues, issues, skipped]).toEqual([[], [], 2]);
    expect(
      conversions.map(({ day, domain, path, assistant, conversions: n, revenue }) => [
        day,
        domain,
        path,
        assistant,
        n,
        revenue,
      ]),
    ).toEqual([
      ['2026-11-14', 'acme.com', '/pricing', 'chatgpt', 3, 1240.5],
      ['2026-11-13', 'acme.com', '/', 'perplexity', 0.5, 0],
      ['2026-11-13', 'acme.com', '', 'claude', 1, 0],
    ]);
  });

  test('are rejected if a date, a number or the domain of a path is unclear', () => {
    const file = open(
      'conversions',
      `${HEADER}\n11/12/2026,chatgpt.com,/,"1,5",x,\n20261114,chatgpt.com,/,1,1,\n20261116,chatgpt.com,acme.com/,1,1,\n`,
    );
    expect(messagesOf(readConversions(file.rows, undefined, TODAY).issues)).toEqual([
      'csv.2.date Line 2: "11/12/2026" is not a date such as 2026-11-14 or 20261114',
      'csv.2.page Line 2: Has no domain. Send the "domain" of these pages.',
      'csv.2.conversions Line 2: "1,5" is not a number such as 1,234.5',
      'csv.2.revenue Line 2: "x" is not a number such as 1,234.5',
      'csv.3.page Line 3: Has no domain. Send the "domain" of these pages.',
      'csv.4.date Line 4: 2026-11-16 is in the future',
    ]);
  });
});

test('history is read for your brand, by day and engine, and two values for one day are an error', () => {
  const csv =
    'date,model,brand,visibility\n2026-10-01,ChatGPT,ACME,42.5%\n2026-10-01T00:00:00Z,,Acme,0.4\n2026-10-01,,Globex,0.9\n';
  const read = (text: string) => readHistory(open('history', text).rows, ['Acme'], TODAY);
  expect(read(csv)).toEqual({
    points: [
      { day: '2026-10-01', engine: 'ChatGPT', visibility: 0.425 },
      { day: '2026-10-01', engine: '', visibility: 0.4 },
    ],
    skipped: 1,
    issues: [],
  });
  const unsigned = read('date,visibility\n2026-10-01,0.9\n2026-10-02,1.5\n');
  expect(unsigned.points.map(({ visibility }) => visibility)).toEqual([expect.closeTo(0.009), expect.closeTo(0.015)]);
  expect(messagesOf(read(`${csv}20261001,ChatGPT,Acme,0.41\n2026-10-02,,,140%\n`).issues)).toEqual([
    'csv.5.date Line 5: Has the day and engine of line 2. Export one row for each day and engine, or choose the column of the engine.',
    'csv.6.visibility Line 6: "140%" is not a share such as 42.5% or 0.425',
  ]);
});
