import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { createGate } from '../../concurrency/gate.ts';
import { ThreadLimitError, ThreadTimeoutError } from '../../concurrency/thread-limits.ts';
import { createThreads } from '../../concurrency/threads.ts';
import { serverBusy } from '../../domain/shared/failures.ts';
import { parseJson } from './parse-json.ts';
import type { ParseTask } from './parse-json-worker.ts';

const MIB = 1024 * 1024;
/** How many large bodies are in memory at once; more of one key wait, and do not delay those of another. */
const AT_ONCE = 2;
/** Bodies up to this size are parsed at once, which takes a few milliseconds. */
const LARGEST_INLINE = MIB / 4;
/** How long a large body may take to arrive while others wait. */
const ARRIVE_MS = 60_000;
/** Processor time. */
const PARSE_MS = 30_000;
const PARSE_LIMITS = { waitMs: 30_000, wallMs: 30_000 };

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./parse-json-worker${extname(import.meta.url)}`, import.meta.url);
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

const gate = createGate({ total: AT_ONCE, perKey: 1 });
const thread = createThreads<ParseTask>({ script: SCRIPT, count: 1, limits: LIMITS });

/** Waits until a large body may be read. The slot is freed with the response, which no longer needs the body. */
export async function waitForLargeBody(
  req: IncomingMessage,
  res: ServerResponse,
  { key, mebibytes }: { key: string; mebibytes: number },
): Promise<void> {
  const length = req.headers['content-length'];
  if (mebibytes <= 1 || (length !== undefined && Number(length) <= MIB)) return;
  const gone = new AbortController();
  res.once('close', () => gone.abort(new Error('The client closed the connection')));
  const exit = await gate.enter(key, gone.signal);
  const timer = setTimeout(() => req.destroy(), ARRIVE_MS).unref();
  req.once('end', () => clearTimeout(timer));
  if (res.closed) exit();
  else res.once('close', exit);
}

/**
 * Parses a body, a large one in a thread. Throws a `SyntaxError` for invalid JSON, a `TypeError` for invalid UTF-8, and a
 * `Failure` if the server is too busy.
 */
export async function parseBody(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  if (bytes.length <= LARGEST_INLINE) return parseJson(bytes);
  try {
    return await thread.run({ bytes }, PARSE_MS, { ...PARSE_LIMITS, moved: [bytes.buffer] });
  } catch (error) {
    throw toParseError(error);
  }
}

function toParseError(error: unknown): unknown {
  if (error instanceof ThreadLimitError) return new SyntaxError('The body is too complex');
  if (error instanceof ThreadTimeoutError) return serverBusy();
  const { name, message } = error as Error;
  if (name === 'SyntaxError') return new SyntaxError(message);
  return name === 'TypeError' ? new TypeError(message) : error;
}
