import { expect, test } from 'vitest';
import { createVerify } from '../../../../src/domain/crawlers/verification.ts';
import type { PageVisits, ReferralCell, VisitCell } from '../../../../src/domain/logs/count/visit-counters.ts';
import type { LogKind } from '../../../../src/domain/logs/formats/formats.ts';
import { LogReader } from '../../../../src/domain/logs/reader.ts';
import { effort } from '../../../support/effort.ts';
import { generateLog, type LogShape, newTruth } from '../../../support/generated-log.ts';

const LINES = effort(20_000, 200_000);
const NOW = new Date('2026-11-15T12:00:00Z');
const LISTED = 'https://openai.com/gptbot.json';

/** The counts, in the form of the generated log's expected counts. */
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

const SHAPES: [shape: LogShape, kind: LogKind][] = [
  ['combined', 'combined'],
  ['combined with host', 'combined'],
  ['json', 'json'],
  ['cloudflare', 'cloudflare'],
  ['vercel', 'vercel'],
  ['cloudfront', 'cloudfront'],
  ['w3c', 'w3c'],
];

test.each(SHAPES)(
  '%s: every line is counted exactly, by day, crawler, host, page, status and address, and referrals by assistant',
  (shape, kind) => {
    const truth = newTruth();
    const reader = new LogReader({
      kind,
      fieldMap: {},
      domain: 'acme.com',
      now: NOW,
      keptDays: 30,
      verify: createVerify(new Map([[LISTED, { prefixes: ['203.0.113.0/25'], date: NOW.getTime() }]]), NOW.getTime()),
    });
    for (const part of generateLog({ seed: 11, shape, lines: LINES, lastDay: '2026-11-14' }, truth)) reader.write(part);
    reader.end();

    const { cells, referralCells } = reader.tally;
    expect(truth.referrals).toBeGreaterThan(LINES / 200);
    expect(reader.counts).toEqual({
      lines: truth.lines,
      visits: truth.visits,
      referrals: truth.referrals,
      skipped: { not_agent: truth.lines - truth.visits - truth.referrals },
    });
    expect(sum(cells, ({ day, bot, domain }) => `${day} ${bot} ${domain}`)).toEqual(truth.cells);
    expect(new Set(cells.flatMap(({ domain, pages }) => [...pages.keys()].map((path) => domain + path)))).toEqual(
      truth.pages,
    );
    expect(sumReferrals(referralCells)).toEqual(truth.referralCells);
    expect(
      new Set(referralCells.flatMap(({ domain, pages }) => [...pages.keys()].map((path) => domain + path))),
    ).toEqual(truth.referralPages);
    const listed = cells.filter(({ bot }) => bot === 'GPTBot');
    const [low, high] = [
      sum(listed, ({ bot, status }) => `${bot} ${status} low`, 'verified'),
      sum(listed, ({ bot, status }) => `${bot} ${status} high`, 'spoofed'),
    ];
    expect(new Map([...low, ...high].filter(([, visits]) => visits > 0))).toEqual(
      new Map([...truth.answers].filter(([key]) => key.startsWith('GPTBot '))),
    );
    expect(sum(cells, ({ bot, status }) => `${bot} ${status}`)).toEqual(withoutSides(truth.answers));
  },
);

function sumReferrals(cells: ReferralCell[]): Map<string, number> {
  return new Map(
    cells.map(({ day, assistant, domain, pages }) => [
      `${day} ${assistant} ${domain}`,
      pages.values().reduce((total, { visits }) => total + visits, 0),
    ]),
  );
}

function withoutSides(answers: Map<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, visits] of answers) {
    const answer = key.slice(0, key.lastIndexOf(' '));
    sums.set(answer, (sums.get(answer) ?? 0) + visits);
  }
  return sums;
}
