import { type Advice, advise } from '../../domain/advice/advise.ts';
import { type Forecast, forecastMonth } from '../../domain/advice/forecast.ts';
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
}

/** The effort needed to narrow the interval of a report. */
export async function readAdvice(context: CallerContext, input: ReadAdviceInput): Promise<ReportAdvice> {
  const { reportId, country } = input;
  const { report } = await getReportFor(context, reportId);
  const window = resolveWindow(input, dayOf(context.now()));
  const { answers, prompts, questions, icc, brands } = await readReportStats(context, { reportId, country, ...window });
  const { samplesPerDay } = context.collection;
  const tracked = Object.entries(report.countryPromptsTotal).filter(([code]) => (country ?? code) === code);
  const { callsPerMonth, costPerMonth } = forecastMonth(
    Object.fromEntries(tracked),
    listConnected(context.engines),
    samplesPerDay,
  );
  const [ownBrand] = brands;
  const brandCoverage = ownBrand?.brandCoverage ?? null;
  const market = ownBrand?.intervals.brandCoverage.market ?? null;
  const advice = advise({
    share: brandCoverage,
    icc,
    halfWidth: market && (market.high - market.low) / 2,
    prompts,
    questions,
    answers,
    days: countDays(window),
    samplesPerDay,
    costPerMonth,
  });
  const source = isSimulated(context.engines) ? 'sandbox' : 'live';
  return { ...window, answers, prompts, brandCoverage, samplesPerDay, source, callsPerMonth, costPerMonth, ...advice };
}
