import { expect, test } from 'vitest';
import { type DigestReport, describeDigest } from '../../../src/domain/alerts/digest.ts';

const source = {
  day: '2026-11-16',
  digest: 'weekly',
  startDate: '2026-11-09',
  endDate: '2026-11-15',
  timestamp: '2026-11-16T07:00:00.000Z',
  isSimulated: true,
} as const;

const report = (name: string, news: DigestReport['news']): DigestReport => ({
  reportId: `rep_${name}`,
  reportTitle: name,
  sentence: `${name} is named in 30 % of answers.`,
  news,
  tasks: [`First of ${name}`, `Second of ${name}`],
});

test('a week without a clear change is one line', () => {
  const { paragraphs, links } = describeDigest(
    { ...source, reports: [report('A', 'none'), report('B', 'none')] },
    null,
  );
  expect(paragraphs).toEqual([
    'No clear change in 2 reports (2026-11-09 to 2026-11-15). Simulated data: the sandbox wrote these answers.',
  ]);
  expect(links).toEqual([]);
});

test('good and bad news are separate, and there are three tasks at most, of reports with bad news first', () => {
  const reports = [report('A', 'good'), report('B', 'none'), report('C', 'bad')];
  const { subject, paragraphs, links } = describeDigest({ ...source, reports }, 'https://sightline.example');
  expect(subject).toBe('A clear change in 2 reports (2026-11-09 to 2026-11-15)');
  expect(paragraphs).toEqual([
    'Simulated data: the sandbox wrote these answers.',
    'Good news:\nA: A is named in 30 % of answers.',
    'Bad news:\nC: C is named in 30 % of answers.',
    'What to do next:\nC: First of C\nA: First of A\nB: First of B',
  ]);
  expect(links.map(({ url }) => url)).toEqual([
    'https://sightline.example/reports/rep_A',
    'https://sightline.example/reports/rep_C',
  ]);
});
