import { resolveWindow } from '../domain/portfolio/summaries.ts';
import { Failure } from '../domain/shared/failures.ts';
import { decodeCursor, encodeCursor } from '../domain/shared/paging.ts';
import { type DateWindow, dayOf } from '../domain/shared/windows.ts';
import { appRouter } from '../routers/app.ts';
import { createCallerFactory, type RequestContext } from '../routers/operation.ts';

const createCaller = createCallerFactory(appRouter);

/** The operations of the router, called with the permissions of one caller. */
export type Api = ReturnType<typeof createCaller>;

/** What an operation returns, such as `Output<'reports', 'stats'>`. */
export type Output<Noun extends keyof Api, Verb extends keyof Api[Noun]> = Api[Noun][Verb] extends (
  input: never,
) => Promise<infer Result>
  ? Result
  : never;

/** What a tool can use. */
export interface Session {
  api: Api;
  now: () => Date;
  /** Where the dashboard is, such as `https://sightline.example.com`. */
  origin: string;
  /** How long a tool waits for an audit, in milliseconds. */
  waitMs: number;
  /** Aborts when the client cancels the call or disconnects. */
  signal: AbortSignal;
}

export function openSession(context: RequestContext, { waitMs, signal }: Pick<Session, 'waitMs' | 'signal'>): Session {
  return { api: createCaller(context), now: context.now, origin: context.origin, waitMs, signal };
}

/** The window of a call: by default the 14 days up to today. */
export function windowOf(
  { now }: Session,
  input: { startDate?: string | undefined; endDate?: string | undefined },
): DateWindow {
  return resolveWindow(input, dayOf(now()));
}

/** Continues a list of rows at the position in the cursor. A cursor is valid for the same tool and arguments only. */
export function openCursor(tool: string, { cursor, ...args }: { cursor?: string | undefined }) {
  const list = JSON.stringify([tool, args]);
  const position = cursor === undefined ? null : decodeCursor(list, cursor);
  if (cursor !== undefined && position === null) {
    throw new Failure('invalid', 'The cursor does not belong to this call. Repeat the arguments of the call before.');
  }
  return { position, encode: (next: string) => encodeCursor(list, next) };
}

/** Pages through rows that are all in memory. The position is the number of rows already shown. */
export function pageRows<Row>(
  tool: string,
  args: { cursor?: string | undefined },
  rows: readonly Row[],
  limit = rows.length,
): { rows: Row[]; cursorAfter: (shown: number) => string | null } {
  const { position, encode } = openCursor(tool, args);
  const start = Number(position ?? 0);
  return {
    rows: rows.slice(start, start + limit),
    cursorAfter: (shown) => (start + shown < rows.length ? encode(String(start + shown)) : null),
  };
}
