export interface BenchmarkOptions {
  rounds: number;
  /** How long each candidate is under load in a round. */
  seconds: number;
  /** How long a log is, where one is read. */
  lines: number;
  /** How often a simulation is repeated. */
  repetitions: number;
}

export interface Report {
  /** For people. */
  text: string;
  /** For programs. */
  data: object;
}

export type Benchmark = (options: BenchmarkOptions) => Promise<Report>;
