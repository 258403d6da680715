import { DEMO_REPORT } from './demo.ts';
import { DEMO_STORY } from './story.ts';

/** The invented site of the demo's brand. Names under .example do not exist, so its responses are simulated. */
const ORIGIN = `https://${DEMO_REPORT.brandDomain}`;

/** Checked for crawlability, and for content. */
export const DEMO_REFUSED_URL = `${ORIGIN}${DEMO_STORY.refusal.path}`;
export const DEMO_SCORED_URL = `${ORIGIN}/pricing`;

export interface SiteResponse {
  status: number;
  type: string;
  body: string;
}

/** What the site returns for a path to a user agent. */
export function respondAsDemoSite(path: string, userAgent: string): SiteResponse {
  const { refusal } = DEMO_STORY;
  if (path === '/robots.txt') return { status: 200, type: 'text/plain', body: 'User-agent: *\nDisallow: /account\n' };
  const isRefused = path === refusal.path && refusal.crawlers.some((crawler) => userAgent.includes(crawler));
  if (isRefused) return { status: 403, type: 'text/html', body: writePage('Forbidden', '<p>Access denied.</p>') };
  const page = PAGES[path];
  return page === undefined
    ? { status: 404, type: 'text/html', body: writePage('Not found', '<p>This page does not exist.</p>') }
    : { status: 200, type: 'text/html', body: page };
}

const PAGES: Readonly<Record<string, string>> = {
  '/': writePage(
    'Acme CRM',
    `<p>Acme CRM is a customer database for small teams. It keeps contacts, deals and messages in one place, and reminds each person
of what to do next.</p>
<h2>What does it cost?</h2>
<p>The plan Starter costs 12 dollars per user and month, and the plan Team 29 dollars. Both can be ended every month.</p>
<h2>How long does a team need to begin?</h2>
<p>Most teams import their contacts from a spreadsheet and use the pipeline on the same day.</p>`,
  ),
  '/how-it-works': writePage(
    'Acme CRM: how it works',
    `<p>Contacts, deals and messages are connected, so that a person who opens a deal sees everything that was agreed.</p>
<h2>Set up a pipeline</h2>
<ol><li>Import contacts from a spreadsheet.</li><li>Name the stages of a sale.</li><li>Move a deal when it reaches the next
stage.</li></ol>
<h2>Work as a team</h2>
<p>Each deal has one owner. Others see it, comment on it, and are notified of replies.</p>`,
  ),
  '/guide': writePage(
    'Acme CRM: guide',
    `<p>This guide compares the ways in which small teams keep track of customers: on paper, in spreadsheets, and in a CRM.</p>
<h2>When is a spreadsheet enough?</h2>
<p>One person with up to about fifty contacts rarely needs more than a spreadsheet with a column for the next step.</p>
<h2>When is a CRM worth its price?</h2>
<p>As soon as two people talk to the same customer, because neither sees what the other has promised.</p>`,
  ),
  '/integrations': writePage(
    'Acme CRM: integrations',
    `<p>Acme CRM connects to the tools that small teams already use. An administrator turns an integration on in the settings, and
contacts, deals and messages are synchronized every five minutes.</p>
<h2>Email and calendar</h2>
<p>Messages and meetings with a contact appear on its page. Replies are linked to the deal that they belong to.</p>
<h2>Accounting</h2>
<p>When a deal is won, Acme CRM creates a draft of the invoice with the address and the products of the deal.</p>
<h2>Spreadsheets</h2>
<p>Tables with contacts are imported in one step. Columns are matched by their names, and duplicates are merged.</p>`,
  ),
  '/pricing': writePage(
    'Acme CRM: prices',
    `<p>Acme CRM helps small teams to keep track of customers. Our plans are flexible and fit every budget, and you can change
the plan whenever you like, because we know that every team is different and grows at its pace.</p>
<p>Contact us and we will find the right plan for you. Everyone in your team can use it, on every device, at any time.</p>
<h3>Plans</h3>
<table><tr><td>Starter</td><td>12 dollars per user and month</td></tr><tr><td>Team</td><td>29 dollars per user and month</td></tr></table>
<p>Both plans include the mobile app, email synchronization and support by email on working days.</p>`,
  ),
};

function writePage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><header><nav><a href="/">Acme CRM</a> <a href="/pricing">Prices</a> <a href="/integrations">Integrations</a></nav></header>
<main><h1>${title}</h1>
${main}
</main><footer><p>This site is invented for the demo of Sightline.</p></footer></body></html>
`;
}
