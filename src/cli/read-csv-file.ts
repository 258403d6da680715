import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '../domain/shared/decode-text.ts';
import { Failure } from '../domain/shared/failures.ts';

/** The limit of the API, too. */
const MOST_MIB = 32;

/** Reads a CSV file in any encoding that a spreadsheet writes. */
export async function readCsvFile(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > MOST_MIB * 1024 * 1024) {
    throw new Failure('too-large', `${file} exceeds ${MOST_MIB} MiB. Split it into several files.`);
  }
  const decoded = decodeText(await readFile(file));
  if ('problem' in decoded) throw new Failure('unprocessable', `${file}: ${decoded.problem}`);
  return decoded.text;
}
