import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readQuery } from '../../../src/schemas/shared/query.ts';

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
  test('numbers and booleans only if the schema expects them', () => {
    expect(read('limit=5&flag=false&name=5')).toEqual({ limit: 5, flag: false, name: '5' });
  });

  test('nothing is guessed: a value that does not match the type stays text, which the schema rejects', () => {
    expect(read('limit=5px&flag=1')).toEqual({ limit: '5px', flag: '1' });
    expect(read('limit=&flag=TRUE')).toEqual({ limit: '', flag: 'TRUE' });
  });

  test('a list accepts one or more values; a repeated single value stays a list, which the schema rejects', () => {
    expect(read('engines=a')).toEqual({ engines: ['a'] });
    expect(read('engines=a&engines=b')).toEqual({ engines: ['a', 'b'] });
    expect(read('name=a&name=b')).toEqual({ name: ['a', 'b'] });
  });

  test('unknown parameters are dropped', () => {
    expect(read('other=1&__proto__=2')).toEqual({});
  });
});
