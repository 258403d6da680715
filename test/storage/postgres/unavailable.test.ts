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

test.each([
  'failure on connection marked as essential: worker-2:5432',
  'connection to the remote node worker-2:5432 failed with the following error: Connection refused',
  'failed to execute task 50',
])('an internal error of Citus about a node that fails means unavailable: %s', (message) => {
  expect(isUnavailable(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('cache lookup failed'), { code: 'XX000' }))).toBe(false);
});

test('a statement that PostgreSQL rejects does not mean unavailable', () => {
  const failure = { kind: 'UniqueConstraintViolation', originalCode: '23505', constraint: undefined } as never;

  expect(isUnavailable(new DriverAdapterError(failure))).toBe(false);
});
