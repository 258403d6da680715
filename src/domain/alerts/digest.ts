import type { DateWindow } from '../shared/windows.ts';
import { type Described, sentenceOf } from '../statistics/sentence-of.ts';
import type { Digest } from './destinations.ts';
import { type Message, SIMULATED } from './messages.ts';

/** What changed clearly: `mixed` on some engines up and on others down. */
export type News = 'good' | 'bad' | 'mixed' | 'none';

export interface DigestReport {
  reportId: string;
  reportTitle: string;
  /** As in the overview of the same window. */
  sentence: string;
  news: News;
  /** The titles of its most urgent tasks. */
  tasks: string[];
}

export interface DigestSource extends DateWindow {
  /** The day on which it is due. */
  day: string;
  digest: Digest;
  timestamp: string;
  isSimulated: boolean;
  reports: DigestReport[];
}

/** A report in a digest. The verdicts are those of the overview, so that noise is no news. */
export function describeReport(
  { id, reportTitle, brand }: { id: string; reportTitle: string; brand: string },
  stats: Described,
  tasks: string[],
): DigestReport {
  const verdicts = new Set(
    [stats, ...(stats.groups ?? [])].map(({ brands }) => brands.find(({ isMainBrand }) => isMainBrand)?.change.verdict),
  );
  const [isUp, isDown] = [verdicts.has('up'), verdicts.has('down')];
  const news = isUp && isDown ? 'mixed' : isUp ? 'good' : isDown ? 'bad' : 'none';
  return { reportId: id, reportTitle, sentence: sentenceOf(stats, brand, 'the 7 days before'), news, tasks };
}

const MOST_TASKS = 3;
/** Reports of each kind of news. The others are counted. */
const MOST_REPORTS = 10;
const SECTIONS = [
  ['good', 'Good news'],
  ['bad', 'Bad news'],
  ['mixed', 'Up on some engines and down on others'],
] as const;

/** The message of a digest. Without a clear change, it is one line. */
export function describeDigest(
  { day, digest, startDate, endDate, timestamp, isSimulated, reports }: DigestSource,
  publicUrl: string | null,
): Message {
  const quiet = reports.filter(({ news }) => news === 'none').length;
  const isQuiet = quiet === reports.length;
  const tasks = isQuiet ? [] : chooseTasks(reports);
  const changed = reports.length - quiet;
  const period = `${startDate} to ${endDate}`;
  const subject = isQuiet
    ? `No clear change in ${count(reports.length)} (${period}).`
    : `A clear change in ${count(changed)} (${period})`;
  const simulated = isSimulated ? [SIMULATED] : [];
  const paragraphs = isQuiet
    ? [[subject, ...simulated].join(' ')]
    : [...simulated, ...writeNews(reports), ...writeTasks(tasks)];
  const links = isQuiet ? [] : linkReports(reports, publicUrl);
  const shown = reports.map(({ reportId, reportTitle, sentence, news }) => ({ reportId, reportTitle, sentence, news }));
  const data = { day, digest, startDate, endDate, isSimulated, isQuiet, reports: shown, tasks, links };
  return { event: 'digest', timestamp, data, subject, paragraphs, links };
}

function writeNews(reports: readonly DigestReport[]): string[] {
  return SECTIONS.flatMap(([kind, title]) => {
    const found = reports.filter(({ news }) => news === kind);
    if (found.length === 0) return [];
    const lines = found.slice(0, MOST_REPORTS).map(({ reportTitle, sentence }) => `${reportTitle}: ${sentence}`);
    const more = found.length > MOST_REPORTS ? [`And ${count(found.length - MOST_REPORTS)} more.`] : [];
    return [[`${title}:`, ...lines, ...more].join('\n')];
  });
}

interface DigestTask {
  reportId: string;
  reportTitle: string;
  title: string;
}

/** The first task of each report before the second of any. Reports with bad news are first. */
function chooseTasks(reports: readonly DigestReport[]): DigestTask[] {
  const order = { bad: 0, mixed: 1, good: 2, none: 3 };
  const sorted = reports.toSorted((a, b) => order[a.news] - order[b.news]);
  return Array.from({ length: MOST_TASKS }, (_, rank) => rank)
    .flatMap((rank) =>
      sorted.flatMap(({ reportId, reportTitle, tasks }) => {
        const title = tasks[rank];
        return title === undefined ? [] : [{ reportId, reportTitle, title }];
      }),
    )
    .slice(0, MOST_TASKS);
}

function writeTasks(tasks: readonly DigestTask[]): string[] {
  if (tasks.length === 0) return [];
  return [['What to do next:', ...tasks.map(({ reportTitle, title }) => `${reportTitle}: ${title}`)].join('\n')];
}

function linkReports(reports: readonly DigestReport[], publicUrl: string | null): Message['links'] {
  return reports
    .filter(({ news }) => news !== 'none')
    .slice(0, MOST_REPORTS)
    .map(({ reportId, reportTitle }) => ({ title: reportTitle, url: `${publicUrl ?? ''}/reports/${reportId}` }));
}

function count(reports: number): string {
  return reports === 1 ? '1 report' : `${reports} reports`;
}
