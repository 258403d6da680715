import { noteDiskFull } from './disk.ts';
import { codesOf, isDiskFull } from './error-codes.ts';

/** PostgreSQL error classes: 08 connection exception, 53 insufficient resources, 57P0x shutdown and start-up, 57014 query canceled. */
const UNAVAILABLE_STATES = /^(08|53|57P0|57014)/;
/** Prisma error codes for failed connections and connection timeouts. */
const UNAVAILABLE_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const UNAVAILABLE_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const BROKEN_CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERR_STREAM|ERR_SOCKET|connection terminated|terminating connection|not queryable|timeout exceeded|timeout expired|Query read timeout|timed out|Code: `(08|53|57P0)/i;

/**
 * Citus reports a node that fails as an internal error (XX000), which only the message tells apart from others: its own, or that of
 * its connection to the node.
 */
const LOST_NODE = new RegExp(
  [
    'failure on connection marked as essential',
    'connection to the remote node',
    'failed to prepare transaction .* on host',
    'could not commit transaction for shard',
    'recover from multiple connection failures',
    'cannot connect to .* to fetch intermediate results',
    'failed to read result .* from node',
    'postmaster was shut down',
    'server closed the connection',
    'could not (receive data from|send data to) server',
    'write to server failed',
    'no connection to the server',
    'connection not open',
    'invalid socket',
    'lost synchronization with server',
    'SSL SYSCALL error',
    'SSL connection has been closed',
  ].join('|'),
);

/** Whether an error means that PostgreSQL is unavailable, so that the request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', kind = '', state = '' } = codesOf(error);
  if (isDiskFull(error)) noteDiskFull();
  return (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_KINDS.has(kind) ||
    UNAVAILABLE_STATES.test(state || code) ||
    BROKEN_CONNECTION.test(`${code} ${error.message}`) ||
    LOST_NODE.test(error.message) ||
    isUnavailable(error.cause)
  );
}
