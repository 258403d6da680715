import type { Outputs } from '../api/trpc.ts';
import { decimal } from '../format/numbers.ts';

export type Listed = Outputs['experiments']['list']['items'][number];
export type Details = Outputs['experiments']['get'];

export const MEASURES: Record<Listed['measure'], string> = {
  brandCoverage: 'Answers that name your brand',
  domainCoverage: 'Answers that cite your site',
  pageCoverage: 'Answers that cite the page',
};

const STATES: Record<Listed['state'], string> = {
  planned: 'Planned',
  running: 'Running',
  finished: 'Finished',
  stopped: 'Stopped',
};

const RESULTS: Record<NonNullable<Listed['result']>, string> = {
  worked: 'Worked',
  hurt: 'Hurt',
  rose_more_than_controls: 'Rose more than the controls',
  fell_more_than_controls: 'Fell more than the controls',
  no_clear_effect: 'No clear effect',
  not_measurable: 'Not measurable',
};

/** The state, and the result once there is one: `Running · Worked`. */
export function describeState({ state, result }: Pick<Listed, 'state' | 'result'>): string {
  return result === null ? STATES[state] : `${STATES[state]} · ${RESULTS[result]}`;
}

/** How many of the experiments with a result show an effect by chance. */
export function describeChance({ decided, expectedByChance }: Outputs['experiments']['list']): string | null {
  if (decided === 0) return null;
  const chance = decimal(expectedByChance, expectedByChance < 1 ? 2 : 1);
  return `Of ${decided} with a result, about ${chance} would show an effect by chance if no change had one.`;
}
