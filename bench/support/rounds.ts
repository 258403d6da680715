import { type Load, putUnderLoad } from './load.ts';
import type { ServerProcess } from './server-process.ts';

export interface Candidate {
  name: string;
  server: ServerProcess;
  load: Load;
}

export interface Measure {
  /** Replies per second. */
  rate: number;
  /** Processor time of the server per reply, in microseconds. */
  cpu: number;
}

export interface Comparison {
  name: string;
  /** Medians over the rounds. */
  rate: number;
  cpu: number;
  /** Rate as a share of the first candidate's rate in the same round. */
  ratio: { median: number; least: number; most: number };
  /** The first candidate's processor time per reply as a share of this one's, in the same round. */
  cpuRatio: number;
}

const WARM_UP_SECONDS = 2;
/** Whoever had to wait for its turn comes back to cold caches; that is not counted. */
const LEAD_IN_SECONDS = 0.3;

/** Candidates take turns, in the opposite order every other round, and are compared with the first of them. */
export async function compare(candidates: Candidate[], rounds: number, seconds: number): Promise<Comparison[]> {
  for (const { load } of candidates) await putUnderLoad(load, WARM_UP_SECONDS);
  const measures = new Map<Candidate, Measure[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? candidates : candidates.toReversed();
    for (const candidate of turn) measures.get(candidate)?.push(await measure(candidate, seconds));
  }
  const [peer = []] = measures.values();
  return candidates.map((candidate) => summarise(candidate.name, measures.get(candidate) ?? [], peer));
}

async function measure({ server, load }: Candidate, seconds: number): Promise<Measure> {
  await putUnderLoad(load, LEAD_IN_SECONDS);
  const before = await server.readCpu();
  const { requests, rate } = await putUnderLoad(load, seconds);
  return { rate, cpu: ((await server.readCpu()) - before) / requests };
}

function summarise(name: string, own: Measure[], peer: Measure[]): Comparison {
  const share = (of: (own: Measure, peer: Measure) => number) =>
    own.map((measured, round) => of(measured, peer[round] ?? measured));
  const ratios = share((a, b) => a.rate / b.rate);
  return {
    name,
    rate: median(own.map(({ rate }) => rate)),
    cpu: median(own.map(({ cpu }) => cpu)),
    ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    cpuRatio: median(share((a, b) => b.cpu / a.cpu)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
