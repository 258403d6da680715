import { describe, expect, test } from 'vitest';
import { describeMiss, matchName } from '../../../src/domain/assistants/match-name.ts';

const ITEMS = [
  { id: 'rep_1', names: ['Acme in the US', 'Acme'] },
  { id: 'rep_2', names: ['Acme in Germany', 'Acme'] },
  { id: 'rep_3', names: ['Globex'] },
];

describe('matchName', () => {
  test.each([
    ['an id', 'rep_2', 'rep_2'],
    ['a whole name', 'Globex', 'rep_3'],
    ['another case and other spaces', ' acme  IN the us ', 'rep_1'],
    ['a part that only one has', 'germany', 'rep_2'],
  ])('finds %s', (_, wanted, id) => {
    expect(matchName(ITEMS, wanted)).toEqual({ found: ITEMS.find((item) => item.id === id) });
  });

  test('a name of several items is ambiguous, and only these are candidates', () => {
    expect(matchName(ITEMS, 'acme')).toEqual({ candidates: ITEMS.slice(0, 2), isAmbiguous: true });
  });

  test('an unknown name has all items as candidates', () => {
    expect(matchName(ITEMS, 'Initech')).toEqual({ candidates: ITEMS, isAmbiguous: false });
    expect(matchName(ITEMS, '')).toEqual({ candidates: ITEMS, isAmbiguous: false });
  });
});

describe('describeMiss', () => {
  test('lists the candidates, at most 20', () => {
    expect(describeMiss('report', 'X', ITEMS, false)).toBe(
      'No report matches “X”. Use one of: Acme in the US; Acme in Germany; Globex.',
    );
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `${i}`, names: [`Report ${i}`] }));
    expect(describeMiss('report', 'X'.repeat(5000), many, false).length).toBeLessThan(600);
    expect(describeMiss('report', 'X', many, true)).toContain('Report 19; and 10 more');
  });
});
