import { type Load, runLoad } from './load.ts';
import type { ServerProcess } from './server-process.ts';

export interface Candidate {
  name: string;
  server: ServerProcess;
  load: Load;
}

export interface Measure {
  /** Responses per second. */
  rate: number;
  /** Server CPU time per response, in microseconds. */
  cpu: number;
}

export interface Comparison {
  name: string;
  /** Medians over the rounds. */
  rate: number;
  cpu: number;
  /** Rate relative to the first candidate's rate in the same round. */
  ratio: { median: number; min: number; max: number };
  /** The first candidate's CPU time per response relative to this one's, in the same round. */
  cpuRatio: number;
}

const WARM_UP_SECONDS = 2;
/** Load before each measurement, because caches are cold after other candidates ran. It is not counted. */
const LEAD_IN_SECONDS = 0.3;

/** Alternates between the candidates, in reverse order every other round, and compares them with the first one. */
export async function compare(candidates: Candidate[], rounds: number, seconds: number): Promise<Comparison[]> {
  for (const { load } of candidates) await runLoad(load, WARM_UP_SECONDS);
  const measures = new Map<Candidate, Measure[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? candidates : candidates.toReversed();
    for (const candidate of turn) measures.get(candidate)?.push(await measure(candidate, seconds));
  }
  const [peer = []] = measures.values();
  return candidates.map((candidate) => summarize(candidate.name, measures.get(candidate) ?? [], peer));
}

async function measure({ server, load }: Candidate, seconds: number): Promise<Measure> {
  await runLoad(load, LEAD_IN_SECONDS);
  const before = await server.readCpu();
  const { requests, rate } = await runLoad(load, seconds);
  return { rate, cpu: ((await server.readCpu()) - before) / requests };
}

function summarize(name: string, own: Measure[], peer: Measure[]): Comparison {
  const share = (of: (own: Measure, peer: Measure) => number) =>
    own.map((measured, round) => of(measured, peer[round] ?? measured));
  const ratios = share((a, b) => a.rate / b.rate);
  return {
    name,
    rate: median(own.map(({ rate }) => rate)),
    cpu: median(own.map(({ cpu }) => cpu)),
    ratio: { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
    cpuRatio: median(share((a, b) => b.cpu / a.cpu)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
