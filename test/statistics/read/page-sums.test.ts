import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PagePosition } from '../../../src/domain/citations/cited-pages.ts';
import { PageDirectory } from '../../../src/statistics/read/page-directory.ts';
import {
  type CitationBlock,
  listPromptsOfPages,
  sumCitations,
  sumPages,
} from '../../../src/statistics/read/page-sums.ts';
import { selectPages, valueOfPage } from '../../../src/statistics/read/select-pages.ts';
import {
  type CitedAnswer,
  mergeCitations,
  packCitedAnswers,
  packMerged,
  readCitedAnswers,
} from '../../../src/statistics/records/citations.ts';

const PROMPTS = 70;
const ENGINES = ['chatgpt', 'gemini', 'claude'] as const;
const PAGES = 400;

const answer = fc.record({
  prompt: fc.nat(PROMPTS - 1),
  sample: fc.integer({ min: 1, max: 300 }),
  isBrandNamed: fc.boolean(),
  pages: fc.uniqueArray(fc.oneof(fc.nat(9), fc.nat(PAGES - 1)), { maxLength: 40 }),
});
const block = fc.uniqueArray(answer, { selector: ({ prompt, sample }) => `${prompt} ${sample}`, maxLength: 30 });

test('packed answers are read in the order of their prompts and samples', () => {
  fc.assert(
    fc.property(block, (answers) => {
      const sorted = answers.toSorted((a, b) => a.prompt - b.prompt || a.sample - b.sample);
      expect([...readCitedAnswers(packCitedAnswers(answers))]).toEqual(sorted);
    }),
  );
});

function engineOf(index: number) {
  return ENGINES[index % ENGINES.length] ?? 'chatgpt';
}

/** The blocks of three engines, as they are, merged, or merged from merged ones. */
function present(blocks: CitedAnswer[][], merges: number): CitationBlock[] {
  let packed: CitationBlock[] = blocks.map((answers, index) => {
    return { engine: engineOf(index), format: 'answers', packed: packCitedAnswers(answers) };
  });
  for (let merge = 0; merge < merges; merge++) {
    packed = [...Map.groupBy(packed, ({ engine }) => engine)].map(([engine, ofEngine]) => {
      return { engine, format: 'merged', packed: packMerged(mergeCitations(ofEngine)) };
    });
  }
  return packed;
}

test('the sums of blocks, merged or not, equal a naive count of their answers', () => {
  const counted = fc.array(fc.boolean(), { minLength: PROMPTS, maxLength: PROMPTS });
  const chosenBlocks = fc.array(block, { maxLength: 6 });
  fc.assert(
    fc.property(chosenBlocks, counted, fc.nat(2), (blocks, chosen, merges) => {
      const cited = { blocks: present(blocks, merges), isCounted: (prompt: number) => chosen[prompt] === true };
      const sums = sumPages(cited, PAGES);
      const pages = Array.from({ length: PAGES }, (_, page) => page);
      const citing = pages.map((page) =>
        blocks.flatMap((answers, index) =>
          answers
            .filter((each) => chosen[each.prompt] && each.pages.includes(page))
            .map((each) => ({ ...each, engine: engineOf(index) })),
        ),
      );
      expect([...sums.citations]).toEqual(citing.map((answers) => answers.length));
      expect(sumCitations(cited, PAGES)).toEqual(sums.citations);
      expect([...sums.named]).toEqual(citing.map((answers) => Number(answers.some((each) => each.isBrandNamed))));
      const prompts = citing.map((answers) => [...new Set(answers.map(({ prompt }) => prompt))]);
      expect([...sums.prompts]).toEqual(prompts.map((each) => each.length));

      const listedPages = [0, 3, PAGES - 1];
      for (const [index, found] of listPromptsOfPages(cited, listedPages).entries()) {
        const page = listedPages[index] ?? 0;
        const expected = (prompts[page] ?? []).map((prompt) => {
          const own = (citing[page] ?? []).filter((each) => each.prompt === prompt);
          return { prompt, citations: own.length, engines: new Set(own.map(({ engine }) => engine)) };
        });
        expect(found).toEqual(expected.toSorted((a, b) => a.prompt - b.prompt));
      }
    }),
  );
});

const HOSTS = ['a.com', 'b.com', 'sub.a.com', 'ä.com', '𝒳.com', 'ｚ.com'];

