import { describe, expect, test } from 'vitest';
import { joinSql, NOTHING, quoteName, rawSql, sql } from '../../../src/storage/postgres/fragments.ts';

describe('a part of a statement', () => {
  test('keeps its values apart from its text, also those of the parts that it includes', () => {
    const inner = sql`b = ${2} AND c = ANY(${[3, 4]})`;
    expect(sql`a = ${1} AND ${inner} AND d = ${5}`).toEqual({
      strings: ['a = ', ' AND b = ', ' AND c = ANY(', ') AND d = ', ''],
      values: [1, 2, [3, 4], 5],
    });
  });

  test('includes text, and nothing at all', () => {
    expect(sql`SELECT ${rawSql('count(*)')} FROM ${quoteName('Say "Tag"')} ${NOTHING}`).toEqual({
      strings: ['SELECT count(*) FROM "Say ""Tag""" '],
      values: [],
    });
  });

  test('is joined with others', () => {
    expect(joinSql([sql`a = ${1}`, sql`b = ${2}`], ' AND ')).toEqual({
      strings: ['a = ', ' AND b = ', ''],
      values: [1, 2],
    });
    expect(joinSql([])).toEqual({ strings: [''], values: [] });
  });
});
