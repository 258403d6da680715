import { Failure, invalid, notFound } from '../../domain/shared/failures.ts';
import { reportFilters } from '../../schemas/reports/stats.ts';
import { describeFields } from '../../schemas/shared/describe-fields.ts';
import { REPORT_ID_EXAMPLE, reportId } from '../../schemas/shared/ids.ts';
import { errorResponse, shared } from './errors.ts';
import { headersOf } from './headers.ts';
import { toParameter } from './parameters.ts';

/** The description of the route that prints a report. */
export function describeReportPdf() {
  return {
    get: {
      operationId: 'printBrandReport',
      tags: ['Shares'],
      summary: 'Print a brand report',
      description:
        'Returns what a share of the report would show, as PDF. The server prints it with Chromium, which takes a few seconds and at most 45. Without Chromium, the response is 503 with instructions.',
      security: [{ apiKey: [] }],
      parameters: [
        {
          name: 'reportId',
          in: 'path',
          required: true,
          description: reportId.description ?? '',
          example: REPORT_ID_EXAMPLE,
          schema: { type: 'string', minLength: 1 },
        },
        ...describeFields(reportFilters).map(toParameter),
      ],
      responses: {
        200: {
          description: 'The report as PDF.',
          headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
          content: {
            'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' }, example: '%PDF-1.4' },
          },
        },
        400: errorResponse(
          'The request is invalid. `errors` lists all validation errors.',
          invalid('query', [{ path: 'startDate', message: 'Required: expected string', code: 'required' }]),
          'ValidationError',
        ),
        401: shared('Unauthorized'),
        403: shared('Forbidden'),
        404: errorResponse('The report does not exist.', notFound('Report')),
        429: shared('TooManyRequests'),
        431: shared('HeadersTooLarge'),
        500: shared('InternalServerError'),
        503: {
          ...errorResponse(
            'The report cannot be printed, because there is no browser, it failed or it is busy, or the database is unavailable. Try again after `Retry-After` seconds, if it is sent.',
            new Failure(
              'unavailable',
              'Printing needs a browser. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
            ),
          ),
          headers: headersOf(['X-Request-Id', 'Retry-After']),
        },
      },
    },
  };
}
