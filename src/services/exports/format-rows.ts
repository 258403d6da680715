import type { Column, Value } from '../../domain/exports/columns.ts';
import { formatCsvHeader, formatCsvRow, formatJsonRow } from '../../domain/exports/rows.ts';
import type { ExportOptions } from './options.ts';

type Rows = AsyncIterable<Value[]> | Iterable<Value[]>;

const CHUNK_CHARACTERS = 64 * 1024;

/** Formats rows that are computed here, as COPY formats those of PostgreSQL. */
export async function* formatRows(
  columns: readonly Column[],
  rows: Rows,
  { format, onRow }: Pick<ExportOptions, 'format' | 'onRow'>,
): AsyncGenerator<Buffer> {
  const formatRow = format === 'csv' ? formatCsvRow : formatJsonRow;
  let text = format === 'csv' ? formatCsvHeader(columns) : '';
  for await (const row of rows) {
    onRow();
    text += formatRow(columns, row);
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
