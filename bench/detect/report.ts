import type { Report } from '../support/benchmark.ts';
import { formatTable } from '../support/table.ts';

/** Results of one round, in seconds. */
export interface Round {
  read: number;
  ripgrep: number;
  recalculation: number;
  /** CPU time of ripgrep, and of the server with its threads. */
  ripgrepCpu: number;
  cpu: number;
  matches: number;
  mentions: number;
}

export interface Measurements {
  bytes: number;
  answers: number;
  small: Round[];
  large: Round[];
  regex: Round[];
  /** Recalculations after small changes, in seconds. */
  oneBrand: number;
  noText: number;
  idle: { p95: number; reads: number };
  busy: { p95: number; reads: number };
  peakBytes: number;
  peakWithRegex: number;
}

export function formatDetect(measurements: Measurements): Report {
  const { bytes, answers, small, large, regex, idle, busy } = measurements;
  const [quarter, whole] = [small, large].map((rounds) => median(rounds.map(({ recalculation }) => recalculation)));
  const text = [
    `${answers} answers, ${(bytes / 1e6).toFixed(0)} MB of text; 1 brand and 20 competitors with 100 names`,
    '',
    formatTable([
      ['', 'ratio to ripgrep', 'range', 'CPU time ratio', 'recalculation', 'ripgrep', 'bare read', 'MB/s'],
      formatRow('names, a quarter', small, bytes / 4),
      formatRow('names', large, bytes),
      formatRow('names and brandRegex', regex, bytes),
    ]),
    '',
    `4 times the answers take ${((whole ?? 0) / (quarter ?? 1)).toFixed(2)} times as long`,
    `1 of 21 brands changed: ${measurements.oneBrand.toFixed(2)} s; only domains changed: ${measurements.noText.toFixed(2)} s`,
    `peak memory of the server: ${(measurements.peakBytes / 1e6).toFixed(0)} MB, with the regular expression ${(measurements.peakWithRegex / 1e6).toFixed(0)} MB`,
    `API reads, 95th percentile: idle ${idle.p95.toFixed(1)} ms (${idle.reads}), while recalculating ${busy.p95.toFixed(1)} ms (${busy.reads}): ${(busy.p95 / idle.p95).toFixed(2)} times`,
  ].join('\n');
  return { text, data: measurements };
}

function formatRow(name: string, rounds: Round[], bytes: number): string[] {
  const ratios = rounds.map(({ recalculation, ripgrep }) => recalculation / ripgrep);
  const recalculation = median(rounds.map((round) => round.recalculation));
  return [
    name,
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    median(rounds.map(({ cpu, ripgrepCpu }) => cpu / ripgrepCpu)).toFixed(2),
    `${recalculation.toFixed(2)} s`,
    `${median(rounds.map(({ ripgrep }) => ripgrep)).toFixed(2)} s`,
    `${median(rounds.map(({ read }) => read)).toFixed(2)} s`,
    (bytes / 1e6 / recalculation).toFixed(0),
  ];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
