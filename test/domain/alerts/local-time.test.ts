import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterQuietHours, dueDigest, instantOf, isTimeZone, localTime } from '../../../src/domain/alerts/local-time.ts';

const BERLIN = 'Europe/Berlin';
const ZONES = ['UTC', BERLIN, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];
const zone = fc.constantFrom(...ZONES);
const minute = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const at = (text: string) => new Date(text);

describe('times of a zone', () => {
  test('are those of clocks there, in summer and in winter', () => {
    expect(localTime(at('2026-01-15T06:00:00Z'), BERLIN)).toBe('2026-01-15T07:00');
    expect(localTime(at('2026-07-15T05:00:00Z'), BERLIN)).toBe('2026-07-15T07:00');
    expect(localTime(at('2026-07-15T00:00:00Z'), 'UTC')).toBe('2026-07-15T00:00');
  });

  test('lead back to the same clock time, and to the first moment that has it', () => {
    fc.assert(
      fc.property(minute, zone, (date, timeZone) => {
        const local = localTime(date, timeZone);
        const found = instantOf(local, timeZone);
        return localTime(found, timeZone) === local && found <= date;
      }),
    );
  });

  test('that summer time skips lead to the moment after the gap', () => {
    expect(instantOf('2026-03-29T02:30', BERLIN).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(instantOf('2026-10-25T02:30', BERLIN).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['+02:00', false],
    ['', false],
  ])('of %j are known: %s', (name, isKnown) => expect(isTimeZone(name)).toBe(isKnown));
});

describe('quiet hours', () => {
  const night = { start: '22:00', end: '07:00' };

  test.each([
    ['2026-11-18T20:59:00Z', '2026-11-18T20:59:00.000Z'],
    ['2026-11-18T21:00:00Z', '2026-11-19T06:00:00.000Z'],
    ['2026-11-19T05:59:00Z', '2026-11-19T06:00:00.000Z'],
    ['2026-11-19T06:00:00Z', '2026-11-19T06:00:00.000Z'],
    // The night in which summer time begins.
    ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('that pass midnight delay a message of %s to %s', (now, sent) => {
    expect(afterQuietHours(at(now), night, BERLIN).toISOString()).toBe(sent);
  });

  test('within a day end on that day, and none delay nothing', () => {
    const noon = { start: '12:00', end: '13:00' };
    expect(afterQuietHours(at('2026-11-18T12:30:00Z'), noon, 'UTC').toISOString()).toBe('2026-11-18T13:00:00.000Z');
    expect(afterQuietHours(at('2026-11-18T12:30:00Z'), null, 'UTC').toISOString()).toBe('2026-11-18T12:30:00.000Z');
  });
});

describe('a digest', () => {
  const since = at('2026-01-01T00:00:00Z');
  const weekly = { digest: 'weekly', since } as const;

  test.each([
    // Monday, 30 March: the first one of summer time is due at seven, which is 05:00 UTC.
    ['2026-03-30T04:59:00Z', null],
    ['2026-03-30T05:00:00Z', '2026-03-30'],
    // Monday, 26 October: the first one of winter time is due at 06:00 UTC.
    ['2026-10-26T05:59:00Z', null],
    ['2026-10-26T06:00:00Z', '2026-10-26'],
    ['2026-10-27T12:00:00Z', '2026-10-26'],
    ['2026-10-28T12:00:00Z', null],
  ])('of a week is due on Monday at seven: %s', (now, day) => expect(dueDigest(weekly, BERLIN, at(now))).toBe(day));

  test('of a day is due at seven', () => {
    const daily = { digest: 'daily', since } as const;
    expect(dueDigest(daily, 'UTC', at('2026-11-18T06:59:00Z'))).toBeNull();
    expect(dueDigest(daily, 'UTC', at('2026-11-18T07:00:00Z'))).toBe('2026-11-18');
  });

  test('is not due if it is off, or was set up after its time', () => {
    const now = at('2026-11-16T12:00:00Z');
    expect(dueDigest({ digest: 'off', since }, 'UTC', now)).toBeNull();
    expect(dueDigest({ digest: 'weekly', since: at('2026-11-16T09:00:00Z') }, 'UTC', now)).toBeNull();
  });

  test('of a week is only due for a Monday, whenever it is looked for', () => {
    fc.assert(
      fc.property(minute, zone, (now, timeZone) => {
        const day = dueDigest({ digest: 'weekly', since: at('2025-01-01T00:00:00Z') }, timeZone, now);
        return day === null || new Date(day).getUTCDay() === 1;
      }),
    );
  });
});
