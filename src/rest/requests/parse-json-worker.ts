/** Runs in a thread: parsing a large body would keep the event loop from other requests. */
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import { parseJson } from './parse-json.ts';

export interface ParseTask {
  bytes: Uint8Array;
}

/** Far more than any valid body has. Checking and copying more would take long, however short they are. */
const MOST_VALUES = 200_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SEPARATORS = new Set([0x2c, 0x5b, 0x7b]);

/** Counts values without building them: commas and opening brackets outside of strings. */
function countValues(bytes: Uint8Array): number {
  let count = 0;
  let isString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === BACKSLASH) i++;
    else if (byte === QUOTE) isString = !isString;
    else if (!isString && SEPARATORS.has(byte)) count++;
  }
  return count;
}

serveTasks(({ bytes }: ParseTask) => {
  if (countValues(bytes) > MOST_VALUES) throw new SyntaxError(`The body has more than ${MOST_VALUES} values`);
  return parseJson(bytes);
});
