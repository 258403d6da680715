import type { Database } from './database.ts';

/** Loads and compiles what Prisma needs for its first query, which blocks the process for some tenths of a second. */
export async function warmUp({ prisma }: Database): Promise<void> {
  await prisma.workspace.findFirst({ select: { id: true } });
}

/** Resolves if the tables of the application and of the queue can be read. */
export async function ping({ query }: Database): Promise<void> {
  await query`SELECT version FROM pgboss.version`;
}
