import type { AmountSums } from '../../domain/statistics/amounts.ts';
import type { CellGroup } from '../../domain/statistics/intervals.ts';
import type { RatioSums, Squares } from '../../domain/statistics/ratios.ts';
import type { BrandSample, Samples } from '../../domain/statistics/samples.ts';
import { IntegerReader, IntegerWriter } from './integers.ts';

/** Samples of one day. Its squares by cell and by day are the same, and so are the numbers of its cells and days. */
export function packSamples(list: readonly Samples[]): Buffer {
  const writer = new IntegerWriter();
  for (const { calls, brands } of list) {
    writer.pushAll([calls.answers, calls.noAnswers, calls.failed, calls.prompts, calls.cells, brands.length]);
    for (const { mentions, citations, named, namedCells, cited, citedCells, voice, position } of brands) {
      writer.pushAll([mentions, citations]);
      packRatio(writer, named);
      packGroups(writer, namedCells);
      packRatio(writer, cited);
      packGroups(writer, citedCells);
      for (const amounts of [voice, position]) {
        packRatio(writer, amounts.byPrompt);
        packSquares(writer, amounts.daily);
      }
    }
  }
  return writer.finish();
}

function packRatio(writer: IntegerWriter, { part, whole, groups, withPart, withoutPart, squares }: RatioSums): void {
  writer.pushAll([part, whole, groups, withPart, withoutPart]);
  packSquares(writer, squares);
}

function packSquares(writer: IntegerWriter, { parts, products, wholes }: Squares): void {
  writer.pushAll([parts, products, wholes]);
}

function packGroups(writer: IntegerWriter, groups: readonly CellGroup[]): void {
  writer.push(groups.length);
  for (const { hits, answers, cells } of groups) writer.pushAll([hits, answers, cells]);
}

/** Reads the first `most` samples of a day. */
export function readSamples(packed: Uint8Array, most = Number.POSITIVE_INFINITY): Samples[] {
  const reader = new IntegerReader(packed);
  const list: Samples[] = [];
  while (!reader.isAtEnd && list.length < most) {
    const [answers, noAnswers, failed] = [reader.next(), reader.next(), reader.next()];
    const [prompts, cells] = [reader.next(), reader.next()];
    const brands: BrandSample[] = [];
    for (let left = reader.next(); left > 0; left--) brands.push(readBrand(reader, cells));
    list.push({ calls: { answers, noAnswers, failed, prompts, cells, days: cells }, brands });
  }
  return list;
}

function readBrand(reader: IntegerReader, cells: number): BrandSample {
  return {
    mentions: reader.next(),
    citations: reader.next(),
    named: readRatio(reader),
    namedCells: readGroups(reader),
    cited: readRatio(reader),
    citedCells: readGroups(reader),
    voice: readAmounts(reader, cells),
    position: readAmounts(reader, cells),
  };
}

function readAmounts(reader: IntegerReader, cells: number): AmountSums {
  const byPrompt = readRatio(reader);
  const daily = readSquares(reader);
  return { byPrompt, cells, days: cells, daily, perCell: { ...daily } };
}

function readRatio(reader: IntegerReader): RatioSums {
  return {
    part: reader.next(),
    whole: reader.next(),
    groups: reader.next(),
    withPart: reader.next(),
    withoutPart: reader.next(),
    squares: readSquares(reader),
  };
}

function readSquares(reader: IntegerReader): Squares {
  return { parts: reader.next(), products: reader.next(), wholes: reader.next() };
}

function readGroups(reader: IntegerReader): CellGroup[] {
  const groups: CellGroup[] = [];
  for (let left = reader.next(); left > 0; left--) {
    groups.push({ hits: reader.next(), answers: reader.next(), cells: reader.next() });
  }
  return groups;
}
