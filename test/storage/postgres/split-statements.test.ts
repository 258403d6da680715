import { expect, test } from 'vitest';
import { splitStatements } from '../../../src/storage/postgres/split-statements.ts';

test('a script is split at semicolons, and comments belong to the next statement', () => {
  expect(splitStatements('-- One; two.\nSELECT 1;\n\nSELECT 2;\n')).toEqual(['-- One; two.\nSELECT 1;', 'SELECT 2;']);
  expect(splitStatements('SELECT 1')).toEqual(['SELECT 1']);
  expect(splitStatements('-- Nothing;\n')).toEqual([]);
});

test.each([
  `SELECT 'a;b''c;', "d;""e"`,
  'DO $$ BEGIN PERFORM 1; END $$',
  'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $body$ SELECT 1; SELECT $$;$$; $body$',
  'CREATE FUNCTION f() RETURNS int LANGUAGE sql BEGIN ATOMIC SELECT 1; SELECT 2; END',
  'SELECT 1 /* a; b */ + 1',
])('%s is one statement', (statement) => {
  expect(splitStatements(`${statement};\nSELECT 2;`)).toEqual([`${statement};`, 'SELECT 2;']);
});
