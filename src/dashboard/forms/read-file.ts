import { decodeText } from '../../domain/shared/decode-text.ts';

/** The largest body that the API accepts for a file. */
const MOST_MIB = 32;

/** The text of a file in any encoding that a spreadsheet writes. Throws an error with a sentence for people. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > MOST_MIB * 1024 * 1024) {
    throw new Error(`The file exceeds ${MOST_MIB} MiB. Split it into several files.`);
  }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in decoded) throw new Error(decoded.problem);
  return decoded.text;
}
