/** In the order in which a reader meets them. */
export const TAGS = [
  { name: 'Workspaces', description: 'A workspace holds prompts, tags, brand reports and audits.' },
  { name: 'Tags', description: 'Tags group the prompts of a workspace.' },
  { name: 'Prompts', description: 'The questions that are put to AI engines, each for one country.' },
  { name: 'Brand reports', description: 'A brand and its competitors, tracked in the answers to a set of prompts.' },
  { name: 'Answers', description: 'What the engines answered, day by day.' },
  { name: 'Citations', description: 'The pages that answers cite.' },
  { name: 'Annotations', description: 'What happened to a report, beside its history.' },
  { name: 'Recommendations', description: 'What the answers suggest to do, with the evidence.' },
  { name: 'Competitors', description: 'Who else the answers name.' },
  { name: 'AI engines', description: 'The engines that prompts are put to, and how they are reached.' },
  { name: 'Audits', description: 'Whether AI crawlers can fetch a page, and what machines make of it.' },
  {
    name: 'Agent traffic',
    description: 'What AI crawlers visit, counted from the logs of web servers.',
  },
  { name: 'Query fan-outs', description: 'What each AI engine would search for to answer a query.' },
  { name: 'Service', description: 'The state of the service itself.' },
];

/** What a reader must know before the first operation. */
export const INTRODUCTION = `How a brand and its competitors appear in the answers of AI search engines.

**Keys.** Send an API key with every request: \`Authorization: Bearer <API_KEY>\`. A key is made on the command line
of the server, for a set of workspaces, with the permission to \`read\`, to \`write\`, or both.

**Lists** come in pages: \`{ items, paging }\`. Pass \`paging.nextCursor\` as \`cursor\` to read the next page, until
\`paging.hasMore\` is false.

**Errors** are \`{ message }\`. A request that is not valid is answered with status 400 and with every fault at once:
\`target\` is the part of the request, and \`errors\` lists the \`path\`, \`message\` and \`code\` of each.

**Headers.** Every reply names its request in \`X-Request-Id\`, which is also its name in the log of the server. Where
requests are limited, \`RateLimit\` says how many the key has left.

**Simulated numbers.** While no provider key is set, a sandbox answers for the engines, and every number made of its answers
is simulated. Replies about reports, competitors and fan-outs say so in \`X-Answer-Source\`: \`sandbox\` or \`live\`.

**Background work** (collecting answers, recalculating reports, running audits) goes on after the reply; read the
resource again to see it finished.`;
