import { FINISH_JOBS_MS } from '../../src/jobs/queue.ts';
import { FINISH_REQUESTS_MS } from '../../src/main.ts';
import { STATEMENT_MS } from '../../src/storage/postgres/deadlines.ts';

const STOP_POSTGRES_MS = 30_000;

/** How long a stop may take: requests, then jobs, then a statement that is still executed, then the embedded PostgreSQL. */
export const LONGEST_STOP_MS = FINISH_REQUESTS_MS + FINISH_JOBS_MS + STATEMENT_MS + STOP_POSTGRES_MS;
