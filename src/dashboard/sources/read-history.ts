import { calls, type Inputs } from '../api/trpc.ts';

type Request = Omit<Inputs['citations']['readHistory'], 'country'>;

export interface PageCitations {
  before: number;
  days: { date: string; value: number }[];
}

/** The citations of a page in some countries by day. An API call is about one of them; an answer belongs to one, so that they add up. */
export async function readHistory(request: Request, countries: string[], signal: AbortSignal): Promise<PageCitations> {
  const histories = await Promise.all(
    countries.map((country) => calls.citations.readHistory.query({ ...request, country }, { signal })),
  );
  const days = new Map<string, number>();
  let before = 0;
  for (const { citationsHistory, totalCitationsPreviousPeriod } of histories) {
    before += totalCitationsPreviousPeriod;
    for (const { date, totalCitations } of citationsHistory) days.set(date, (days.get(date) ?? 0) + totalCitations);
  }
  return { before, days: [...days].map(([date, value]) => ({ date, value })) };
}
