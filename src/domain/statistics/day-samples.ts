import type { AmountSums } from './amounts.ts';
import type { CellTable } from './cell-table.ts';
import { type CellGroups, GROUP_FIELDS } from './intervals.ts';
import type { RatioSums, Squares } from './ratios.ts';
import { type BrandSample, type CallSample, EVERYTHING, sampleBrands, sampleCalls } from './samples.ts';

/** The samples of all brands over some cells. */
export interface Samples {
  calls: CallSample;
  brands: BrandSample[];
}

export function sampleAll(table: CellTable, selection = EVERYTHING): Samples {
  const calls = sampleCalls(table, selection);
  return {
    calls,
    brands: sampleBrands(table, [...Array(table.brands).keys()], selection, calls),
  };
}

/** The samples of one day: of all engines together, then of each. */
export function sampleDay(table: CellTable): Samples[] {
  return [EVERYTHING, ...table.engines.map((_, engine) => ({ prompts: null, engines: [engine] }))].map((selection) =>
    sampleAll(table, selection),
  );
}

/** Samples of a day as a list of integers: with one day, squares by cell and by day are the same. */
export function flattenSamples(list: readonly Samples[]): number[] {
  const flat: number[] = [];
  for (const { calls, brands } of list) {
    flat.push(calls.answers, calls.noAnswers, calls.failed, calls.prompts, calls.cells, brands.length);
    for (const brand of brands) {
      flat.push(brand.mentions, brand.citations);
      flattenRatio(brand.named, flat);
      flattenGroups(brand.namedCells, flat);
      flattenRatio(brand.cited, flat);
      flattenGroups(brand.citedCells, flat);
      for (const amounts of [brand.voice, brand.position]) {
        flattenRatio(amounts.byPrompt, flat);
        flattenSquares(amounts.daily, flat);
      }
    }
  }
  return flat;
}

function flattenRatio({ part, whole, groups, withPart, withoutPart, squares }: RatioSums, flat: number[]): void {
  flat.push(part, whole, groups, withPart, withoutPart);
  flattenSquares(squares, flat);
}

function flattenSquares({ parts, products, wholes }: Squares, flat: number[]): void {
  flat.push(parts, products, wholes);
}

function flattenGroups(groups: CellGroups, flat: number[]): void {
  flat.push(groups.length / GROUP_FIELDS, ...groups);
}

/** The reverse of flattenSamples and packNumbers; only the first `most` samples. */
export function readSamples(packed: Uint8Array, most = Number.POSITIVE_INFINITY): Samples[] {
  const list: Samples[] = [];
  let at = 0;
  function next(): number {
    let byte = packed[at++] ?? 0;
    let value = byte & 0x7f;
    for (let scale = 0x80; byte >= 0x80; scale *= 0x80) {
      byte = packed[at++] ?? 0;
      value += (byte & 0x7f) * scale;
    }
    return value;
  }
  const squares = (): Squares => ({ parts: next(), products: next(), wholes: next() });
  const ratio = (): RatioSums => ({
    part: next(),
    whole: next(),
    groups: next(),
    withPart: next(),
    withoutPart: next(),
    squares: squares(),
  });
  // Loops are much faster than Array.from, and a long history has thousands of groups.
  const groups = (): CellGroups => {
    const found: number[] = [];
    for (let left = next() * GROUP_FIELDS; left > 0; left--) found.push(next());
    return found;
  };
  const amounts = (cells: number): AmountSums => {
    const byPrompt = ratio();
    const { parts, products, wholes } = squares();
    const perCell = { parts, products, wholes };
    return { byPrompt, cells, days: cells, daily: { parts, products, wholes }, perCell };
  };
  const brand = (cells: number): BrandSample => ({
    mentions: next(),
    citations: next(),
    named: ratio(),
    namedCells: groups(),
    cited: ratio(),
    citedCells: groups(),
    voice: amounts(cells),
    position: amounts(cells),
  });
  while (at < packed.length && list.length < most) {
    const calls = { answers: next(), noAnswers: next(), failed: next(), prompts: next(), cells: next(), days: 0 };
    calls.days = calls.cells;
    const brands: BrandSample[] = [];
    for (let left = next(); left > 0; left--) brands.push(brand(calls.cells));
    list.push({ calls, brands });
  }
  return list;
}

/** Adds the samples of other prompts: those of another country. */
export function mergeSamples(into: Samples, other: Samples): void {
  for (const key of ['answers', 'noAnswers', 'failed', 'prompts', 'cells', 'days'] as const) {
    into.calls[key] += other.calls[key];
  }
  for (const [index, brand] of into.brands.entries()) {
    const more = other.brands[index];
    if (more) mergeBrand(brand, more);
  }
}

function mergeBrand(into: BrandSample, other: BrandSample): void {
  into.mentions += other.mentions;
  into.citations += other.citations;
  mergeRatio(into.named, other.named);
  mergeRatio(into.cited, other.cited);
  into.namedCells = [...into.namedCells, ...other.namedCells];
  into.citedCells = [...into.citedCells, ...other.citedCells];
  for (const key of ['voice', 'position'] as const) {
    mergeRatio(into[key].byPrompt, other[key].byPrompt);
    into[key].cells += other[key].cells;
    into[key].days += other[key].days;
    mergeSquares(into[key].daily, other[key].daily);
    mergeSquares(into[key].perCell, other[key].perCell);
  }
}

function mergeRatio(into: RatioSums, other: RatioSums): void {
  for (const key of ['part', 'whole', 'groups', 'withPart', 'withoutPart'] as const) into[key] += other[key];
  mergeSquares(into.squares, other.squares);
}

function mergeSquares(into: Squares, other: Squares): void {
  for (const key of ['parts', 'products', 'wholes'] as const) into[key] += other[key];
}
