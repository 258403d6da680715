import { calls, type Inputs, type Outputs } from '../api/trpc.ts';

type Request = Omit<Inputs['citations']['readHistory'], 'country'>;
type Change = Outputs['citations']['readHistory']['change'];

export interface PageCitations {
  total: number;
  days: { date: string; value: number }[];
  changes: { country: string; change: Change }[];
}

/** The citations of a page in some countries by day. An API call is about one of them; an answer belongs to one, so that they add up. */
export async function readHistory(request: Request, countries: string[], signal: AbortSignal): Promise<PageCitations> {
  const histories = await Promise.all(
    countries.map(async (country) => ({
      country,
      history: await calls.citations.readHistory.query({ ...request, country }, { signal }),
    })),
  );
  const days = new Map<string, number>();
  for (const { history } of histories) {
    for (const { date, totalCitations } of history.citationsHistory) {
      days.set(date, (days.get(date) ?? 0) + totalCitations);
    }
  }
  return {
    total: histories.reduce((sum, { history }) => sum + history.totalPeriodCitations, 0),
    days: [...days].map(([date, value]) => ({ date, value })),
    changes: histories.map(({ country, history }) => ({ country, change: history.change })),
  };
}
