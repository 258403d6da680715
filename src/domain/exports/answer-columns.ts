import {
  brand,
  brandDomain,
  type Column,
  column,
  country,
  engine,
  isMainBrand,
  optional,
  prompt,
  promptId,
  runDate,
  runId,
  sample,
} from './columns.ts';

const run = [runId, runDate, promptId, prompt, engine, country, sample];

/** One row per call. */
export const ANSWER_COLUMNS: Column[] = [
  ...run,
  column('collectedDate', 'timestamp', 'Time at which the call was made (UTC).', '2026-11-14T06:00:00.000Z'),
  column('state', 'code', '`answered`, `no_answer` or `failed`.', 'answered'),
  optional(
    'content',
    'text',
    'Text of the answer as Markdown. Empty unless answered.',
    '**Acme CRM** is often named …',
  ),
  optional('failureReason', 'text', 'Reason for the failure. Empty unless failed.', null),
  optional('noAnswerReason', 'text', 'Why the engine showed no answer, if known.', null),
  column('truncated', 'boolean', 'Whether the engine stopped before the end of its answer.', false),
  optional('cost', 'number', 'Cost of the call in US dollars. Empty if unknown.', 0.0312),
  optional(
    'model',
    'text',
    'Model that generated the answer. Empty if the provider does not report it.',
    'gpt-5.4-mini',
  ),
  column('source', 'text', 'Connector that returned the answer, or `sandbox` for a simulated answer.', 'openai'),
  column('surface', 'code', '`api` or `ui`.', 'api'),
  column('citations', 'integer', 'Number of pages cited in the answer.', 1),
  column('links', 'list', 'URLs of the cited pages, in order of appearance.', ['https://www.example.com/best-crm']),
  column('searches', 'list', 'Web searches that the engine ran.', ['best crm small team 2026']),
];

/** One row per answer and brand that it mentions. */
export const MENTION_COLUMNS: Column[] = [
  ...run,
  brand,
  brandDomain,
  isMainBrand,
  column('mentions', 'integer', 'Number of mentions of the brand in the answer.', 2),
  column('position', 'integer', 'Position of the brand in the order of first mention, starting at 1.', 1),
];

/** One row per answer and page that it cites. */
export const CITATION_COLUMNS: Column[] = [
  ...run,
  column('url', 'text', 'URL of the page as first cited.', 'https://www.example.com/best-crm'),
  column('domain', 'text', 'Host of the page, without `www.`.', 'example.com'),
  column('title', 'text', 'Title of the page. May be empty.', 'The best CRMs of 2026'),
  column('isMyBrandDomain', 'boolean', 'Whether the page belongs to your brand.', false),
  optional('competitor', 'text', 'Name of the competitor that the page belongs to.', null),
  column('domainCategory', 'code', 'Category of the site.', 'News/Media'),
  column('siteRole', 'code', 'Role of the site.', 'review'),
  column('answerMentionsBrand', 'boolean', 'Whether the answer mentions your brand.', true),
];
