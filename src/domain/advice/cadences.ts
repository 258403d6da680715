import { CADENCES, type Cadence, daysBetween, describeCadence } from '../collection/schedule.ts';
import { type Plan, planHalfWidth } from '../statistics/planning.ts';
import type { Forecast } from './forecast.ts';

/** What a report would have with a cadence. */
export interface CadenceAdvice extends Pick<Forecast, 'callsPerMonth' | 'costPerMonth'> {
  cadence: Cadence;
  /** Half of the `market` interval of the same window. Null if it cannot be computed. */
  halfWidth: number | null;
  /** What it gains or loses; null for the cadence of the report. */
  advice: string | null;
}

export interface CadenceInput {
  /** That of the report, and of its answers. */
  cadence: Cadence;
  /** Null if there are too few answers. */
  halfWidth: number | null;
  plan: Plan;
  questions: number;
  forecast: (cadence: Cadence) => Pick<Forecast, 'callsPerMonth' | 'costPerMonth'>;
}

/** The precision and the cost of each cadence, from how similar the answers of the report to one prompt are. */
export function compareCadences({ forecast, ...report }: CadenceInput): CadenceAdvice[] {
  return CADENCES.map((cadence) => {
    const halfWidth = predictHalfWidth(report, cadence);
    const { callsPerMonth, costPerMonth } = forecast(cadence);
    return { cadence, halfWidth, callsPerMonth, costPerMonth, advice: writeAdvice(report, cadence, halfWidth) };
  });
}

/** The measured interval, wider or narrower by what fewer or more answers per prompt change in theory. */
function predictHalfWidth(
  { cadence: current, halfWidth, plan, questions }: Omit<CadenceInput, 'forecast'>,
  cadence: Cadence,
): number | null {
  if (halfWidth === null || questions === 0) return null;
  const answersPerPrompt = (plan.answersPerPrompt * daysBetween(current)) / daysBetween(cadence);
  return (halfWidth * planHalfWidth({ ...plan, answersPerPrompt }, questions)) / planHalfWidth(plan, questions);
}

function writeAdvice(
  { cadence: current, halfWidth: now }: Omit<CadenceInput, 'forecast'>,
  cadence: Cadence,
  halfWidth: number | null,
): string | null {
  if (cadence === current) return null;
  const [word, currentWord] = [describeCadence({ cadence }), describeCadence({ cadence: current })];
  const change = `${word.charAt(0).toUpperCase()}${word.slice(1)} instead of ${currentWord}`;
  const width =
    now === null || halfWidth === null
      ? 'the interval cannot be predicted yet'
      : `±${toPoints(halfWidth)} instead of ±${toPoints(now)} points for the market`;
  return `${change}: ${width}, ${describeDelay(current, cadence)}.`;
}

/** A change shows when there are as many answers after it as before. */
function describeDelay(current: Cadence, cadence: Cadence): string {
  const [slow, fast] = [daysBetween(cadence), daysBetween(current)];
  if (slow < fast) return 'and changes are seen earlier';
  const weeks = Math.round((2 * slow) / fast);
  return `but changes are seen weeks later: the answers of 2 weeks take ${weeks} weeks`;
}

function toPoints(share: number): string {
  return (100 * share).toFixed(1);
}
