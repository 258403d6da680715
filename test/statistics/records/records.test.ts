import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { addDay, cellsOf, createCells } from '../../../src/domain/statistics/cells.ts';
import { sampleAll } from '../../../src/domain/statistics/samples.ts';
import type { DayHits } from '../../../src/domain/statistics/variation.ts';
import { type AnswerFindings, packFindings, readFindings } from '../../../src/statistics/records/findings.ts';
import { addHits, packHits } from '../../../src/statistics/records/hits.ts';
import { IntegerReader, IntegerWriter } from '../../../src/statistics/records/integers.ts';
import { packSamples, readSamples } from '../../../src/statistics/records/samples.ts';

test('integers of any size are restored', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(300), fc.maxSafeNat())), (values) => {
      const writer = new IntegerWriter();
      for (const value of values) writer.push(value);
      const reader = new IntegerReader(writer.finish());
      expect(values.map(() => reader.next())).toEqual(values);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

test('integers take seven bits of each byte, the lowest first', () => {
  const writer = new IntegerWriter();
  writer.pushAll([0, 127, 128, 300, 2 ** 32]);
  expect(writer.finish().toString('hex')).toBe('007f8001ac028080808010');
});

test('findings are restored', () => {
  const finding = fc.record({
    prompt: fc.nat(1000),
    sample: fc.nat(10),
    names: fc.array(
      fc
        .record({ brand: fc.nat(100), start: fc.nat(9000), end: fc.nat(99), units: fc.nat(200) })
        .map((name) => ({ ...name, end: name.start + name.end })),
    ),
    regexes: fc.array(fc.record({ brand: fc.nat(100), mentions: fc.nat(9000), first: fc.nat(9000) })),
  });
  fc.assert(
    fc.property(fc.array(finding), (all: AnswerFindings[]) => {
      const writer = new IntegerWriter();
      for (const findings of all) packFindings(writer, findings);
      expect([...readFindings(writer.finish())]).toEqual(all);
    }),
  );
});

const SIZE = { prompts: 5, brands: 2 };
const ENGINES: EngineId[] = ['claude', 'gemini'];

/** A day of two engines, whose answers can name and cite two brands. */
const anyDay = fc
  .array(
    fc.record({
      prompt: fc.nat(SIZE.prompts - 1),
      engine: fc.constantFrom(...ENGINES),
      answers: fc.nat(3),
      named: fc.nat(3),
      cited: fc.nat(3),
    }),
  )
  .map((list) => {
    const cells = createCells(SIZE);
    for (const engine of ENGINES) cellsOf(cells, engine);
    const days = new Map(list.map((day) => [`${day.prompt} ${day.engine}`, day]));
    for (const { prompt, engine, answers, named, cited } of days.values()) {
      const [namedIn, citedIn] = [Math.min(named, answers), Math.min(cited, answers)];
      const counts = { mentions: 2 * namedIn, namedIn, positions: 3 * namedIn, citations: citedIn, citedIn };
      addDay(cellsOf(cells, engine), prompt, { answers, noAnswers: 1, failed: 2, brands: [[1, counts]] });
    }
    return cells;
  });

test('the hits of a day are those of its cells', () => {
  fc.assert(
    fc.property(anyDay, (cells) => {
      const hits: DayHits = new Map();
      addHits(hits, packHits(cells, ENGINES), ENGINES, SIZE);
      for (const engine of ENGINES) {
        const { calls, brands } = cellsOf(cells, engine);
        const expected = brands.map(({ namedIn, citedIn }) => ({ namedIn, citedIn }));
        expect(hits.get(engine)).toEqual({ calls: { answers: calls.answers }, brands: expected });
      }
    }),
  );
});

test('the samples of a day are restored', () => {
  fc.assert(
    fc.property(anyDay, (cells) => {
      const samples = [sampleAll(cells), sampleAll(cells, { prompts: null, engines: ['gemini'] })];
      expect(readSamples(packSamples(samples))).toEqual(samples);
      expect(readSamples(packSamples(samples), 1)).toEqual(samples.slice(0, 1));
    }),
  );
});
