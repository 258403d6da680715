import type { Database } from '../database.ts';

/** Whether the database has the extension Citus, so that its growing tables are distributed. */
export async function hasCitus({ query }: Pick<Database, 'query'>): Promise<boolean> {
  return (await query`SELECT 1 FROM pg_extension WHERE extname = 'citus'`).length > 0;
}
