import { parseCsv } from '../../src/domain/shared/csv.ts';
import type { Send } from './request.ts';

export type ExportQuery = Record<string, string | string[] | undefined>;

export function exportUrl(file: string, query: ExportQuery): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values ?? []].flat()) search.append(name, value);
  }
  return `/v1/exports/${file}?${search.toString()}`;
}

/** The lines of an NDJSON export. */
export async function readNdjson<Row = any>(send: Send, name: string, query: ExportQuery): Promise<Row[]> {
  const { status, body } = await send('GET', exportUrl(`${name}.ndjson`, query));
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  // A single line is a JSON body.
  if (typeof body !== 'string') return body === undefined ? [] : [body as Row];
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

/** The rows of a CSV export, by column. */
export async function readCsv(send: Send, name: string, query: ExportQuery): Promise<Record<string, string>[]> {
  const { status, body } = await send<string>('GET', exportUrl(`${name}.csv`, query));
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const [header, ...records] = parseCsv(body).records;
  return records.map(({ cells }) => Object.fromEntries(cells.map((cell, index) => [header?.cells[index] ?? '', cell])));
}
