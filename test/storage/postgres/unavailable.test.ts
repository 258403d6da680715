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
  "failed to prepare transaction 'citus_0_1_2_3' on host worker-2:5432",
  'could not commit transaction for shard 102008 on at least one active node',
  'execution cannot recover from multiple connection failures. Last node failed worker-2:5432',
  'cannot connect to worker-2:5432 to fetch intermediate results',
  'failed to read result "1_2" from node worker-2:5432',
  'postmaster was shut down, exiting',
  'SSL SYSCALL error: EOF detected\ninvalid socket',
  'SSL connection has been closed unexpectedly',
  'server closed the connection unexpectedly',
  'could not receive data from server: Connection reset by peer',
  'could not send data to server: Broken pipe',
  'no connection to the server',
])('an internal error of Citus about a node that fails means unavailable: %s', (message) => {
  expect(isUnavailable(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('cache lookup failed'), { code: 'XX000' }))).toBe(false);
});

test('a statement that PostgreSQL rejects does not mean unavailable', () => {
  const failure = { kind: 'UniqueConstraintViolation', originalCode: '23505', constraint: undefined } as never;

  expect(isUnavailable(new DriverAdapterError(failure))).toBe(false);
});
