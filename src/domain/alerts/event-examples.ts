import { type Alert, type AlertFigures, NO_FIGURES } from './alerts.ts';
import type { AlertEvent } from './events.ts';

type Example = Pick<Alert, 'subject' | 'sentence' | 'links'> & { figures: AlertFigures };

const REPORT = '/reports/rep_01JCN5C6D7E8F9G0H1J2K3M4N5';
const overview = (query = '') => [{ title: 'Overview', path: `${REPORT}${query}` }];
const change = (metric: string, [before, after, low, high]: [number, number, number, number]): AlertFigures => ({
  metric,
  before,
  after,
  change: Math.round((after - before) * 1000) / 1000,
  low,
  high,
  verdict: after > before ? 'up' : 'down',
  details: {},
});
const facts = (details: AlertFigures['details']): AlertFigures => ({ ...NO_FIGURES, details });

/** What each event looks like, for the documents. */
export const EVENT_EXAMPLES: Readonly<Record<AlertEvent, Example>> = {
  'coverage.changed': {
    subject: 'chatgpt',
    figures: change('coverage', [0.31, 0.46, 0.08, 0.22]),
    sentence: 'Acme CRM is named in 46 % of the answers of ChatGPT, 15 points more than in the 7 days before.',
    links: overview('?engine=chatgpt'),
  },
  'competitor.changed': {
    subject: 'Globex on gemini',
    figures: change('coverage', [0.52, 0.38, -0.21, -0.07]),
    sentence: 'Globex is named in 38 % of the answers of Gemini, 14 points less than in the 7 days before.',
    links: [{ title: 'Competitors', path: `${REPORT}/competitors` }],
  },
  'page.citations.changed': {
    subject: 'acme.com/pricing',
    figures: change('citations', [0.12, 0.21, 0.04, 0.14]),
    sentence: 'acme.com/pricing is cited in 21 % of answers, 9 points more than in the 7 days before.',
    links: [{ title: 'Sources', path: `${REPORT}/sources` }],
  },
  'crawler.blocked': {
    subject: 'GPTBot on acme.com',
    figures: facts({ crawler: 'GPTBot', host: 'acme.com' }),
    sentence: 'acme.com blocks GPTBot in robots.txt.',
    links: [{ title: 'Checks', path: `${REPORT}/checks` }],
  },
  'crawler.errors': {
    subject: 'acme.com',
    figures: change('errors', [0.01, 0.18, 0.14, 0.2]),
    sentence: '18 % of the visits of AI crawlers to acme.com received errors, 17 points more than before.',
    links: [{ title: 'AI agents', path: `${REPORT}/agents` }],
  },
  'log_connector.silent': {
    subject: 'log_01JCN6D7E8F9G0H1J2K3M4N5P6',
    figures: facts({ domain: 'acme.com', hours: 26 }),
    sentence: 'The log of acme.com sent nothing for 26 hours.',
    links: [{ title: 'AI agents', path: `${REPORT}/agents` }],
  },
  'collection.degraded': {
    subject: 'perplexity',
    figures: facts({ engine: 'perplexity', failed: 41, calls: 100 }),
    sentence: '41 of 100 calls to Perplexity failed.',
    links: overview('?engine=perplexity'),
  },
  'collection.recovered': {
    subject: 'perplexity',
    figures: facts({ engine: 'perplexity', failed: 0, calls: 100 }),
    sentence: 'Perplexity answers again.',
    links: overview('?engine=perplexity'),
  },
  'budget.spent': {
    subject: '',
    figures: facts({ budgetUsd: 5 }),
    sentence: 'The daily budget of $5.00 was reached. Calls were skipped.',
    links: [{ title: 'Settings', path: '/settings' }],
  },
  'engine.model_changed': {
    subject: 'gemini',
    figures: facts({ engine: 'gemini', from: 'gemini-2.5-flash', to: 'gemini-3-flash' }),
    sentence: 'Gemini answers with gemini-3-flash instead of gemini-2.5-flash. Changes on this engine are muted.',
    links: overview('?engine=gemini'),
  },
  'engine.shifted': {
    subject: 'chatgpt',
    figures: facts({ engine: 'chatgpt', day: '2026-11-13' }),
    sentence: 'Most brands moved on ChatGPT on 13 Nov, so the engine changed and not your brand.',
    links: overview('?engine=chatgpt'),
  },
  'recalculation.finished': {
    subject: '4',
    figures: facts({ days: 90 }),
    sentence: 'The statistics of 90 days were recalculated after an edit.',
    links: overview(),
  },
  'check.finished': {
    subject: 'cnt_01JCN7E8F9G0H1J2K3M4N5P6Q7',
    figures: facts({ url: 'https://acme.com/pricing', score: 72 }),
    sentence: 'The content check of https://acme.com/pricing finished with a score of 72.',
    links: [{ title: 'Checks', path: `${REPORT}/checks/cnt_01JCN7E8F9G0H1J2K3M4N5P6Q7` }],
  },
};
