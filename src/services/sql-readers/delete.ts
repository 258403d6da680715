import { Failure, notFound } from '../../domain/shared/failures.ts';
import { dropSqlReader, ReaderRemainsError } from '../../storage/reporting/drop-sql-reader.ts';
import { findRoleProblem } from '../../storage/reporting/sql-readers.ts';

/** Ends the access of a reader, including its open sessions, and deletes its role with everything that it owns. */
export async function deleteSqlReader(databaseUrl: string, role: string): Promise<{ role: string }> {
  const isDropped = await dropSqlReader(databaseUrl, role).catch((error: unknown) => {
    throw explain(error, role);
  });
  if (!isDropped) throw notFound(`SQL reader ${role}`);
  return { role };
}

function explain(error: unknown, role: string): unknown {
  if (error instanceof ReaderRemainsError) {
    const reason = `The login of ${role} is disabled, but its role could not be deleted: ${error.message}.`;
    return Object.assign(new Failure('conflict', `${reason} Resolve this, and run the command again.`), {
      cause: error,
    });
  }
  if (findRoleProblem(error) === 'forbidden') {
    const remedy = `Grant it CREATEROLE and, from PostgreSQL 16 on, the role ${role} WITH ADMIN OPTION.`;
    return new Failure('forbidden', `The user of DATABASE_URL cannot change the role ${role}. ${remedy}`);
  }
  return error;
}
