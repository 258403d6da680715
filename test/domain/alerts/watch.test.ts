import { describe, expect, test } from 'vitest';
import type { TestedChange, TestedSeries } from '../../../src/domain/alerts/find-changes.ts';
import { advanceWatches, type EngineEvent, type Finding, type Watch } from '../../../src/domain/alerts/watch.ts';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';

const FIRST = '2026-11-01';

function changeOf(value: number, probability: number): TestedChange {
  return { difference: { value, low: value - 0.05, high: value + 0.05, probability }, share: 0.5 };
}

const RISEN = changeOf(0.15, 1e-6);
const FALLEN = changeOf(-0.15, 1e-6);
const EQUAL = changeOf(0, 0.9);

function series(change: TestedChange, rest: Partial<TestedSeries> = {}): TestedSeries {
  const isFound = change.difference.probability < 0.01;
  return {
    kind: 'coverage',
    engine: 'chatgpt',
    subject: 'Acme',
    change,
    sinceFrozen: change,
    isFound,
    isConfirmed: isFound,
    ...rest,
  };
}

interface Days {
  days: number;
  testedOn: (day: number) => TestedSeries[];
  eventsOn?: (day: number) => EngineEvent[];
  reconnectedOn?: (day: number) => EngineId[];
}

/** What is reported, by the index of the day. */
function run({ days, testedOn, eventsOn = () => [], reconnectedOn = () => [] }: Days) {
  let watches: Watch[] = [];
  const findings: [number, Finding['state'], Finding['mutedReason']][] = [];
  const events: [number, EngineEvent['event']][] = [];
  for (let index = 0; index < days; index++) {
    const observed = { tested: testedOn(index), events: eventsOn(index), reconnected: reconnectedOn(index) };
    const advanced = advanceWatches(watches, { day: addDays(FIRST, index), ...observed });
    watches = advanced.watches;
    for (const { state, mutedReason } of advanced.findings) findings.push([index, state, mutedReason]);
    for (const { event } of advanced.events) events.push([index, event]);
  }
  return { findings, events };
}

describe('a change', () => {
  test('fires once, three days after it was found', () => {
    expect(run({ days: 16, testedOn: () => [series(RISEN)] })).toEqual({
      findings: [
        [0, 'unconfirmed', null],
        [3, 'fired', null],
      ],
      events: [],
    });
  });

  test('is withdrawn if it is gone three days later, and can be found again', () => {
    const testedOn = (day: number) => [series(day === 0 || day > 3 ? RISEN : EQUAL)];
    expect(run({ days: 8, testedOn }).findings).toEqual([
      [0, 'unconfirmed', null],
      [3, 'withdrawn', 'not_confirmed'],
      [4, 'unconfirmed', null],
      [7, 'fired', null],
    ]);
  });

  test('is withdrawn if it has turned', () => {
    expect(run({ days: 4, testedOn: (day) => [series(day < 3 ? RISEN : FALLEN)] }).findings).toEqual([
      [0, 'unconfirmed', null],
      [3, 'withdrawn', 'not_confirmed'],
    ]);
  });

  test('in the other direction fires when the first one is out of the windows', () => {
    expect(run({ days: 21, testedOn: (day) => [series(day < 10 ? RISEN : FALLEN)] }).findings).toEqual([
      [0, 'unconfirmed', null],
      [3, 'fired', null],
      [17, 'unconfirmed', null],
      [20, 'fired', null],
    ]);
  });

  test('is confirmed late if the day of its confirmation has no answers', () => {
    expect(run({ days: 5, testedOn: (day) => (day === 3 ? [] : [series(RISEN)]) }).findings).toEqual([
      [0, 'unconfirmed', null],
      [4, 'fired', null],
    ]);
  });
});

describe('what happens to an engine', () => {
  const event = (name: EngineEvent['event']): EngineEvent => ({
    event: name,
    engine: 'chatgpt',
    day: FIRST,
    text: 'Text.',
  });

  test('a changed model mutes the changes of its engine and is reported once', () => {
    const both = [series(RISEN), series(RISEN, { engine: 'gemini' })];
    expect(run({ days: 4, testedOn: () => both, eventsOn: () => [event('engine.model_changed')] })).toEqual({
      findings: [
        [0, 'muted', 'model_changed'],
        [0, 'unconfirmed', null],
        [3, 'fired', null],
      ],
      events: [[0, 'engine.model_changed']],
    });
  });

  test('a shock that is recorded before the confirmation mutes what it explains', () => {
    const eventsOn = (day: number) => (day >= 2 ? [event('engine.shifted')] : []);
    expect(run({ days: 16, testedOn: () => [series(RISEN)], eventsOn })).toEqual({
      findings: [
        [0, 'unconfirmed', null],
        [3, 'muted', 'engine_shifted'],
      ],
      events: [[2, 'engine.shifted']],
    });
  });

  test('a move of most brands of the report is one event and no finding', () => {
    const brands = ['Acme', 'Globex', 'Initech', 'Hooli', 'Umbrella'];
    const testedOn = () =>
      brands.map((subject, index) =>
        series(index < 3 ? RISEN : EQUAL, { subject, kind: index === 0 ? 'coverage' : 'competitor' }),
      );
    expect(run({ days: 16, testedOn })).toEqual({
      findings: [
        [0, 'muted', 'engine_shifted'],
        [0, 'muted', 'engine_shifted'],
        [0, 'muted', 'engine_shifted'],
      ],
      events: [[0, 'engine.shifted']],
    });
  });

  test('two brands of four do not make an engine shift', () => {
    const testedOn = () =>
      ['Acme', 'Globex', 'Initech', 'Hooli'].map((subject, index) => series(index < 2 ? RISEN : EQUAL, { subject }));
    expect(run({ days: 1, testedOn }).events).toEqual([]);
  });

  test('another connector mutes', () => {
    const reconnectedOn = (): EngineId[] => ['chatgpt'];
    expect(run({ days: 1, testedOn: () => [series(RISEN)], reconnectedOn }).findings).toEqual([
      [0, 'muted', 'connector_changed'],
    ]);
  });
});
