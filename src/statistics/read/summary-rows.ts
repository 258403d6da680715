import type { Row } from '../../storage/postgres/copy/read.ts';
import type { ReadDay } from './task.ts';

/** A row of selectDays. */
export interface SummaryRow {
  place: number;
  summary: ReadDay;
  /** Empty if they were not requested. */
  hits: Uint8Array;
}

export function createSummaryReader(): (row: Row) => SummaryRow {
  const parseEngines = parseOnce((text): ReadDay['engines'] => JSON.parse(text));
  const parseModels = parseOnce((text): ReadDay['models'] => JSON.parse(text));
  return (row) => ({
    place: row.int(0),
    summary: {
      day: row.ascii(1),
      country: row.ascii(2),
      engines: parseEngines(row.ascii(3)),
      models: parseModels(row.bytes(4).toString()),
      settingsDate: row.ascii(8) || null,
      samples: row.isTrue(5) ? new Uint8Array(row.bytes(6)) : null,
    },
    hits: new Uint8Array(row.bytes(7)),
  });
}

/** Returns the same value for the same text as before: most days have the same engines and models. */
function parseOnce<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
