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
} from './columns.ts';

const calls = [
  column('answers', 'integer', 'Number of answers. Shares are relative to this number.', 210),
  column('noAnswers', 'integer', 'Number of calls for which the engine showed no AI answer.', 12),
  column('failed', 'integer', 'Number of failed calls.', 1),
];
const brandCoverage = optional('brandCoverage', 'number', 'Share of answers that mention the brand, 0 to 1.', 0.4);
const shareOfVoice = optional('shareOfVoice', 'number', "Share of all mentions of the report's brands, 0 to 1.", 0.31);
const averagePosition = optional('averagePosition', 'number', 'Average position in answers that mention it.', 1.8);
const domainCoverage = optional(
  'domainCoverage',
  'number',
  "Share of answers that cite the brand's pages, 0 to 1.",
  0.12,
);

/** One row per day, country, engine and brand. The counts can be summed; shares must be computed from the sums. */
export const STATISTICS_COLUMNS: Column[] = [
  column('date', 'date', 'Day (UTC).', '2026-11-14'),
  country,
  engine,
  brand,
  brandDomain,
  isMainBrand,
  ...calls,
  column('mentions', 'integer', 'Number of mentions of the brand in the text of answers.', 57),
  column('answersMentioning', 'integer', 'Number of answers that mention the brand.', 40),
  column('positionSum', 'integer', 'Sum of the positions of the brand in these answers.', 72),
  column('citations', 'integer', "Number of citations of the brand's pages. Each page counts once per answer.", 23),
  column('answersCiting', 'integer', "Number of answers that cite the brand's pages.", 12),
  brandCoverage,
  shareOfVoice,
  averagePosition,
  domainCoverage,
  optional(
    'settingsDate',
    'timestamp',
    'On days whose answers were deleted (`ANSWER_DAYS`) before the report was edited: when the settings that they were counted with took effect. Empty on all others.',
    '2026-08-03T09:12:45.120Z',
  ),
];

/** One row per prompt and brand, for the whole window. */
export const PROMPT_COLUMNS: Column[] = [
  promptId,
  prompt,
  country,
  column('branded', 'boolean', 'Whether the prompt contains a name of your brand.', false),
  ...calls,
  { ...brand, isNullable: true, description: 'Name of the brand. Empty before the first statistics.' },
  { ...brandDomain, isNullable: true },
  { ...isMainBrand, isNullable: true },
  optional('mentions', 'integer', 'Number of mentions of the brand in the text of answers.', 57),
  brandCoverage,
  optional('brandCoverageLow', 'number', 'Lower bound of the 95 % interval of `brandCoverage`.', 0.36),
  optional('brandCoverageHigh', 'number', 'Upper bound of the 95 % interval of `brandCoverage`.', 0.44),
  shareOfVoice,
  averagePosition,
  domainCoverage,
  optional('citations', 'integer', "Number of citations of the brand's pages.", 23),
];

/** One row per recommendation. */
export const RECOMMENDATION_COLUMNS: Column[] = [
  column('id', 'code', 'Identifier of the recommendation.', 'rec_3V8Q5V7E0R2T4U6U8I0P2A7B8C'),
  engine,
  country,
  column('type', 'code', 'Type of the recommendation.', 'content_gap'),
  column('group', 'code', 'Where the action applies.', 'off_page'),
  column('priority', 'integer', 'Priority from 1 to 10. 10 is the most urgent.', 4),
  column('score', 'integer', 'Score from 0 to 100.', 35),
  column('state', 'code', '`suggested`, `dismissed` or `completed`.', 'suggested'),
  column('url', 'text', 'URL of the page. Empty if no page applies.', 'https://www.example.com/best-crm'),
  column('pageTitle', 'text', 'Title of the page. May be empty.', 'The best CRMs of 2026'),
  column('domain', 'text', 'Host of the page, without `www.`.', 'example.com'),
  column('domainCategory', 'code', 'Category of the site.', 'News/Media'),
  column('mentionedCompetitors', 'list', 'Competitors mentioned in these answers.', ['Globex']),
  column('citations', 'integer', 'Number of answers that support the recommendation.', 12),
  column('promptIds', 'list', 'Identifiers of up to 50 prompts of these answers.', ['prm_01JCN4M5N6P7Q8R9S0T1V2W3X4']),
  column('startDate', 'date', 'Day of the first of these answers.', '2026-11-01'),
  column('endDate', 'date', 'Day of the last of these answers.', '2026-11-14'),
  column('title', 'text', 'Recommended action.', 'Get Acme onto a page of example.com'),
  column('headline', 'text', 'One-sentence rationale.', 'ChatGPT cites this page in 12 answers.'),
  column('reasoning', 'text', 'Evidence with figures, as Markdown.', 'From 2026-11-01 to 2026-11-14, ChatGPT cited …'),
  column('suggestions', 'list', 'Steps to take.', ['- Read the page.']),
];
