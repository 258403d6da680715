import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createGzip, constants as zlib } from 'node:zlib';
import type { Express, Request, RequestHandler, Response } from 'express';
import { type Caller, requirePermission } from '../../domain/access/access.ts';
import {
  EXPORT_FORMATS,
  EXPORT_NAMES,
  EXPORTS,
  type ExportFormat,
  type ExportName,
  exportFileName,
} from '../../domain/exports/exports.ts';
import { invalid, unauthorized } from '../../domain/shared/failures.ts';
import type { RequestContext } from '../../routers/operation.ts';
import { type ExportInput, excelInput, exportFields, exportInputs } from '../../schemas/reports/exports.ts';
import { issuesOf } from '../../schemas/shared/issues.ts';
import { readQuery } from '../../schemas/shared/query.ts';
import type { CreateContext } from '../context.ts';
import { methodNotAllowed } from '../requests/routes.ts';

const PATH = new RegExp(`^/v1/exports/(${EXPORT_NAMES.join('|')})\\.(${EXPORT_FORMATS.join('|')})$`);
const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};
/** Clients that do not read are disconnected, because their export keeps a connection to PostgreSQL. */
const STALL_MS = 60_000;

interface Options {
  format: ExportFormat;
  signal: AbortSignal;
  onRow: () => void;
}

/** The services that run the exports; `app.ts` provides them. They yield the file in chunks. */
export type RunExports = {
  [Name in ExportName]: (
    context: RequestContext & { caller: Caller },
    input: ExportInput<Name>,
    options: Options,
  ) => AsyncGenerator<Buffer>;
};

export interface ExportServices {
  run: RunExports;
  markForExcel: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  /** A client that reads nothing for this long is disconnected. Defaults to a minute. */
  stallMs?: number;
}

/** Serves exports. They are not procedures, because the response is a stream. Checks are in the usual order. */
export function serveExports(app: Express, createContext: CreateContext, services: ExportServices): void {
  const handle: RequestHandler = async (req, res, next) => {
    const match = PATH.exec(req.path);
    if (!match) return next();
    const [name, format] = [match[1] as ExportName, match[2] as ExportFormat];
    res.locals.route = exportPath(name, format);
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const context = await createContext(req, res, 1);
    const { caller } = context;
    if (!caller) throw unauthorized();
    const { input, isForExcel } = readExportInput(req, name, format);
    requirePermission(caller, 'read');

    const gone = new AbortController();
    res.once('close', () => gone.abort(new Error('The client closed the connection')));
    const run = services.run[name] as (...call: [object, object, Options]) => AsyncGenerator<Buffer>;
    const rows = run({ ...context, caller }, input, { format, signal: gone.signal, onRow: () => {} });
    const chunks = isForExcel ? services.markForExcel(rows) : rows;
    try {
      // The first chunk is awaited, so that a request that fails gets a status.
      const first = await context.limitTime(() => chunks.next());
      setHeaders(res, name, format, input);
      if (req.method === 'HEAD') res.end();
      else await send(req, res, { first, rest: chunks, gone: gone.signal, stallMs: services.stallMs ?? STALL_MS });
    } catch (error) {
      if (error instanceof StoppedReadingError) res.destroy();
      else if (!gone.signal.aborted) throw error;
    } finally {
      gone.abort();
      await chunks.return(undefined).catch(() => {});
    }
  };
  app.use(handle);
}

export function exportPath(name: ExportName, format: ExportFormat): string {
  return `/v1/exports/${name}.${format}`;
}

function readExportInput(req: Request, name: ExportName, format: ExportFormat): { input: object; isForExcel: boolean } {
  const start = req.originalUrl.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : req.originalUrl.slice(start));
  const { excel, ...sent } = readQuery(exportFields(name, format), search);
  const input = exportInputs[name].safeParse(sent);
  const marked = excelInput.safeParse({ excel });
  if (input.success && marked.success) return { input: input.data, isForExcel: marked.data.excel === '1' };
  throw invalid('query', [...(issuesOf(input.error, sent) ?? []), ...(issuesOf(marked.error, { excel }) ?? [])]);
}

function setHeaders(res: Response, name: ExportName, format: ExportFormat, input: object): void {
  const isSimulated = res.getHeader('X-Answer-Source') === 'sandbox';
  res.set({
    'Content-Type': CONTENT_TYPES[format],
    'Content-Disposition': `attachment; filename="${exportFileName(name, format, input, isSimulated)}"`,
    'X-Columns-Version': String(EXPORTS[name].version),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  });
}

/** The client left, or reads nothing. Not a failure of the server. */
class StoppedReadingError extends Error {}

interface Sending {
  first: IteratorResult<Buffer>;
  rest: AsyncGenerator<Buffer>;
  gone: AbortSignal;
  stallMs: number;
}

/** Sends chunks as fast as the client reads them. An error ends the connection, so that a truncated file is not taken for complete. */
async function send(req: Request, res: Response, { first, rest, gone, stallMs }: Sending): Promise<void> {
  const out = compress(req, res);
  let next = first;
  while (!next.done) {
    if (!out.write(next.value)) await waitFor(out, 'drain', gone, stallMs);
    next = await rest.next();
  }
  out.end();
  if (!res.writableFinished) await waitFor(res, 'finish', gone, stallMs);
}

function compress(req: Request, res: Response): Writable {
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return res;
  res.set('Content-Encoding', 'gzip');
  // The fastest level: an export is limited by compression otherwise.
  const gzip = createGzip({ level: zlib.Z_BEST_SPEED });
  gzip.once('error', () => res.destroy());
  gzip.pipe(res);
  return gzip;
}

async function waitFor(out: Writable, event: 'drain' | 'finish', gone: AbortSignal, stallMs: number): Promise<void> {
  try {
    await once(out, event, { signal: AbortSignal.any([gone, AbortSignal.timeout(stallMs)]) });
  } catch (error) {
    throw new StoppedReadingError('The client stopped reading the export', { cause: error });
  }
}
