import { addDay, type DayCounts, type EngineCells } from '../../domain/statistics/cells.ts';
import { BRAND_FIELDS, type BrandCounts, CALL_FIELDS, type PromptCounts } from '../../domain/statistics/counts.ts';
import { IntegerReader, IntegerWriter } from './integers.ts';

/**
 * The counts of a day, country and engine. For each prompt: its index, its calls and the number of its brands; for each brand its
 * index and its counts.
 */
export function packCounts(byPrompt: PromptCounts): Buffer {
  const writer = new IntegerWriter();
  for (const [prompt, counts] of [...byPrompt].toSorted(([a], [b]) => a - b)) {
    writer.push(prompt);
    for (const field of CALL_FIELDS) writer.push(counts[field]);
    writer.push(counts.brands.size);
    for (const [brand, found] of counts.brands) {
      writer.push(brand);
      for (const field of BRAND_FIELDS) writer.push(found[field]);
    }
  }
  return writer.finish();
}

/** The counts of one prompt. */
export interface PackedPrompt extends DayCounts {
  prompt: number;
}

export function* readCounts(packed: Uint8Array): Generator<PackedPrompt> {
  const reader = new IntegerReader(packed);
  while (!reader.isAtEnd) yield readPrompt(reader);
}

/** All counts at once. */
export function unpackCounts(packed: Uint8Array): PromptCounts {
  return new Map(
    Array.from(readCounts(packed), ({ prompt, brands, ...calls }) => [prompt, { ...calls, brands: new Map(brands) }]),
  );
}

/** Fields are written out, in the order of the lists of fields: this runs a million times for a large report. */
function readPrompt(reader: IntegerReader): PackedPrompt {
  const [prompt, answers, noAnswers, failed] = [reader.next(), reader.next(), reader.next(), reader.next()];
  const brands: [number, BrandCounts][] = [];
  for (let left = reader.next(); left > 0; left--) {
    const brand = reader.next();
    brands.push([
      brand,
      {
        mentions: reader.next(),
        namedIn: reader.next(),
        positions: reader.next(),
        citations: reader.next(),
        citedIn: reader.next(),
      },
    ]);
  }
  return { prompt, answers, noAnswers, failed, brands };
}

/** Adds the counts of a day to the cells of an engine. Cells of some prompts have other rows, or none, for each prompt. */
export function addPackedDay(
  cells: EngineCells,
  packed: Uint8Array,
  rowOf: (prompt: number) => number | undefined = (prompt) => prompt,
): void {
  for (const counts of readCounts(packed)) {
    const row = rowOf(counts.prompt);
    if (row !== undefined) addDay(cells, row, counts);
  }
}
