import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCadences } from '../../../src/domain/advice/cadences.ts';
import {
  addSchedule,
  CADENCES,
  countPlanned,
  daysBetween,
  describeSchedule,
  findScheduleChanges,
  findScheduleIssues,
  isDue,
  keepSetSchedule,
  nextDueDay,
  type ScheduleFrom,
  splitAtEnds,
  WEEKDAYS,
} from '../../../src/domain/collection/schedule.ts';
import { addDays, FIRST_DAY } from '../../../src/domain/shared/windows.ts';
import { addDay, cellsOf, createCells, EVERYTHING } from '../../../src/domain/statistics/cells.ts';
import { findIncompleteEngines } from '../../../src/domain/statistics/completeness.ts';
import { gradeWindow } from '../../../src/domain/statistics/grade.ts';

describe('a schedule is due', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-09', index));

  test('on every day by default', () => {
    expect(week.filter((day) => isDue({}, day))).toEqual(week);
  });

  test('on its weekday, in UTC', () => {
    const due = WEEKDAYS.map((weekday) => week.filter((day) => isDue({ cadence: 'weekly', weekday }, day)));
    expect(due).toEqual(week.map((day) => [day]));
  });

  test('on every third day since 1970, regardless of months and of when the report was created', () => {
    expect(week.filter((day) => isDue({ cadence: 'every_third_day' }, day))).toEqual([
      '2026-11-09',
      '2026-11-12',
      '2026-11-15',
    ]);
    expect(isDue({ cadence: 'every_third_day' }, '1970-01-01')).toBe(true);
  });

  test('once in each of its periods, and next on the day that follows', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1970-01-01', offset));
    fc.assert(
      fc.property(days, fc.constantFrom(...CADENCES), fc.constantFrom(...WEEKDAYS), (day, cadence, weekday) => {
        const schedule = keepSetSchedule({ cadence, weekday });
        const period = Array.from({ length: daysBetween(cadence) }, (_, index) => addDays(day, index + 1));
        expect(period.filter((each) => isDue(schedule, each))).toEqual([nextDueDay(schedule, day)]);
      }),
    );
  });
});

test('what is not set is absent, and a weekly report without a weekday is collected on Monday', () => {
  expect(keepSetSchedule({ engines: null, cadence: null, weekday: null, samples: null })).toEqual({});
  expect(keepSetSchedule({ engines: ['gemini', 'chatgpt', 'gemini'], cadence: 'weekly' })).toEqual({
    engines: ['chatgpt', 'gemini'],
    cadence: 'weekly',
    weekday: 'monday',
  });
  expect(keepSetSchedule({ cadence: 'daily', weekday: 'friday', samples: 2 })).toEqual({
    cadence: 'daily',
    samples: 2,
  });
  expect(findScheduleIssues({ cadence: 'weekly', weekday: 'friday' })).toEqual([]);
  expect(findScheduleIssues({ weekday: 'friday' })).toMatchObject([{ path: 'weekday' }]);
});

test('a schedule is described in words', () => {
  expect(describeSchedule({})).toBe('daily, all engines');
  expect(
    describeSchedule({ engines: ['chatgpt', 'google', 'gemini'], cadence: 'weekly', weekday: 'friday', samples: 1 }),
  ).toBe('weekly on Friday, ChatGPT, Google AI Overviews and Gemini, 1 sample');
});

const HISTORY: ScheduleFrom[] = [
  { from: '2026-11-10', cadence: 'weekly', weekday: 'monday', engines: ['chatgpt'], samples: 2 },
];

test('the planned calls of a window follow the schedules of its days', () => {
  const window = { startDate: '2026-11-08', endDate: '2026-11-23' };
  // Two days of all engines, then two Mondays of one.
  expect(countPlanned(HISTORY, window, 3)).toMatchObject({ chatgpt: 2 * 3 + 2 * 2, gemini: 6, claude: 6 });
});

test('a change between the two windows is found, and the schedule of a new report is none', () => {
  const windows = [
    { startDate: '2026-11-08', endDate: '2026-11-14' },
    { startDate: '2026-11-01', endDate: '2026-11-07' },
  ] as const;
  expect(findScheduleChanges(HISTORY, ...windows)).toEqual([
    { date: '2026-11-10', before: 'daily, all engines', now: 'weekly on Monday, ChatGPT, 2 samples' },
  ]);
  expect(findScheduleChanges([{ from: FIRST_DAY, cadence: 'weekly' }], ...windows)).toEqual([]);
  const changedBack = addSchedule(HISTORY, '2026-11-10', {});
  expect(changedBack).toEqual([{ from: '2026-11-10' }]);
  expect(findScheduleChanges(changedBack, ...windows)).toEqual([]);
});

