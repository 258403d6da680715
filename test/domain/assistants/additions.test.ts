import { describe, expect, test } from 'vitest';
import {
  type Addition,
  decodeAddition,
  encodeAddition,
  isCreatedBy,
  isUndoable,
} from '../../../src/domain/assistants/additions.ts';
import { encodeCursor } from '../../../src/domain/shared/paging.ts';

const ADDITION: Addition = {
  reportId: 'rep_1',
  isNewReport: true,
  date: '2026-11-15T12:00:00.123Z',
  prompts: { first: 'prm_2', last: 'prm_4' },
  tagIds: ['tag_1', 'tag_2'],
  touched: [
    { promptId: 'prm_1', isLinked: true, tagIds: [] },
    { promptId: 'prm_0', isLinked: false, tagIds: ['tag_1'] },
  ],
};

test('an addition is encoded as text and decoded again', () => {
  expect(decodeAddition(encodeAddition(ADDITION) ?? '')).toEqual(ADDITION);
  const small: Addition = { ...ADDITION, isNewReport: false, prompts: null, tagIds: [], touched: [] };
  expect(decodeAddition(encodeAddition(small) ?? '')).toEqual(small);
});

test('an addition that changed more than 20 existing prompts has no text', () => {
  const touched = Array.from({ length: 21 }, (_, i) => ({ promptId: `prm_${i}`, isLinked: true, tagIds: [] }));
  expect(encodeAddition({ ...ADDITION, touched })).toBe(null);
});

test.each(['', 'x', encodeCursor('another list', 'rep_1:1:0')])('the text %j is not an addition', (text) => {
  expect(decodeAddition(text)).toBe(null);
});

describe('a prompt was created by the call if its id is in the range, and its date is the same', () => {
  test.each([
    ['prm_1', ADDITION.date, false],
    ['prm_2', ADDITION.date, true],
    ['prm_4', ADDITION.date, true],
    ['prm_5', ADDITION.date, false],
    ['prm_3', '2026-11-15T12:00:00.124Z', false],
  ])('%s of %s: %s', (id, createdDate, expected) => {
    expect(isCreatedBy(ADDITION, { id, createdDate })).toBe(expected);
  });
});

test.each([
  ['2026-11-15T12:00:00.123Z', true],
  ['2026-11-16T12:00:00.123Z', true],
  ['2026-11-16T12:00:00.124Z', false],
  ['2026-11-15T12:00:00.122Z', false],
])('whether it can be undone at %s: %s', (now, expected) => {
  expect(isUndoable(ADDITION, new Date(now))).toBe(expected);
});
