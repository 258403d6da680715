import { describe, expect, test } from 'vitest';
import { column } from '../../../src/domain/exports/columns.ts';
import { formatCsvRow, guardFormula } from '../../../src/domain/exports/rows.ts';

describe('the guard against formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    // The full-width forms: U+FF1D, U+FF0B, U+FF0D and U+FF20.
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20x', "'\uff20x"],
  ])('makes %j text', (cell, guarded) => {
    expect(guardFormula(cell)).toBe(guarded);
  });

  test.each(['', 'a', '1', ' =1', 'a=1', "'=1", '\u2212 1', '\uff11'])('leaves %j unchanged', (cell) => {
    expect(guardFormula(cell)).toBe(cell);
  });

  test('applies to text only', () => {
    const columns = [
      column('text', 'text', '', ''),
      column('number', 'number', '', ''),
      column('list', 'list', '', ''),
    ];
    expect(formatCsvRow(columns, ['-1', -1, ['-1']])).toBe(`'-1,-1,"[""-1""]"\n`);
    expect(formatCsvRow(columns, ['', null, []])).toBe('"",,[]\n');
  });
});