describe('the days without schedule', () => {
  function fill(calls: Partial<Record<'chatgpt' | 'gemini', [answers: number, failed: number]>>) {
    const cells = createCells({ prompts: 1, brands: 1 });
    for (const [engine, [answers, failed]] of Object.entries(calls) as ['chatgpt', [number, number]][]) {
      addDay(cellsOf(cells, engine), 0, { answers, noAnswers: 0, failed, brands: [] });
    }
    return cells;
  }
  const planned = { chatgpt: 2, gemini: 2 };
  const find = (now: ReturnType<typeof fill>, plan: typeof planned | undefined = planned) =>
    findIncompleteEngines(now, now, EVERYTHING, plan && { now: plan, before: plan });

  test('are no outage of an engine that only another report queries daily', () => {
    const now = fill({ chatgpt: [14, 0], gemini: [2, 0] });
    expect(find(now)).toEqual([]);
    expect(findIncompleteEngines(now, now, EVERYTHING)).toEqual([{ engine: 'gemini', before: 2 / 14, now: 2 / 14 }]);
  });

  test('do not hide an outage on the scheduled days', () => {
    expect(find(fill({ chatgpt: [2, 0], gemini: [1, 1] }))).toEqual([{ engine: 'gemini', before: 0.5, now: 0.5 }]);
  });

  test('count only for the engines of the report, and a new prompt lacks the days before it', () => {
    expect(find(fill({ chatgpt: [1, 0], gemini: [1, 0] }))).toEqual([]);
    expect(find(fill({ chatgpt: [2, 0], gemini: [14, 0] }), { chatgpt: 2, gemini: 0 })).toEqual([]);
  });
});

test('a window with a new schedule has no grade for decisions, and the reason names it', () => {
  const window = { prompts: 30, halfWidth: 0.05, changes: 0, plan: null };
  expect(gradeWindow(window).grade).toBe('decision');
  const { grade, criteria } = gradeWindow({ ...window, schedules: 1 });
  expect([grade, criteria.at(-1)?.missing]).toEqual([
    'directional',
    'A window without changes of models, engines, prompts or the schedule',
  ]);
});

test('the advice on cadences predicts the interval from the similarity of answers to one prompt', () => {
  const forecast = () => ({ callsPerMonth: 1, costPerMonth: 1 });
  const plan = { share: 0.4, icc: 0.7, answersPerPrompt: 98 };
  const cadences = compareCadences({ cadence: 'daily', halfWidth: 0.083, plan, questions: 50, forecast });
  expect(cadences.map(({ advice }) => advice)).toEqual([
    null,
    'Every third day instead of daily: ±8.3 instead of ±8.3 points for the market, but changes are seen weeks later: the answers of 2 weeks take 6 weeks.',
    'Weekly instead of daily: ±8.4 instead of ±8.3 points for the market, but changes are seen weeks later: the answers of 2 weeks take 14 weeks.',
  ]);
  const [faster] = compareCadences({ cadence: 'weekly', halfWidth: null, plan, questions: 50, forecast });
  expect(faster?.advice).toBe(
    'Daily instead of weekly: the interval cannot be predicted yet, and changes are seen earlier.',
  );
});

describe('after the last day of a schedule', () => {
  const ending = { endDate: '2026-11-13' };

  test('nothing is due, and there is no next day', () => {
    expect(['2026-11-12', '2026-11-13', '2026-11-14'].map((day) => isDue(ending, day))).toEqual([true, true, false]);
    expect(nextDueDay({ cadence: 'weekly', weekday: 'monday', ...ending }, '2026-11-10')).toBeNull();
    expect(nextDueDay({ cadence: 'weekly', weekday: 'friday', ...ending }, '2026-11-10')).toBe('2026-11-13');
  });

  test('no calls are planned until it is extended, and neither is a change of what is compared', () => {
    const history = addSchedule([{ from: FIRST_DAY, ...ending }], '2026-11-16', { endDate: '2026-11-17' });
    const window = { startDate: '2026-11-12', endDate: '2026-11-20' };
    expect(countPlanned(history, window, 1).chatgpt).toBe(4);
    expect(findScheduleChanges(history, window, { startDate: '2026-11-03', endDate: '2026-11-11' })).toEqual([]);
  });

  test('a window has one part for each end within it', () => {
    const window = { startDate: '2026-11-12', endDate: '2026-11-20' };
    expect(splitAtEnds(window, [])).toEqual([window]);
    expect(splitAtEnds(window, ['2026-11-20', '2026-11-14', '2026-11-12', '2026-11-14', '2026-11-01'])).toEqual([
      { startDate: '2026-11-12', endDate: '2026-11-12' },
      { startDate: '2026-11-13', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-20' },
    ]);
  });
});
