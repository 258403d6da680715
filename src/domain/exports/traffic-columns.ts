import { type Column, column, optional } from './columns.ts';

const page = [
  column('date', 'date', 'Day (UTC).', '2026-11-14'),
  column('domain', 'text', 'Host of the page.', 'acme.com'),
  optional(
    'path',
    'text',
    'Path of the page, without query. Empty for pages beyond the maximum of their day.',
    '/pricing',
  ),
  optional(
    'url',
    'text',
    'URL of the page. Empty for pages beyond the maximum of their day.',
    'https://acme.com/pricing',
  ),
];

/** One row per day, page, crawler and status. */
export const AGENT_VISIT_COLUMNS: Column[] = [
  ...page,
  column('bot', 'code', 'Name of the crawler.', 'GPTBot'),
  column('engine', 'code', 'Engine that the crawler belongs to, or `other`.', 'chatgpt'),
  optional('operator', 'code', 'Operator of the crawler.', 'OpenAI'),
  optional('purpose', 'code', '`training`, `search`, `user-fetch` or `agent`.', 'training'),
  optional('status', 'integer', 'HTTP status. Empty if the log does not contain it.', 200),
  column('visits', 'integer', 'Number of visits.', 42),
  column('verified', 'integer', 'Visits from an address that the operator publishes.', 30),
  column('unverified', 'integer', 'Visits that can be neither verified nor refuted.', 12),
  column('spoofed', 'integer', 'Visits from another address than those that the operator publishes.', 0),
];

/** One row per day, page and assistant. */
export const REFERRAL_COLUMNS: Column[] = [
  ...page,
  column('assistant', 'code', 'AI assistant that the visitors came from.', 'chatgpt'),
  column('visits', 'integer', 'Number of visits of people.', 7),
];
