export interface BenchmarkOptions {
  rounds: number;
  /** Duration of the load on each candidate per round. */
  seconds: number;
  /** Number of log lines, for benchmarks that read a log. */
  lines: number;
  /** How often a simulation is repeated. */
  repetitions: number;
  /** How many repetitions of a simulation of experiments have an effect. */
  effects: number;
  /** Number of workspaces, for the benchmark of an agency. */
  workspaces: number;
  /** A file with the finished parts of a long simulation, which are not run again. */
  resume: string | undefined;
}

export interface Report {
  /** Human-readable result. */
  text: string;
  /** Machine-readable result. */
  data: object;
}

export type Benchmark = (options: BenchmarkOptions) => Promise<Report>;

/** Reports what a long benchmark does next. The result is printed to standard output. */
export function showStep(step: string): void {
  process.stderr.write(`${Math.round(performance.now() / 1000)} s: ${step}\n`);
}
