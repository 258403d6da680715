import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepFilters, readFilters, toInput, writeFilters } from '../../src/dashboard/filters/filters.ts';
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
  });
  expect(writeFilters(filters)).toBe('');
  expect(toInput('rep_1', filters, 'us')).toEqual({
    reportId: 'rep_1',
    startDate: '2026-11-02',
    endDate: TODAY,
    country: 'us',
  });
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

test('links between screens keep the filters and nothing else', () => {
  expect(keepFilters('?country=us&answer=prm_1.20261114&days=7')).toBe('?country=us&days=7');
});
