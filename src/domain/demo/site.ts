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
