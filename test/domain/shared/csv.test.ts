import fc from 'fast-check';
import { expect, test } from 'vitest';
import { column } from '../../../src/domain/exports/columns.ts';
import { formatCsvRow, guardFormula } from '../../../src/domain/exports/rows.ts';
import { parseCsv } from '../../../src/domain/shared/csv.ts';

const text = fc.string({
  unit: fc.constantFrom('a', ' ', ',', ';', '"', "'", '\n', '\r', '\t', '=', '-', 'ü', '漢', '🙂'),
});

test('reads whatever an export writes, apart from the guard against formulas', () => {
  const columns = ['one', 'two', 'three'].map((name) => column(name, 'text', name, ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      const file = `one,two,three\n${rows.map((row) => formatCsvRow(columns, row)).join('')}`;
      const { records, problem } = parseCsv(file);
      expect(problem).toBeNull();
      expect(records.slice(1).map(({ cells }) => cells)).toEqual(rows.map((row) => row.map(guardFormula)));
    }),
  );
});

test('a guarded cell never begins with a character that starts a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      expect(guardFormula(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

test.each([
  ['a byte order mark and Windows line endings', '\ufeffa,b\r\n1,2\r\n'],
  ['no final line ending', 'a,b\n1,2'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['empty lines', '\na,b\n\n1,2\n\n'],
  ['quoted cells', '"a","b"\n"1","2"\n'],
])('accepts %s', (_, file) => {
  expect(parseCsv(file).records.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('knows the line of each record, also after cells with line breaks', () => {
  expect(parseCsv('a\n"1\n2\r\n3"\n\n4\n').records).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: ['1\n2\r\n3'] },
    { line: 6, cells: ['4'] },
  ]);
});

test('reports where a file is malformed', () => {
  expect(parseCsv('a,b\n1,"2\n3').problem).toEqual({ line: 2, message: expect.stringContaining('no closing') });
  expect(parseCsv('a,b\n"1"x,2\n').problem).toEqual({ line: 2, message: expect.stringContaining('follows') });
});
