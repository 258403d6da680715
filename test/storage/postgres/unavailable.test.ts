import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { expect, test } from 'vitest';
import { isUnavailable } from '../../../src/storage/postgres/unavailable.ts';

test.each([
  { kind: 'ConnectionClosed' },
  { kind: 'SocketTimeout' },
  { kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 },
  { kind: 'TooManyConnections', cause: 'sorry, too many clients already' },
  { kind: 'postgres', code: '57P01', severity: 'FATAL', message: 'x', originalCode: '57P01' },
] as const)('an error that Prisma’s driver adapter throws in a transaction means unavailable: $kind', (cause) => {
  const error = new DriverAdapterError({ ...cause, detail: undefined, column: undefined, hint: undefined } as never);

  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new Error('failed', { cause: error }))).toBe(true);
});

test('a statement that PostgreSQL rejects does not mean unavailable', () => {
  const failure = { kind: 'UniqueConstraintViolation', originalCode: '23505', constraint: undefined } as never;

  expect(isUnavailable(new DriverAdapterError(failure))).toBe(false);
});
