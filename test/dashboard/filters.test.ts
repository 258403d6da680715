import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listActive, nameUnused } from '../../src/dashboard/filters/active.ts';
import { keepFilters, readFilters, toInput, writeFilters } from '../../src/dashboard/filters/filters.ts';
import { chooseCountry } from '../../src/dashboard/report/use-report.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';

const TODAY = '2026-11-15';

test('filters default to all answers of the last 14 days', () => {
  const filters = readFilters('', TODAY);
  expect(filters).toEqual({
    days: 14,
    window: { startDate: '2026-11-02', endDate: TODAY },
    country: null,
    engines: [],
    tagId: null,
    branded: 'include',
    comparison: null,
  });
  expect(writeFilters(filters)).toBe('');
  const input = { reportId: 'rep_1', startDate: '2026-11-02', endDate: TODAY };
  expect(toInput('rep_1', filters, null)).toEqual(input);
  expect(toInput('rep_1', filters, 'us')).toEqual({ ...input, country: 'us' });
});

test('values in the address that cannot be read are ignored', () => {
  const search = '?days=-3&from=2026-13-01&to=2026-11-01&engines=gemini,altavista&branded=maybe';
  expect(readFilters(search, TODAY)).toMatchObject({ days: 14, engines: ['gemini'], branded: 'include' });
  expect(readFilters('?from=2026-11-10&to=2026-11-01', TODAY).days).toBe(14);
});

test('an address has exactly the filters that were written to it', () => {
  const filters = fc.record({
    days: fc.constantFrom(7, 14, 90),
    country: fc.option(fc.constantFrom('us', 'de')),
    engines: fc.subarray([...ENGINES]),
    tagId: fc.option(fc.constant('tag_1')),
    branded: fc.constantFrom('include' as const, 'exclude' as const, 'only' as const),
    comparison: fc.constantFrom(null, '13w', '1y', '2026-01-31'),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      const { window } = readFilters(`?days=${chosen.days}`, TODAY);
      expect(readFilters(writeFilters({ ...chosen, window }), TODAY)).toEqual({ ...chosen, window });
      const custom = { ...chosen, days: null, window: { startDate: '2026-10-01', endDate: '2026-10-07' } };
      expect(readFilters(writeFilters(custom), TODAY)).toEqual(custom);
    }),
  );
});

test('links between screens keep the filters, and whether charts have weeks, and nothing else', () => {
  expect(keepFilters('?country=us&answer=prm_1.20261114&days=7&by=week')).toBe('?country=us&days=7&by=week');
});

test('a filter changes nothing else in the address', () => {
  const filters = readFilters('?days=7&country=us&brand=Globex&sort=createdDate.asc', TODAY);
  const changed = writeFilters({ ...filters, country: null, engines: ['gemini'] }, '?country=us&brand=Globex&days=7');
  expect(changed).toBe('?days=7&engines=gemini&brand=Globex');
});

test('a country without prompts means all countries', () => {
  const report = { countries: ['de', 'us'] };
  expect([chooseCountry(report, 'us'), chooseCountry(report, 'fr'), chooseCountry(report, null)]).toEqual([
    'us',
    null,
    null,
  ]);
});

describe('active filters', () => {
  const search = '?from=2026-11-01&to=2026-11-07&engines=gemini,claude&tag=tag_1&branded=exclude&compare=1y';
  const filters = readFilters(search, TODAY);

  test('are named one by one, and removing all of them leaves the defaults', () => {
    const active = listActive(filters, 'us', 'Pricing');
    expect(active.map(({ label }) => label)).toEqual([
      '1 to 7 Nov 2026',
      'Compared with 1 to 7 Nov 2025',
      'United States',
      'Gemini',
      'Claude',
      'Tag Pricing',
      'Prompts without your name',
    ]);
    expect(listActive(readFilters('', TODAY), null, undefined)).toEqual([]);
    const left = { ...filters };
    for (let [first] = active; first; [first] = listActive(left, null, 'Pricing')) Object.assign(left, first.removal);
    expect(writeFilters(left)).toBe('');
  });

  test('that do not apply are named if they are set, and the window always', () => {
    const names = ['window', 'comparison', 'country', 'engines', 'tag', 'prompts'] as const;
    expect(nameUnused(names, listActive(filters, null, 'Pricing'))).toEqual([
      'window',
      'comparison',
      'engine',
      'tag',
      'prompts',
    ]);
    expect(nameUnused(names, [])).toEqual(['window']);
    expect(nameUnused(['country', 'tag'], listActive(filters, null, 'Pricing'))).toEqual(['tag']);
  });
});
