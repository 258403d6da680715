import { type Advice, advise, toPlan } from '../../domain/advice/advise.ts';
import { type CadenceAdvice, compareCadences } from '../../domain/advice/cadences.ts';
import { type Forecast, forecastMonth } from '../../domain/advice/forecast.ts';
import { type Cadence, describeEnd, hasEnded, sendsTo } from '../../domain/collection/schedule.ts';
import { resolveWindow } from '../../domain/portfolio/summaries.ts';
import { countDays, type DateWindow, dayOf } from '../../domain/shared/windows.ts';
import type { CallerContext } from '../context.ts';
import { listConnected } from '../engines/connected.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportFor } from '../reports/load.ts';
import { readReportStats } from '../reports/stats.ts';

export interface ReadAdviceInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  country?: string | undefined;
}

export interface ReportAdvice extends Advice, DateWindow, Omit<Forecast, 'engines' | 'callsPerDay'> {
  answers: number;
  prompts: number;
  brandCoverage: number | null;
  samplesPerDay: number;
  source: 'sandbox' | 'live';
  cadence: Cadence;
  /** The precision and the cost of each cadence. */
  cadences: CadenceAdvice[];
}

/** The effort needed to narrow the interval of a report. */
export async function readAdvice(context: CallerContext, input: ReadAdviceInput): Promise<ReportAdvice> {
  const { reportId, country } = input;
  const { report } = await getReportFor(context, reportId);
  const today = dayOf(context.now());
  const window = resolveWindow(input, today, report.endDate);
  const { answers, prompts, questions, icc, brands } = await readReportStats(context, { reportId, country, ...window });
  const { cadence = 'daily', samples: samplesPerDay = context.collection.samplesPerDay } = report;
  const tracked = Object.entries(report.countryPromptsTotal).filter(([code]) => (country ?? code) === code);
  const asked = listConnected(context, report.surfaces ?? {}).filter(({ engine }) => sendsTo(report, engine));
  const forecast = (each: Cadence) => forecastMonth(Object.fromEntries(tracked), asked, samplesPerDay, each);
  const now = forecast(cadence);
  const { callsPerMonth, costPerMonth } = hasEnded(report, today) ? { callsPerMonth: 0, costPerMonth: 0 } : now;
  const [ownBrand] = brands;
  const brandCoverage = ownBrand?.brandCoverage ?? null;
  const market = ownBrand?.intervals.brandCoverage.market ?? null;
  const halfWidth = market && (market.high - market.low) / 2;
  const collected = { share: brandCoverage, icc, prompts, questions, answers };
  const advice = advise({
    ...collected,
    halfWidth,
    days: countDays(window),
    samplesPerDay,
    costPerMonth: now.costPerMonth,
  });
  const source = isSimulated(context.engines) ? 'sandbox' : 'live';
  const plan = toPlan(collected);
  const cadences = compareCadences({ cadence, halfWidth, plan, questions: questions ?? prompts, forecast });
  return {
    cadence,
    cadences,
    ...window,
    answers,
    prompts,
    brandCoverage,
    samplesPerDay,
    source,
    callsPerMonth,
    costPerMonth,
    ...advice,
    advice: [describeEnd(report, today), advice.advice].filter((sentence) => sentence !== null).join(' '),
  };
}
