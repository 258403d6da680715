import type { Express, Request, RequestHandler } from 'express';
import { type Caller, requirePermission } from '../../domain/access/access.ts';
import { invalid, unauthorized } from '../../domain/shared/failures.ts';
import type { RequestContext } from '../../routers/operation.ts';
import { type PrintReportInput, printReportInput } from '../../schemas/reports/shares.ts';
import { issuesOf } from '../../schemas/shared/issues.ts';
import { readQuery } from '../../schemas/shared/query.ts';
import type { CreateContext } from '../context.ts';
import { malformedParam } from '../requests/input.ts';
import { methodNotAllowed } from '../requests/routes.ts';

export const REPORT_PDF_PATH = '/v1/reports/brand/{reportId}/report.pdf';
const PATH = /^\/v1\/reports\/brand\/([^/]+)\/report\.pdf$/;

/** The service that prints a report; `app.ts` provides it. */
export type PrintReport = (
  context: RequestContext & { caller: Caller },
  input: PrintReportInput,
  options: { serverUrl: string; signal: AbortSignal },
) => Promise<Uint8Array>;

/** Serves a report as PDF. It is not a procedure, because the response is a file. Checks are in the usual order. */
export function serveReportPdf(app: Express, createContext: CreateContext, printReport: PrintReport): void {
  const handle: RequestHandler = async (req, res, next) => {
    const match = PATH.exec(req.path);
    if (!match) return next();
    res.locals.route = REPORT_PDF_PATH;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const context = await createContext(req, res, 1);
    const { caller } = context;
    if (!caller) throw unauthorized();
    const input = readPdfInput(req, match[1] ?? '');
    requirePermission(caller, 'read');
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const options = { serverUrl: serverUrlOf(req), signal: gone.signal };
    const pdf = await context
      .limitTime(() => printReport({ ...context, caller }, input, options))
      .catch((error: unknown) => {
        if (!gone.signal.aborted) throw error;
      });
    if (!pdf) return;
    const { startDate, endDate, country = 'all' } = input;
    res.type('application/pdf').set({
      'Content-Disposition': `attachment; filename="report-${country}-${startDate}-${endDate}.pdf"`,
      'Cache-Control': 'no-store',
    });
    res.send(Buffer.from(pdf));
  };
  app.use(handle);
}

function readPdfInput(req: Request, encodedId: string) {
  const start = req.originalUrl.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : req.originalUrl.slice(start));
  const { reportId: _, ...fields } = printReportInput.shape;
  const input = { ...readQuery(fields, search), reportId: decode(encodedId) };
  const { data, error } = printReportInput.safeParse(input);
  if (data) return data;
  const issues = issuesOf(error, input) ?? [];
  throw invalid(issues.some(({ path }) => path === 'reportId') ? 'params' : 'query', issues);
}

function decode(reportId: string): string {
  try {
    return decodeURIComponent(reportId);
  } catch {
    throw malformedParam('reportId');
  }
}

/** The address at which this request arrived, behind any proxy. */
function serverUrlOf({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
