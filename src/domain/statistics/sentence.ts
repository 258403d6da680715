import { percent, percentRange, points, type Share } from './figures.ts';

export interface Change {
  verdict: 'up' | 'down' | 'within_noise' | 'not_enough_data';
  difference: number | null;
}

export interface SentenceInput {
  brand: string;
  coverage: number | null;
  interval: Share | null;
  /** All engines together, paired with an earlier window. */
  change: Change;
  engines: (Change & { label: string })[];
  /** The earlier window in words, such as `the 14 days before`. */
  before: string;
}

interface Move {
  verdict: 'up' | 'down';
  label: string;
  difference: number;
}

/**
 * What happened, in one sentence. It names only changes with a verdict, which compares each prompt with itself and
 * accounts for chance; a plain difference of two shares is never enough.
 */
export function writeSentence(input: SentenceInput): string {
  const { brand, coverage, interval, change, engines, before } = input;
  if (coverage === null) return `No answers about ${brand} in this window.`;
  const level = `${brand} is named in ${percent(coverage)} of answers${interval ? ` (${percentRange(interval)})` : ''}`;
  const moves = engines.flatMap(toMove).toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const [overall] = toMove({ ...change, label: '' });

  if (moves.length === 0) {
    if (overall) return `${level}, ${overall.verdict} ${points(overall.difference)} from ${before}.`;
    const isUnknown = [change, ...engines].every(({ verdict }) => verdict === 'not_enough_data');
    if (!isUnknown) return `${level}, no clear change from ${before}.`;
    const reason = change.difference === null ? 'no answers to the same prompts' : 'too few of the same prompts';
    return `${level}; there are ${reason} in ${before} to see a change.`;
  }
  const named = join(moves.map(({ verdict, label, difference }) => `${verdict} ${points(difference)} in ${label}`));
  const rest = moves.length < engines.length ? ', no clear change elsewhere' : '';
  return overall
    ? `${level}, ${overall.verdict} ${points(overall.difference)} from ${before}: ${named}${rest}.`
    : `${level}, ${named}${rest}.`;
}

function toMove({ verdict, difference, label }: Change & { label: string }): Move[] {
  if ((verdict !== 'up' && verdict !== 'down') || difference === null) return [];
  return [{ verdict, label, difference }];
}

function join(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
