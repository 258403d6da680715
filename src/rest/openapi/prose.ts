/** In reading order. */
export const TAGS = [
  { name: 'Workspaces', description: 'A workspace contains prompts, tags, brand reports and audits.' },
  { name: 'API keys', description: 'Keys give access to workspaces.' },
  {
    name: 'Connections',
    description: 'Access to the providers of engines, with credentials that are stored encrypted.',
  },
  { name: 'OAuth grants', description: 'Applications that users allowed to act with an API key.' },
  { name: 'Sessions', description: 'Signing in with a browser, for the dashboard.' },
  { name: 'Tags', description: 'Tags group the prompts of a workspace.' },
  { name: 'Prompts', description: 'Questions sent to AI engines, each for one country.' },
  { name: 'Brand reports', description: 'A brand and its competitors, tracked in the answers to a set of prompts.' },
  { name: 'Answers', description: 'Answers of the AI engines, per day.' },
  { name: 'Citations', description: 'Pages cited in answers.' },
  { name: 'Annotations', description: 'Events that explain the history of a report.' },
  {
    name: 'Alerts',
    description: 'Tested changes and other events that people are informed about, and what was muted.',
  },
  {
    name: 'Client reports',
    description: 'Reports for clients: with your name, logo and color, made every month or week, sent by mail.',
  },
  {
    name: 'Destinations',
    description: 'Where alerts and digests are sent: webhooks, Slack and mailboxes.',
  },
  {
    name: 'Experiments',
    description: 'Changes, and whether the prompts that they concern rose more than others.',
  },
  {
    name: 'Imports',
    description: 'Prompts and history of other trackers, search queries and conversions from CSV files.',
  },
  { name: 'Saved views', description: 'Screens of the dashboard with their filters, saved by name.' },
  { name: 'Shares', description: 'Links that show a report to people without an API key.' },
  { name: 'Recommendations', description: 'Recommended actions based on the answers, with evidence.' },
  { name: 'Competitors', description: 'Other brands mentioned in answers.' },
  { name: 'AI engines', description: 'Engines that prompts are sent to, and how they are queried.' },
  { name: 'Audits', description: 'Whether AI crawlers can fetch a page, and how machine-readable it is.' },
  {
    name: 'Agent traffic',
    description: 'AI crawler visits, counted from web server logs.',
  },
  { name: 'Exports', description: 'Files of rows, for spreadsheets and programs.' },
  { name: 'Query fan-outs', description: 'Searches that each AI engine would run to answer a query.' },
  { name: 'Service', description: 'Health of the service.' },
];

/** The introduction of the API reference. */
export const INTRODUCTION = `Track how a brand and its competitors appear in the answers of AI search engines.

**Authentication.** Send an API key with every request: \`Authorization: Bearer <API_KEY>\`. A key gives access to a set of
workspaces, with the permissions \`read\`, \`write\` and \`admin\`. Create API keys on the command line of the server, or with a key
that has the permission \`admin\`. Pages of the server can use the cookie of a session instead.

**Pagination.** Lists return pages: \`{ items, paging }\`. To get the next page, pass \`paging.nextCursor\` as \`cursor\`.
Repeat until \`paging.hasMore\` is false.

**Errors.** Error bodies have the format \`{ message }\`. An invalid request returns status 400, and all errors are reported
together: \`target\` is the part of the request, and \`errors\` lists the \`path\`, \`message\` and \`code\` of each error.
Request headers of more than 16 KiB return 431. Responses with status 429 and 503 have a \`Retry-After\` header.

**Headers.** Every response has an \`X-Request-Id\` header that identifies the request in the server log. If a rate limit is
configured, the \`RateLimit\` header contains the number of requests remaining for the API key.

**Idempotency.** Send an \`Idempotency-Key\` header (1 to 255 characters) with a POST that creates something. For 24 hours, a
request of the same API key with the same key and body returns the first response again, with \`Idempotency-Replayed: true\`. Fields
that are shown only once are left out and listed in \`omittedSecrets\`. The same key with another body returns 422, and while the
first request is in progress 409. A request that failed can be sent again with the same key.

**Simulated data.** If no provider key is set, a sandbox simulates the AI engines, and all statistics are based on simulated
answers. Responses about reports, competitors, suggested prompts and fan-outs have an \`X-Answer-Source\` header: \`sandbox\` or \`live\`.

**Exports.** \`/v1/exports\` returns the rows behind reads as CSV or NDJSON in one response, with the same filters. Send
\`Accept-Encoding: gzip\` to compress it.

**Asynchronous processing.** Collecting answers, recalculating reports and running audits continue after the response. Poll
the resource to see when they are finished.`;
