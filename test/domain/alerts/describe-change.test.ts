import { expect, test } from 'vitest';
import { describeFinding } from '../../../src/domain/alerts/describe-change.ts';
import type { Finding } from '../../../src/domain/alerts/watch.ts';
import { listTestedWindows } from '../../../src/domain/alerts/windows.ts';

const windows = listTestedWindows('2026-11-14');

function linksOf(kind: Finding['kind'], subject: string): string[] {
  const state = { foundOn: '2026-11-11', state: 'fired', mutedReason: null, change: null } as const;
  return describeFinding('rep_1', { kind, engine: 'chatgpt', subject, ...state }, windows).links.map(
    ({ path }) => path,
  );
}

test('links open what the sentence is about: the brand, the competitor or the page, on its engine and days', () => {
  const days = 'from=2026-11-08&to=2026-11-14&engines=chatgpt';
  expect(linksOf('coverage', 'Acme CRM')).toEqual([
    `/reports/rep_1?${days}&compare=2026-10-29`,
    `/reports/rep_1/answers?${days}`,
  ]);
  expect(linksOf('competitor', 'Globex & Co')).toEqual([
    `/reports/rep_1/competitors?${days}&compare=2026-10-29`,
    `/reports/rep_1/answers?${days}&brand=Globex+%26+Co`,
  ]);
  const url = encodeURIComponent('https://acme.com/guide');
  expect(linksOf('page', 'https://acme.com/guide')).toEqual([
    `/reports/rep_1/sources?${days}&compare=2026-10-29&page=${url}`,
    `/reports/rep_1/answers?${days}&page=${url}`,
  ]);
});
