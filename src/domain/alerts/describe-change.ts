import { type EngineId, engineName } from '../shared/engines.ts';
import type { DateWindow } from '../shared/windows.ts';
import { type Alert, type AlertFigures, type AlertLink, type AlertState, NO_FIGURES } from './alerts.ts';
import type { CrossedThreshold } from './thresholds.ts';
import type { EngineEvent, Finding, MutedReason } from './watch.ts';
import { CONFIRMED_AFTER_DAYS, type TestedWindows } from './windows.ts';

/** What an alert says about a finding. */
export type AlertContent = Pick<
  Alert,
  | 'event'
  | 'subject'
  | 'state'
  | 'mutedReason'
  | 'startDate'
  | 'endDate'
  | 'beforeStartDate'
  | 'beforeEndDate'
  | 'figures'
  | 'sentence'
  | 'links'
>;

const EVENTS = {
  coverage: 'coverage.changed',
  competitor: 'competitor.changed',
  page: 'page.citations.changed',
} as const;

/** A screen of the dashboard, with the parts of the addresses of it and of the answers that select the subject. */
interface Screen {
  title: string;
  path: string;
  opens?: string;
  selects?: string;
}

const SCREENS: Record<Finding['kind'], Screen> = {
  coverage: { title: 'Overview', path: '' },
  competitor: { title: 'Competitors', path: '/competitors', selects: 'brand' },
  page: { title: 'Sources', path: '/sources', opens: 'page', selects: 'page' },
};

/** `windows` are those of the day on which the finding was evaluated. */
export function describeFinding(
  reportId: string,
  finding: Finding,
  { now, before, frozen }: TestedWindows,
): AlertContent {
  const { kind, engine, subject, state, mutedReason } = finding;
  const compared = state === 'unconfirmed' || finding.foundOn === now.endDate ? before : frozen;
  return {
    event: EVENTS[kind],
    subject: `${engine} ${subject}`,
    state,
    mutedReason,
    ...now,
    beforeStartDate: compared.startDate,
    beforeEndDate: compared.endDate,
    figures: describeFigures(finding),
    sentence: [describeMove(finding, now, compared), describeState(state, mutedReason, engine)].join(' '),
    links: listLinks(reportId, { window: now, compared, engine, screen: SCREENS[kind], subject }),
  };
}

function describeFigures({ kind, engine, subject, change, foundOn }: Finding): AlertFigures {
  const metric = kind === 'page' ? 'citationShare' : 'brandCoverage';
  const details = { engine, [kind === 'page' ? 'url' : 'brand']: subject, foundDate: foundOn };
  if (!change) return { ...NO_FIGURES, metric, verdict: 'not_enough_data', details };
  const { difference, share } = change;
  return {
    metric,
    before: round(share - difference.value),
    after: round(share),
    change: round(difference.value),
    low: difference.low === null ? null : round(difference.low),
    high: difference.high === null ? null : round(difference.high),
    verdict: difference.value > 0 ? 'up' : 'down',
    details,
  };
}

function describeMove({ kind, engine, subject, change }: Finding, now: DateWindow, before: DateWindow): string {
  const verb = kind === 'page' ? 'cited' : 'named';
  if (!change) return `${engineName(engine)} ${verb} ${subject} differently.`;
  const { difference, share } = change;
  const { value, low, high } = difference;
  const interval = low === null || high === null ? '' : ` (95 % interval ${points(low)} to ${points(high)})`;
  return `${engineName(engine)} ${verb} ${subject} in ${percent(share)} of answers from ${now.startDate} to ${now.endDate}, and in ${percent(share - value)} from ${before.startDate} to ${before.endDate}: ${points(value)} points${interval} for the same questions.`;
}

const REASONS: Record<MutedReason, (engine: string) => string> = {
  model_changed: (engine) => `Muted, because ${engine} answered with another model.`,
  engine_shifted: (engine) => `Muted, because ${engine} moved for everyone.`,
  connector_changed: (engine) => `Muted, because ${engine} was queried through another connector.`,
  not_confirmed: () => `Withdrawn: it was not confirmed ${CONFIRMED_AFTER_DAYS} days after it was found.`,
  not_enough_data: () => 'Withdrawn: there are too few answers to confirm it.',
};

function describeState(state: AlertState, reason: MutedReason | null, engine: EngineId): string {
  if (reason) return REASONS[reason](engineName(engine));
  if (state === 'unconfirmed') return `It is reported if it is still there ${CONFIRMED_AFTER_DAYS} days later.`;
  return `It was confirmed ${CONFIRMED_AFTER_DAYS} days after it was found.`;
}

/** An event of an engine is about its day, or about the days on which the brands of the report moved. */
export function describeEngineEvent(
  reportId: string,
  { event, engine, day, text }: EngineEvent,
  { now, before }: TestedWindows,
): AlertContent {
  const window = text === null ? now : { startDate: day, endDate: day };
  const compared = text === null ? before : null;
  const shown = { window: now, compared: before, engine, screen: SCREENS.coverage };
  return {
    event,
    subject: engine,
    state: 'fired',
    mutedReason: null,
    ...window,
    beforeStartDate: compared?.startDate ?? null,
    beforeEndDate: compared?.endDate ?? null,
    figures: { ...NO_FIGURES, details: { engine, date: day } },
    sentence:
      text ??
      `Most brands of this report moved on ${engineName(engine)} from ${now.startDate} to ${now.endDate}: the engine changed, not a single brand. Changes of brands on it are muted.`,
    links: listLinks(reportId, shown),
  };
}

export function describeThreshold(
  reportId: string,
  { threshold: { engine, side, share }, measured }: CrossedThreshold,
  { now }: TestedWindows,
): AlertContent {
  const where = engine === null ? 'All engines together' : engineName(engine);
  const details = { engine, threshold: share, side };
  return {
    event: 'coverage.changed',
    subject: `threshold ${engine ?? 'all'} ${side} ${share}`,
    state: 'fired',
    mutedReason: null,
    ...now,
    beforeStartDate: null,
    beforeEndDate: null,
    figures: {
      ...NO_FIGURES,
      metric: 'brandCoverage',
      after: round(measured.share),
      low: round(measured.low),
      high: round(measured.high),
      verdict: side === 'below' ? 'down' : 'up',
      details,
    },
    sentence: `${where} named your brand in ${percent(measured.share)} of answers from ${now.startDate} to ${now.endDate}: the whole 95 % interval, ${percent(measured.low)} to ${percent(measured.high)}, is ${side} your threshold of ${percent(share)}.`,
    links: listLinks(reportId, { window: now, compared: null, engine, screen: SCREENS.coverage }),
  };
}

interface Shown {
  window: DateWindow;
  compared: DateWindow | null;
  engine: EngineId | null;
  screen: Screen;
  /** The brand or page that it is about. */
  subject?: string;
}

/** The screen of the dashboard with the filters of the finding, and the answers behind it. */
function listLinks(reportId: string, { window, compared, engine, screen, subject = '' }: Shown): AlertLink[] {
  const { title, path, opens, selects } = screen;
  const filters = { from: window.startDate, to: window.endDate, ...(engine !== null && { engines: engine }) };
  const figures = { ...filters, ...(compared && { compare: compared.startDate }), ...(opens && { [opens]: subject }) };
  const answers = { ...filters, ...(selects && { [selects]: subject }) };
  return [
    { title, path: `/reports/${reportId}${path}?${new URLSearchParams(figures).toString()}` },
    { title: 'Answers', path: `/reports/${reportId}/answers?${new URLSearchParams(answers).toString()}` },
  ];
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function points(difference: number): string {
  const rounded = Math.round(100 * difference);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