/** Pages with few different values, so that many are equal. */
const listed = fc.array(
  fc.record({
    pageId: fc.uint8Array({ minLength: 16, maxLength: 16, max: 2 }),
    host: fc.constantFrom(...HOSTS),
    citations: fc.nat(3),
    prompts: fc.nat(3),
    isNamed: fc.boolean(),
  }),
  { maxLength: 40 },
);
const order = fc.record({
  sortBy: fc.constantFrom('citations', 'prompts', 'domain'),
  sortOrder: fc.constantFrom('asc', 'desc'),
  take: fc.integer({ min: 1, max: 7 }),
  brandMentioned: fc.constantFrom(undefined, true, false),
  host: fc.constantFrom(undefined, ...HOSTS),
});

test('pages of a list, read one after the other, equal the sorted list', () => {
  fc.assert(
    fc.property(listed, order, (rows, { host, ...selection }) => {
      const unique = [...new Map(rows.map((row) => [Buffer.from(row.pageId).toString('hex'), row])).values()];
      const directory = new PageDirectory();
      for (const each of unique) directory.add(Buffer.from(each.pageId), each.host);
      const sums = {
        citations: Uint32Array.from(unique, ({ citations }) => citations),
        prompts: Uint32Array.from(unique, ({ prompts }) => prompts),
        named: Uint8Array.from(unique, ({ isNamed }) => Number(isNamed)),
      };
      const { sortBy, sortOrder, brandMentioned, take } = selection;
      const valueOf = (page: number) => {
        const each = unique[page];
        return sortBy === 'domain' ? Buffer.from(each?.host ?? '') : Buffer.from([each?.[sortBy] ?? 0]);
      };
      const sign = sortOrder === 'asc' ? 1 : -1;
      const expected = [...unique.keys()]
        .filter((page) => (unique[page]?.citations ?? 0) > 0)
        .filter((page) => host === undefined || unique[page]?.host === host)
        .filter((page) => brandMentioned === undefined || unique[page]?.isNamed === brandMentioned)
        .toSorted(
          (one, other) =>
            sign *
            (Buffer.compare(valueOf(one), valueOf(other)) ||
              Buffer.compare(unique[one]?.pageId ?? Buffer.alloc(0), unique[other]?.pageId ?? Buffer.alloc(0))),
        );
      const found: number[] = [];
      for (let after: PagePosition | null = null; ; ) {
        const isHostListed = (each: string) => host === undefined || each === host;
        const pages = selectPages(sums, directory, { ...selection, isHostListed, isPageListed: () => true, after });
        expect(pages.length).toBeLessThanOrEqual(take);
        found.push(...pages);
        const last = pages.at(-1);
        if (last === undefined) break;
        after = { value: valueOfPage(sums, directory, sortBy, last), pageId: Buffer.from(directory.idOf(last)) };
      }
      expect(found).toEqual(expected);
    }),
  );
});

test('a directory keeps ids and hosts of any number of pages', () => {
  const directory = new PageDirectory();
  const id = (page: number) => Buffer.from(String(page).padStart(16, '0'));
  for (let page = 0; page < 3000; page++) directory.add(id(page), HOSTS[page % HOSTS.length] ?? '');
  expect(directory.size).toBe(3000);
  expect(directory.hosts).toEqual(HOSTS);
  expect(directory.idOf(2999)).toEqual(id(2999));
  expect(directory.hosts[directory.hostOf(1501)]).toBe(HOSTS[1501 % HOSTS.length]);
  expect(directory.compareIds(7, 2000)).toBeLessThan(0);
  expect(directory.compareIds(2000, 7)).toBeGreaterThan(0);
});

test('an answer with many pages does not change the answers after it', () => {
  const many: CitedAnswer = {
    prompt: 0,
    sample: 1,
    isBrandNamed: false,
    pages: Array.from({ length: 100 }, (_, page) => page),
  };
  const few: CitedAnswer = { prompt: 1, sample: 1, isBrandNamed: true, pages: [99, 100_000] };
  const cited = { blocks: present([[many, few]], 0), isCounted: () => true };
  const { citations, named } = sumPages(cited, 100_001);
  expect([citations[98], citations[99], citations[100_000]]).toEqual([1, 2, 1]);
  expect([named[98], named[99], named[100_000]]).toEqual([0, 1, 1]);
});
