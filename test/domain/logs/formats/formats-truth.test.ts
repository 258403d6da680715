import { expect, test } from 'vitest';
import { createVerify } from '../../../../src/domain/crawlers/verification.ts';
import type { PageVisits, VisitCell } from '../../../../src/domain/logs/count/visit-counters.ts';
import { LogReader } from '../../../../src/domain/logs/reader.ts';
import { effort } from '../../../support/effort.ts';
import { generateLog, newTruth } from '../../../support/generated-log.ts';

const LINES = effort(20_000, 500_000);
const LISTED = 'https://openai.com/gptbot.json';

/** What was counted, in the words of a log's truth. */
function sum(
  cells: VisitCell[],
  keyOf: (cell: VisitCell) => string,
  counter: keyof PageVisits = 'visits',
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const cell of cells) {
    const visits = cell.pages.values().reduce((total, page) => total + page[counter], 0);
    sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + visits);
  }
  return sums;
}

test.each(['cloudflare', 'vercel', 'cloudfront', 'w3c'] as const)(
  '%s: every line is counted exactly, by day, crawler, host, page, status and address',
  { timeout: 120_000 },
  (kind) => {
    const truth = newTruth();
    const reader = new LogReader({
      kind,
      fieldMap: {},
      domain: 'acme.com',
      now: new Date('2026-11-15T12:00:00Z'),
      keptDays: 30,
      verify: createVerify(new Map([[LISTED, ['203.0.113.0/25']]])),
    });
    for (const part of generateLog({ seed: 11, shape: kind, lines: LINES, lastDay: '2026-11-14' }, truth))
      reader.push(part);
    reader.end();

    const { cells } = reader.tally;
    expect(reader.counts).toEqual({
      lines: truth.lines,
      visits: truth.visits,
      skipped: { not_agent: truth.lines - truth.visits },
    });
    expect(sum(cells, ({ day, bot, domain }) => `${day} ${bot} ${domain}`)).toEqual(truth.cells);
    expect(new Set(cells.flatMap(({ domain, pages }) => [...pages.keys()].map((path) => domain + path)))).toEqual(
      truth.pages,
    );
    const listed = cells.filter(({ bot }) => bot === 'GPTBot');
    const [low, high] = [
      sum(listed, ({ bot, status }) => `${bot} ${status} low`, 'verified'),
      sum(listed, ({ bot, status }) => `${bot} ${status} high`, 'spoofed'),
    ];
    expect(new Map([...low, ...high])).toEqual(
      new Map([...truth.answers].filter(([key]) => key.startsWith('GPTBot '))),
    );
    expect(sum(cells, ({ bot, status }) => `${bot} ${status}`)).toEqual(withoutSides(truth.answers));
  },
);

function withoutSides(answers: Map<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, visits] of answers) {
    const answer = key.slice(0, key.lastIndexOf(' '));
    sums.set(answer, (sums.get(answer) ?? 0) + visits);
  }
  return sums;
}
