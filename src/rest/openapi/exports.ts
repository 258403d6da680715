import type { Column, ColumnType } from '../../domain/exports/columns.ts';
import {
  EXPORT_FORMATS,
  EXPORT_NAMES,
  EXPORTS,
  type ExportFormat,
  type ExportName,
} from '../../domain/exports/exports.ts';
import { formatCsvHeader, formatCsvRow, formatJsonRow } from '../../domain/exports/rows.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import { describeExportFields } from '../../schemas/reports/exports.ts';
import { exportPath } from '../files/exports.ts';
import { errorResponse, shared } from './errors.ts';
import type { Schema } from './examples.ts';
import { headersOf } from './headers.ts';
import { toParameter } from './parameters.ts';

const SCHEMAS: Record<ColumnType, Schema & { format?: string }> = {
  code: { type: 'string' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', format: 'date-time' },
  list: { type: 'array', items: { type: 'string' } },
};

/** The descriptions of all exports, by path. */
export function describeExports(): Record<string, object> {
  const all = EXPORT_NAMES.flatMap((name) => EXPORT_FORMATS.map((format) => [name, format] as const));
  return Object.fromEntries(all.map(([name, format]) => [exportPath(name, format), describeExport(name, format)]));
}

function describeExport(name: ExportName, format: ExportFormat) {
  const { version, rows, columns } = EXPORTS[name];
  const words = name.replaceAll('-', ' ');
  return {
    get: {
      operationId: operationIdOf(name, format),
      tags: ['Exports'],
      summary: `Export ${words} as ${format === 'csv' ? 'CSV' : 'NDJSON'}`,
      description: `${rows} Columns, version ${version}: ${columns.map((column) => `\`${column.name}\``).join(', ')}. Within a version, columns are only appended. The order of the rows is not specified. ${FORMATS[format]}`,
      security: [{ apiKey: [] }],
      'x-columns-version': version,
      'x-columns': columns.map(({ name: column, type, isNullable, description }) => ({
        name: column,
        type: type === 'code' ? 'text' : type,
        nullable: isNullable,
        description,
      })),
      parameters: describeExportFields(name, format).map(toParameter),
      responses: {
        200: {
          description: 'The rows, as a file that is streamed. A connection that ends early means an incomplete file.',
          headers: headersOf([
            'X-Request-Id',
            'RateLimit',
            'RateLimit-Policy',
            'Content-Disposition',
            'X-Columns-Version',
          ]),
          content: contentOf(columns, format),
        },
        400: errorResponse(
          'The request is invalid. `errors` lists all validation errors.',
          invalid('query', [{ path: 'reportId', message: 'Required: expected string', code: 'required' }]),
          'ValidationError',
        ),
        401: shared('Unauthorized'),
        403: shared('Forbidden'),
        404: errorResponse('The report does not exist.', notFound('Report')),
        429: shared('TooManyRequests'),
        431: shared('HeadersTooLarge'),
        500: shared('InternalServerError'),
        503: shared('Unavailable'),
      },
    },
  };
}

const FORMATS: Record<ExportFormat, string> = {
  csv: 'Text that a spreadsheet would execute as a formula is preceded by an apostrophe. Null is empty, and empty text is `""`.',
  ndjson: 'Each line is a JSON object.',
};

function operationIdOf(name: ExportName, format: ExportFormat): string {
  const words = [...name.split('-'), format].map((word) => word.replace(/^./, (first) => first.toUpperCase()));
  return `export${words.join('')}`;
}

function contentOf(columns: readonly Column[], format: ExportFormat) {
  const values = columns.map(({ example }) => example);
  if (format === 'csv') {
    const example = formatCsvHeader(columns) + formatCsvRow(columns, values);
    return { 'text/csv': { schema: { type: 'string', contentMediaType: 'text/csv' }, example } };
  }
  const contentSchema = {
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column.name, schemaOf(column)])),
    required: columns.map(({ name }) => name),
  };
  const schema = { type: 'string', contentMediaType: 'application/x-ndjson', contentSchema };
  return { 'application/x-ndjson': { schema, example: formatJsonRow(columns, values) } };
}

function schemaOf({ type, isNullable, description }: Column): Schema {
  const schema = SCHEMAS[type];
  return { ...schema, ...(isNullable && { type: [schema.type as 'string', 'null'] }), description };
}
