import {
  add,
  BRAND_CELL_FIELDS,
  CELL_FIELDS,
  type Column,
  type EngineCells,
  valueOf,
} from '../../domain/statistics/cells.ts';
import { IntegerReader, IntegerWriter } from './integers.ts';

/**
 * The cells of an engine. For each prompt: its index, its sums and the number of its brands; for each brand its index and its sums.
 * Prompts and brands whose sums are all zero are omitted.
 */
export function packTotals({ calls, brands }: EngineCells): Buffer {
  const writer = new IntegerWriter();
  const columnsOfCalls = CELL_FIELDS.map((field) => calls[field]);
  const ofBrands = brands.map((columns, brand) => ({
    brand,
    columns: BRAND_CELL_FIELDS.map((field) => columns[field]),
  }));
  for (const prompt of calls.answers.keys()) {
    if (isZero(columnsOfCalls, prompt)) continue;
    writer.push(prompt);
    pushValues(writer, columnsOfCalls, prompt);
    const found = ofBrands.filter(({ columns }) => !isZero(columns, prompt));
    writer.push(found.length);
    for (const { brand, columns } of found) {
      writer.push(brand);
      pushValues(writer, columns, prompt);
    }
  }
  return writer.finish();
}

function isZero(columns: readonly Column[], prompt: number): boolean {
  return columns.every((column) => column[prompt] === 0);
}

function pushValues(writer: IntegerWriter, columns: readonly Column[], prompt: number): void {
  for (const column of columns) writer.push(valueOf(column, prompt));
}

/** Adds packed cells to others. */
export function addTotals({ calls, brands }: EngineCells, packed: Uint8Array): void {
  const reader = new IntegerReader(packed);
  const columnsOfCalls = CELL_FIELDS.map((field) => calls[field]);
  const columnsOfBrands = brands.map((columns) => BRAND_CELL_FIELDS.map((field) => columns[field]));
  while (!reader.isAtEnd) {
    const prompt = reader.next();
    addValues(reader, columnsOfCalls, prompt);
    for (let left = reader.next(); left > 0; left--) addValues(reader, columnsOfBrands[reader.next()] ?? [], prompt);
  }
}

function addValues(reader: IntegerReader, columns: readonly Column[], prompt: number): void {
  for (const column of columns) add(column, prompt, reader.next());
}
