import type { EngineDay } from '../annotations/observe-day.ts';
import { describeCollection } from './collection-health.ts';
import { describeCondition, describeLimit, describeSilence } from './conditions.ts';
import { findCrawlerConditions } from './crawler-conditions.ts';
import { type AlertContent, describeEngineEvent, describeFinding } from './describe-change.ts';
import { describeCheck, describeRecalculation } from './describe-end.ts';
import { type DigestReport, describeDigest } from './digest.ts';
import type { AlertEvent } from './events.ts';
import type { Message } from './messages.ts';
import type { Finding } from './watch.ts';
import { listTestedWindows } from './windows.ts';

const REPORT_ID = 'rep_01JCN5C6D7E8F9G0H1J2K3M4N5';
const CHECK_ID = 'cnt_01JCN7E8F9G0H1J2K3M4N5P6Q7';
const DAY = '2026-11-13';
const WINDOWS = listTestedWindows(DAY);
const AGENTS = [{ title: 'AI agents', path: `/reports/${REPORT_ID}/agents` }];
const ENGINE_DAY: Pick<EngineDay, 'day' | 'engine' | 'models' | 'sources'> = {
  day: DAY,
  engine: 'perplexity',
  models: [],
  sources: [],
};

function describeChange(
  series: Pick<Finding, 'kind' | 'engine' | 'subject'>,
  figures: [number, number, number, number],
) {
  const [share, value, low, high] = figures;
  const change = { share, difference: { value, low, high, probability: 0.001 } };
  const finding: Finding = { ...series, foundOn: '2026-11-10', state: 'fired', mutedReason: null, change };
  return describeFinding(REPORT_ID, finding, WINDOWS);
}

function describeCrawler(counts: { rejected: number; errors: number }): AlertContent[] {
  const found = findCrawlerConditions([{ domain: 'acme.com', bot: 'GPTBot', visits: 40, ...counts }], AGENTS);
  return found.map((condition) => describeCondition(condition, DAY));
}

/** What each event looks like, for the documents: written by the functions that write alerts. */
export function listEventExamples(): { event: AlertEvent; reportId: string | null; content: AlertContent }[] {
  const ofReport = [
    describeChange({ kind: 'coverage', engine: 'chatgpt', subject: 'Acme CRM' }, [0.46, 0.15, 0.08, 0.22]),
    describeChange({ kind: 'competitor', engine: 'gemini', subject: 'Globex' }, [0.38, -0.14, -0.21, -0.07]),
    describeChange(
      { kind: 'page', engine: 'perplexity', subject: 'https://acme.com/pricing' },
      [0.21, 0.09, 0.04, 0.14],
    ),
    describeCollection(REPORT_ID, {
      day: { ...ENGINE_DAY, failed: 61, completed: 39, failureReason: 'Status 503' },
      isDegraded: true,
    }),
    describeCollection(REPORT_ID, {
      day: { ...ENGINE_DAY, failed: 0, completed: 100, failureReason: null },
      isDegraded: false,
    }),
    describeEngineEvent(
      REPORT_ID,
      {
        event: 'engine.model_changed',
        engine: 'gemini',
        day: '2026-11-11',
        text: 'Gemini answered with gemini-3-flash; before with gemini-2.5-flash.',
      },
      WINDOWS,
    ),
    describeEngineEvent(REPORT_ID, { event: 'engine.shifted', engine: 'chatgpt', day: DAY, text: null }, WINDOWS),
    describeRecalculation(DAY, { reportId: REPORT_ID, version: 4, days: 90 }),
  ];
  const checks = [{ title: 'Checks', path: `/reports/${REPORT_ID}/checks/${CHECK_ID}` }];
  const silent = { connectorId: 'log_01JCN6D7E8F9G0H1J2K3M4N5P6', domain: 'acme.com' };
  const ofWorkspace = [
    ...describeCrawler({ rejected: 38, errors: 0 }),
    ...describeCrawler({ rejected: 0, errors: 11 }),
    describeCondition(describeSilence({ ...silent, lastBatchDate: '2026-11-12T07:28:11.000Z' }, AGENTS), DAY),
    describeCondition(describeLimit({ day: DAY, limit: 'workspace_budget' }), DAY),
    describeCheck(DAY, { id: CHECK_ID, kind: 'content', reason: null }, checks),
  ];
  return [
    ...ofReport.map((content) => ({ event: content.event, reportId: REPORT_ID, content })),
    ...ofWorkspace.map((content) => ({ event: content.event, reportId: null, content })),
  ];
}

/** The digest of a Monday. */
export function exampleDigest(publicUrl: string): Message {
  const report: DigestReport = {
    reportId: REPORT_ID,
    reportTitle: 'Acme CRM',
    sentence: 'Acme CRM is named in 46 % of answers (41–51 %), up 15 points in ChatGPT, no clear change elsewhere.',
    news: 'good',
    tasks: ['Update acme.com/pricing'],
  };
  const window = { startDate: '2026-11-02', endDate: '2026-11-08' };
  const day = '2026-11-09';
  const timestamp = '2026-11-09T07:00:12.000Z';
  return describeDigest(
    { day, digest: 'weekly', ...window, timestamp, isSimulated: false, reports: [report] },
    publicUrl,
  );
}
