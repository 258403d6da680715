import type { EngineId } from '../../domain/shared/engines.ts';
import { type Cells, type Column, cellsOf, type ReportSize, valueOf } from '../../domain/statistics/cells.ts';
import { createHits, type DayHits, SIGNALS } from '../../domain/statistics/variation.ts';
import { IntegerReader, IntegerWriter } from './integers.ts';

/** The answers of a day and their hits: for each engine its column of answers, then one for each brand and signal. */
export function packHits(cells: Cells, engines: readonly EngineId[]): Buffer {
  const writer = new IntegerWriter();
  for (const engine of engines) {
    const { calls, brands } = cellsOf(cells, engine);
    packColumn(writer, calls.answers);
    for (const columns of brands) for (const signal of SIGNALS) packColumn(writer, columns[signal]);
  }
  return writer.finish();
}

/** The number of prompts with a count, then for each twice the step from the prompt before; odd if a count other than 1 follows. */
function packColumn(writer: IntegerWriter, column: Column): void {
  writer.push(column.reduce((counted, count) => counted + (count > 0 ? 1 : 0), 0));
  let last = 0;
  for (let prompt = 0; prompt < column.length; prompt++) {
    const count = valueOf(column, prompt);
    if (count === 0) continue;
    const step = 2 * (prompt - last);
    if (count === 1) writer.push(step);
    else writer.pushAll([step + 1, count]);
    last = prompt;
  }
}

/** Adds packed hits to those of a day. Countries have no prompt in common. */
export function addHits(hits: DayHits, packed: Uint8Array, engines: readonly EngineId[], size: ReportSize): void {
  const reader = new IntegerReader(packed);
  for (const engine of engines) {
    const { calls, brands } = hits.get(engine) ?? createHits(size);
    hits.set(engine, { calls, brands });
    addColumn(reader, calls.answers);
    for (const columns of brands) for (const signal of SIGNALS) addColumn(reader, columns[signal]);
  }
}

/** The answers of an engine on a day, and those that name and cite the report's brand: one value for each prompt. */
export interface OwnHits {
  answers: Column;
  namedIn: Column;
  citedIn: Column;
}

/** Passes the answers of each engine and the hits of the report's brand to a callback, which must not keep them. Other brands are skipped. */
export function readOwnHits(
  packed: Uint8Array,
  engines: readonly EngineId[],
  { prompts, brands }: ReportSize,
  onEngine: (engine: EngineId, hits: OwnHits) => void,
): void {
  const reader = new IntegerReader(packed);
  const createColumn = () => new Uint32Array(prompts);
  const hits: OwnHits = { answers: createColumn(), namedIn: createColumn(), citedIn: createColumn() };
  const skipped = brands * SIGNALS.length - (brands > 0 ? 2 : 0);
  for (const engine of engines) {
    for (const column of [hits.answers, ...(brands > 0 ? [hits.namedIn, hits.citedIn] : [])]) {
      column.fill(0);
      addColumn(reader, column);
    }
    for (let column = 0; column < skipped; column++) skipColumn(reader);
    onEngine(engine, hits);
  }
}

function skipColumn(reader: IntegerReader): void {
  for (let left = reader.next(); left > 0; left--) if (reader.next() % 2 === 1) reader.next();
}

function addColumn(reader: IntegerReader, column: Column): void {
  let prompt = 0;
  for (let left = reader.next(); left > 0; left--) {
    const step = reader.next();
    prompt += Math.floor(step / 2);
    column[prompt] = step % 2 === 0 ? 1 : reader.next();
  }
}
