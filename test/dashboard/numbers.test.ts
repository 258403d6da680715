import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAllPages } from '../../src/dashboard/api/all-pages.ts';
import {
  cellNumber,
  count,
  decimal,
  integer,
  part,
  percent,
  percentRange,
  points,
  quantity,
  signedPoints,
  signedRange,
  usd,
} from '../../src/dashboard/format/numbers.ts';
import { chooseLines, describeLines } from '../../src/dashboard/overview/lines.ts';
import { groupByDomain, toSiteTable } from '../../src/dashboard/sources/domains.ts';
import { toPageTable } from '../../src/dashboard/sources/page-table.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('numbers have one format: separators of thousands, a space before %, a minus, and a dash for none', () => {
  expect(plain(percent(0.273))).toBe('27 %');
  expect(plain(percentRange({ low: 0.2, high: 0.34 }))).toBe('20 to 34 %');
  expect(plain(points(-0.01))).toBe('1 point');
  expect(signedPoints(-0.2)).toBe('−20');
  expect(signedRange(-0.2, 0.02)).toBe('−20 to +2');
  expect(integer(6860)).toBe('6,860');
  expect([quantity(5), quantity(2.5)]).toEqual(['5', '2.5']);
  expect(integer(-1200)).toBe('−1,200');
  expect(plain(count(1200, 'prompt'))).toBe('1,200 prompts');
  expect(usd(1234.5)).toBe('$1,234.50');
  expect(usd(0.0012)).toBe('$0.0012');
  expect(decimal(-1.25, 2)).toBe('−1.25');
  expect(decimal(87.4, 0)).toBe('87');
  expect([cellNumber(0.27349), cellNumber(12345)]).toEqual(['0.273', '12,345']);
  expect([percent(null), integer(undefined), decimal(null), signedRange(null, 1)]).toEqual(['–', '–', '–', '–']);
});

test('a list that shows a part says so', () => {
  expect(plain(part(15, 60, 'prompt', 'the best first'))).toBe('15 of 60 prompts, the best first');
  expect(plain(part(60, 60, 'prompt', 'the best first'))).toBe('60 prompts');
});

test('no other code of the dashboard formats numbers', () => {
  const root = 'src/dashboard';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const formats = /\.toFixed\(|\.toLocaleString\(|NumberFormat\b|Math\.round\([^)]*\* ?100/;
  const found = files.filter((name) => formats.test(readFileSync(join(root, name), 'utf8')));
  // Paths of charts are rounded, but not read.
  expect(found.toSorted()).toEqual(['charts/paths.ts', 'format/numbers.ts']);
});

describe('all rows', () => {
  test('are read page by page', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => index);
    const read = async ({ limit, cursor = '0' }: { limit: number; cursor?: string }) => {
      const end = Number(cursor) + limit;
      const paging = end < rows.length ? { nextCursor: String(end) } : {};
      return { items: rows.slice(Number(cursor), end), paging };
    };
    expect(await readAllPages(read)).toEqual(rows);
  });

  test('of cited pages count all prompts of a page, not only those that are listed', () => {
    const page = {
      url: 'https://a.example/x',
      title: 'X',
      domain: 'a.example',
      domainCategory: 'News/Media' as const,
      siteRole: 'review' as const,
      citations: 41,
      promptsTotal: 34,
      brandMentioned: true,
    };
    expect(toPageTable([page]).rows).toEqual([
      ['https://a.example/x', 'X', 'a.example', 'News/Media', 'review', 41, 34, 'yes'],
    ]);
    const sites = groupByDomain([{ ...page, isMyBrandDomain: false, competitor: null }]);
    expect(toSiteTable(sites).rows).toEqual([['a.example', 'News/Media', 1, 41]]);
  });
});

test('lines of more than six brands are those named most, and the chart says so', () => {
  const brand = (name: string, brandCoverage: number, isMainBrand = false) => ({ name, brandCoverage, isMainBrand });
  const brands = [brand('Own', 0, true), ...[1, 2, 3, 4, 5, 6, 7].map((n) => brand(`Rival ${n}`, n / 10))];
  expect(chooseLines(brands).map(({ name }) => name)).toEqual([
    'Own',
    'Rival 3',
    'Rival 4',
    'Rival 5',
    'Rival 6',
    'Rival 7',
  ]);
  expect(plain(describeLines({ brands }))).toBe(' 6 of 8 brands, those named most.');
  expect(describeLines({ brands: brands.slice(0, 6) })).toBe('');
});
