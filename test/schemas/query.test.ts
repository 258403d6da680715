import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readQuery } from '../../src/schemas/query.ts';

const shape = {
  limit: z.int().default(50),
  flag: z.boolean().optional(),
  name: z.string().optional(),
  engines: z.array(z.string()).optional(),
};

function read(query: string) {
  return readQuery(shape, new URLSearchParams(query));
}

describe('query values are parsed explicitly', () => {
  test('numbers and booleans only where the schema wants them', () => {
    expect(read('limit=5&flag=false&name=5')).toEqual({ limit: 5, flag: false, name: '5' });
  });

  test('nothing is guessed: what does not spell the type stays text for the schema to refuse', () => {
    expect(read('limit=5px&flag=1')).toEqual({ limit: '5px', flag: '1' });
    expect(read('limit=&flag=TRUE')).toEqual({ limit: '', flag: 'TRUE' });
  });

  test('a list takes one value or many; a single value given twice stays a list for the schema to refuse', () => {
    expect(read('engines=a')).toEqual({ engines: ['a'] });
    expect(read('engines=a&engines=b')).toEqual({ engines: ['a', 'b'] });
    expect(read('name=a&name=b')).toEqual({ name: ['a', 'b'] });
  });

  test('unknown parameters are dropped', () => {
    expect(read('other=1&__proto__=2')).toEqual({});
  });
});
