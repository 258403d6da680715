import { expect, test } from 'vitest';
import { lastPeriod, namePeriod, writeMessage } from '../../../src/domain/client-reports/client-reports.ts';
import { isOver } from '../../../src/domain/client-reports/is-over.ts';
import { ofTenPeople } from '../../../src/domain/client-reports/variation.ts';
import { toMailHtml } from '../../../src/domain/mail/mail.ts';

test.each([
  ['month', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['week', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['week', '2027-01-03', '2026-12-21', '2026-12-27'],
] as const)('the last %s before %s begins on %s and ends on %s', (period, today, startDate, endDate) => {
  expect(lastPeriod(period, today)).toEqual({ startDate, endDate });
});

test.each([
  ['UTC', '2026-12-01T03:42:00Z', false],
  ['UTC', '2026-12-01T03:43:00Z', true],
  // Evening of November 30, and the next morning.
  ['America/Los_Angeles', '2026-12-01T03:43:00Z', false],
  ['America/Los_Angeles', '2026-12-01T11:42:00Z', false],
  ['America/Los_Angeles', '2026-12-01T11:43:00Z', true],
  // Morning of December 1, when November 30 is not over in UTC.
  ['Pacific/Auckland', '2026-11-30T14:43:00Z', false],
  ['Pacific/Auckland', '2026-12-01T03:43:00Z', true],
])('in %s at %s, it is %s that November is over', (timeZone, now, expected) => {
  expect(isOver({ startDate: '2026-11-01', endDate: '2026-11-30' }, timeZone, new Date(now))).toBe(expected);
});

test.each([
  ['2026-02-01', '2026-02-28', 'February 2026'],
  ['2026-12-01', '2026-12-31', 'December 2026'],
  ['2026-11-09', '2026-11-15', 'November 9 to November 15, 2026'],
  ['2026-12-28', '2027-01-03', 'December 28, 2026 to January 3, 2027'],
  ['2026-11-01', '2026-11-07', 'November 1 to November 7, 2026'],
])('the days from %s to %s are called %s', (startDate, endDate, name) => {
  expect(namePeriod({ startDate, endDate })).toBe(name);
});

test.each([
  [0.52, 0.61, '5 to 6'],
  [0, 0.04, 'fewer than 1'],
  [0.98, 1, 'nearly all'],
  [0.46, 0.54, 'about 5'],
  [0.17, 0.68, '2 to 7'],
])('an interval from %f to %f means %s of ten people', (low, high, words) => {
  expect(ofTenPeople({ low, high })).toBe(words);
});

test('a message has the comment, the link if there is one, and no markup of others', () => {
  const edition = {
    reportTitle: 'A <b> & B',
    comment: ' Good.\nVery. ',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    isSimulated: false,
  };
  const { subject, paragraphs } = writeMessage(edition, 'https://s.example/share/x');
  expect(subject).toBe('A <b> & B: October 2026');
  expect(toMailHtml(paragraphs)).toBe(
    '<p>The report “A &lt;b&gt; &amp; B” for October 2026 is attached.</p>\n<p>Good.<br>Very.</p>\n' +
      '<p>The same report as a web page: <a href="https://s.example/share/x">https://s.example/share/x</a></p>',
  );
  expect(writeMessage({ ...edition, comment: '' }, null).paragraphs).toHaveLength(1);
});

test('a message about simulated answers says so', () => {
  const edition = { reportTitle: 'A', comment: '', startDate: '2026-10-01', endDate: '2026-10-31', isSimulated: true };
  expect(writeMessage(edition, null).paragraphs).toEqual([
    'The report “A” for October 2026 is attached.',
    'Simulated data: the sandbox wrote these answers.',
  ]);
});

test('a link of a message ends before the punctuation and quotes around it', () => {
  expect(toMailHtml(['See https://s.example/a?b=1&c=2. And "https://s.example/d", <https://s.example/e>!'])).toBe(
    '<p>See <a href="https://s.example/a?b=1&amp;c=2">https://s.example/a?b=1&amp;c=2</a>. And ' +
      '&quot;<a href="https://s.example/d">https://s.example/d</a>&quot;, ' +
      '&lt;<a href="https://s.example/e">https://s.example/e</a>&gt;!</p>',
  );
});
