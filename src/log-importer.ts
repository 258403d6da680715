import type { Env } from './env.ts';
import { findLiveFile, findLogFiles } from './gateways/logs/find-files.ts';
import { followLog } from './services/agent-analytics/follow.ts';
import { importLog } from './services/agent-analytics/import.ts';
import type { Log, LogContext } from './services/context.ts';
import { openPool } from './storage/postgres/pool.ts';
import { reachPostgres } from './storage/postgres/reach.ts';
import { createSqlDatabase } from './storage/postgres/sql-database.ts';

export interface LogImporter {
  importLog: (input: Parameters<typeof importLog>[1]) => ReturnType<typeof importLog>;
  followLog: (input: Parameters<typeof followLog>[1]) => ReturnType<typeof followLog>;
  findLogFiles: typeof findLogFiles;
  findLiveFile: typeof findLiveFile;
  close: () => Promise<void>;
}

/** Creates only what counting a log file needs: loading all of `app.ts` takes longer than counting a million lines. */
export async function openLogImporter({ env, log }: { env: Env; log: Log }): Promise<LogImporter> {
  const postgres = await reachPostgres({ ...env, log });
  const pool = openPool(postgres.url, env.databasePoolSize);
  const { agentTrafficDays } = env;
  const context: LogContext = { database: createSqlDatabase(pool), now: () => new Date(), agentTrafficDays };
  return {
    importLog: importLog.bind(null, context),
    followLog: followLog.bind(null, context),
    findLogFiles,
    findLiveFile,
    async close() {
      await pool.end();
      await postgres.release();
    },
  };
}
