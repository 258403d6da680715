import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { UI_SERIES } from '../domain/connections/ui-series.ts';
import { ENGINES } from '../domain/shared/engines.ts';
import { addDatabaseGauges, type MetricsState } from './database-gauges.ts';

/** Of calls that were made. */
const ANSWER_STATES = ['answered', 'no_answer', 'failed'];
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];
const EVENT_LOOP_PRECISION_MS = 20;

export interface RequestFacts {
  method: string;
  /** The path template, such as `/v1/reports/brand/{reportId}`. */
  route: string;
  status: number | 'aborted';
  seconds: number;
}

export interface JobFacts {
  job: string;
  outcome: 'completed' | 'failed' | 'exhausted';
  seconds: number;
  result?: unknown;
}

export interface Metrics {
  observeRequest: (facts: RequestFacts) => void;
  observeJob: (facts: JobFacts) => void;
  countLogLines: (counts: { lines: number; visits: number }) => void;
  countPostgresRestart: () => void;
  /** All metrics in the text format of Prometheus. */
  read: () => Promise<{ contentType: string; text: string }>;
}

export interface MetricsOptions {
  /** The version and, if it is known, the Git commit. */
  release: { version: string; commit?: string };
  role: string;
  /** Reads the stored state. Called once per scrape. */
  readState: () => Promise<MetricsState>;
  isEmbedded: boolean;
}

export function createMetrics({ release, role, readState, isEmbedded }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  new Gauge({
    name: 'sightline_info',
    help: 'Version, commit and role of the process. Always 1.',
    labelNames: ['version', 'commit', 'role'],
    registers,
  }).set({ ...release, role }, 1);
  const requests = new Histogram({
    name: 'sightline_http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, path template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'sightline_job_duration_seconds',
    help: 'Duration of job runs by job and outcome: completed or failed.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const exhausted = new Counter({
    name: 'sightline_jobs_exhausted_total',
    help: 'Jobs that failed on every attempt.',
    labelNames: ['job'],
    registers,
  });
  const answers = new Counter({
    name: 'sightline_answers_total',
    help: 'Engine calls by engine and state: answered, no_answer, failed, skipped or off.',
    labelNames: ['engine', 'state'],
    registers,
  });
  // A series that begins with its first call has no increase in Prometheus.
  for (const engine of ENGINES) for (const state of ANSWER_STATES) answers.inc({ engine, state }, 0);
  const lines = new Counter({ name: 'sightline_log_lines_total', help: 'Log lines received over HTTP.', registers });
  const visits = new Counter({
    name: 'sightline_log_visits_total',
    help: 'AI crawler visits in log lines received over HTTP.',
    registers,
  });
  const restarts = isEmbedded
    ? new Counter({
        name: 'sightline_embedded_postgres_restarts_total',
        help: 'Restarts of the embedded PostgreSQL after it was lost.',
        registers,
      })
    : null;
  const refresh = addDatabaseGauges(registers, isEmbedded);

  return {
    observeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    observeJob({ job, outcome, seconds, result }) {
      const engine = [...ENGINES, ...UI_SERIES, 'custom'].find((known) => job === `collect.${known}`);
      if (outcome === 'exhausted') {
        exhausted.inc({ job });
        if (engine) answers.inc({ engine, state: 'failed' });
        return;
      }
      jobs.observe({ job, outcome }, seconds);
      // The job that collects an answer returns the state of the answer.
      if (engine && typeof result === 'string') answers.inc({ engine, state: result });
    },
    countLogLines(counts) {
      lines.inc(counts.lines);
      visits.inc(counts.visits);
    },
    countPostgresRestart: () => restarts?.inc(),
    async read() {
      refresh(await readState());
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
