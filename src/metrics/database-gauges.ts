import { Gauge, type Registry } from 'prom-client';

/** The state of the database at the time of a scrape. */
export interface MetricsState {
  pool: { total: number; idle: number; waiting: number };
  /** Null if the database does not respond. */
  stored: StoredState | null;
}

export interface StoredState {
  queues: { name: string; waiting: number; running: number; oldestSeconds: number }[];
  deadJobs: number;
  spentUsd: number;
  dailyBudgetUsd: number;
  reportsRecalculating: number;
  isCollectedToday: boolean | null;
  backupAgeSeconds: number | null;
}

/** Gauges of the stored state. They are refreshed before each scrape, and omitted if the database does not respond. */
export function addDatabaseGauges(registers: Registry[], isEmbedded: boolean): (state: MetricsState) => void {
  const add = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const up = add('sightline_database_up', 'Whether PostgreSQL responds (1) or not (0).');
  const embedded = isEmbedded
    ? add('sightline_embedded_postgres_up', 'Whether the embedded PostgreSQL responds (1) or not (0).')
    : null;
  const pool = add('sightline_database_pool_connections', 'Connections of the pool by state: used or idle.', ['state']);
  const poolWaiting = add('sightline_database_pool_waiting', 'Requests that wait for a connection of the pool.');
  const jobs = add('sightline_queue_jobs', 'Jobs by queue and state: waiting or running.', ['queue', 'state']);
  const age = add('sightline_queue_oldest_seconds', 'How long the oldest due job of a queue has waited.', ['queue']);
  const deadJobs = add('sightline_dead_jobs', 'Rows in the table DeadJob.');
  const spent = add('sightline_spending_today_usd', 'Cost of the engine calls of today (UTC) in US dollars.');
  const budget = add('sightline_daily_budget_usd', 'Maximum cost of engine calls per day in US dollars.');
  const recalculating = add('sightline_reports_recalculating', 'Reports whose statistics are being recalculated.');

  const collected = add(
    'sightline_collected_today',
    'Whether an answer of today (UTC) is stored (1) or not (0). Absent without reports.',
  );
  const backupAge = add(
    'sightline_backup_age_seconds',
    'Time since the command backup last completed. Absent if it never did.',
  );

  return ({ pool: { total, idle, waiting }, stored }) => {
    up.set(Number(stored !== null));
    embedded?.set(Number(stored !== null));
    pool.set({ state: 'used' }, total - idle);
    pool.set({ state: 'idle' }, idle);
    poolWaiting.set(waiting);
    for (const labeled of [jobs, age]) labeled.reset();
    for (const gauge of [deadJobs, spent, budget, recalculating, collected, backupAge]) gauge.remove();
    if (stored === null) return;
    for (const queue of stored.queues) {
      jobs.set({ queue: queue.name, state: 'waiting' }, queue.waiting);
      jobs.set({ queue: queue.name, state: 'running' }, queue.running);
      age.set({ queue: queue.name }, queue.oldestSeconds);
    }
    deadJobs.set(stored.deadJobs);
    spent.set(stored.spentUsd);
    budget.set(stored.dailyBudgetUsd);
    recalculating.set(stored.reportsRecalculating);
    if (stored.isCollectedToday !== null) collected.set(Number(stored.isCollectedToday));
    if (stored.backupAgeSeconds !== null) backupAge.set(stored.backupAgeSeconds);
  };
}
