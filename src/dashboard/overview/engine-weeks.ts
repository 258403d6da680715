import { mondayOf } from '../../domain/shared/windows.ts';

interface EngineShares {
  /** The engine. */
  key: string;
  /** One for each day. */
  points: { value: number | null }[];
}

interface CountedDay {
  date: string;
  engines?: { engine: string; answers: number }[] | undefined;
}

/** Your brand on each engine by ISO week: the share of all answers of the week. Intervals of days do not add up. */
export function toEngineWeeks<Trend extends EngineShares>(
  trends: readonly Trend[],
  history: readonly CountedDay[],
  days: readonly string[],
) {
  const answersOf = new Map<string, number>(
    history.flatMap(({ date, engines = [] }) =>
      engines.map(({ engine, answers }) => [`${engine} ${date}`, answers] as const),
    ),
  );
  return trends.map((trend) => {
    const shares = days.map((day, index) => ({
      day,
      answers: answersOf.get(`${trend.key} ${day}`) ?? 0,
      share: trend.points[index]?.value ?? 0,
    }));
    const weeks = [...Map.groupBy(shares, ({ day }) => mondayOf(day)).values()];
    return { ...trend, points: weeks.map((week) => ({ value: shareOf(week), interval: null })) };
  });
}

function shareOf(days: { answers: number; share: number }[]): number | null {
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  return answers === 0 ? null : days.reduce((sum, day) => sum + day.share * day.answers, 0) / answers;
}
