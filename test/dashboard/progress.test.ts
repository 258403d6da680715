import { describe, expect, test } from 'vitest';
import { awaitsAnswers, describeCollection, describeRecalculation } from '../../src/dashboard/overview/progress.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the first collection', () => {
  const collection = (done: number, total: number, failed = 0) => ({ day: '2026-11-14', done, total, failed });

  test('is described by the answers that are stored, never by those that are counted', () => {
    expect(plain(describeCollection(collection(812, 6860)))).toBe('812 of 6,860 answers expected today are stored.');
    expect(plain(describeCollection(collection(812, 6860, 1)))).toBe(
      '812 of 6,860 answers expected today are stored. 1 call failed.',
    );
  });

  test('says that the answers are being counted once all of them are stored', () => {
    expect(plain(describeCollection(collection(7, 7)))).toBe(
      'All 7 answers of today are stored and are being counted.',
    );
  });

  test('names no figure before the server has returned one', () => {
    for (const unknown of [undefined, collection(0, 0)]) {
      expect(describeCollection(unknown)).toBe('They are counted when all of them are stored.');
    }
  });

  test('matters to windows that contain today', () => {
    expect(awaitsAnswers(collection(1, 2), { endDate: '9999-01-01' })).toBe(true);
    expect(awaitsAnswers(collection(1, 2), { endDate: '2020-01-01' })).toBe(false);
    expect(awaitsAnswers(collection(2, 2), { endDate: '9999-01-01' })).toBe(false);
  });
});

describe('a recalculation', () => {
  const describeDays = (status: 'setting_up' | 'ready', done: number, total: number, isEdited = true) =>
    describeRecalculation({ status, isRecalculating: true, recalculation: { done, total }, isEdited });

  test('is not mentioned if none is in progress', () => {
    expect(
      describeRecalculation({ status: 'ready', isRecalculating: false, recalculation: null, isEdited: true }),
    ).toBeNull();
  });

  test('names earlier statistics only if there are some', () => {
    expect(describeDays('ready', 3, 30)).toBe(
      'Recalculating with the new settings: day 3 of 30. Until then you see the statistics of the previous settings.',
    );
    expect(describeDays('ready', 3, 30, false)).toBe(
      'Counting the answers of earlier days: day 3 of 30. Until then you see those counted so far.',
    );
    expect(describeDays('setting_up', 3, 30)).toBe('Counting the stored answers: day 3 of 30.');
  });

  test('has no day 0 of 0, and no last day that does not end', () => {
    expect(describeDays('setting_up', 0, 0)).toBe('Counting the stored answers.');
    expect(describeDays('setting_up', 30, 30)).toBe('Counting the stored answers.');
    expect(
      describeRecalculation({ status: 'setting_up', isRecalculating: true, recalculation: null, isEdited: false }),
    ).toBe('Counting the stored answers.');
  });
});
