import { randomBytes } from 'node:crypto';
import { Failure, notFound } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { scramVerifier } from '../../domain/sql-readers/scram.ts';
import { hasCitus } from '../../storage/postgres/distribution/has-citus.ts';
import { findRemainingPrivileges, type RemainingPrivileges } from '../../storage/reporting/restrict.ts';
import { findRoleProblem, insertSqlReader, type SqlReader } from '../../storage/reporting/sql-readers.ts';
import { holdWorkspaceIds } from '../../storage/workspaces/workspaces.ts';
import type { Context } from '../context.ts';
import { drawToken } from '../tokens.ts';

export interface CreateSqlReaderInput {
  workspaceIds: string[];
  /** Defaults to a new name. */
  role?: string | undefined;
}

export interface CreatedSqlReader extends SqlReader {
  password: string;
  /** With the password. */
  url: string;
  /** What the role can do in addition to reading the views, because the user of the database cannot revoke it. */
  canAlso: string[];
}

const SALT_BYTES = 16;

/** Creates a role that can read the views of the schema `reporting` for these workspaces. Its password is shown only once. */
export async function createSqlReader(
  { database }: Context,
  databaseUrl: string,
  { workspaceIds: sent, role = `sightline_reader_${randomBytes(4).toString('hex')}` }: CreateSqlReaderInput,
): Promise<CreatedSqlReader> {
  if (await hasCitus(database)) {
    throw new Failure(
      'conflict',
      'Roles cannot be created on Citus, because its nodes do not apply the privileges of views',
    );
  }
  const workspaceIds = deduplicate(sent);
  const known = await holdWorkspaceIds(database, workspaceIds);
  const unknown = workspaceIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw notFound(`Workspace ${unknown}`);
  const password = drawToken();
  const verifier = scramVerifier(password, randomBytes(SALT_BYTES));
  try {
    await database.transaction((tx) => insertSqlReader(tx, { role, workspaceIds, verifier }));
  } catch (error) {
    throw explain(error, role);
  }
  const canAlso = describe(await findRemainingPrivileges(database, role));
  return { role, workspaceIds, password, url: urlOf(databaseUrl, role, password), canAlso };
}

function describe(remaining: RemainingPrivileges): string[] {
  return [
    ...(remaining.hasTables ? ['create tables in the schema public'] : []),
    ...(remaining.hasTemporaryTables ? ['create temporary tables of any size'] : []),
    ...(remaining.hasWritingFunctions ? ['create large objects, and write to the write-ahead log'] : []),
    ...(remaining.hasTempFiles ? ['write temporary files of any size, for example to sort rows'] : []),
    ...(remaining.hasPreparedTransactions ? ['prepare transactions, which hold their locks until they are ended'] : []),
    ...(remaining.databases.length > 0 ? [`connect to other databases: ${remaining.databases.join(', ')}`] : []),
  ];
}

function explain(error: unknown, role: string): unknown {
  const problem = findRoleProblem(error);
  if (problem === 'duplicate') return new Failure('conflict', `A role with the name ${role} already exists`);
  if (problem === 'forbidden') {
    return new Failure('forbidden', 'The user of DATABASE_URL cannot create roles. Grant it CREATEROLE.');
  }
  return error;
}

function urlOf(databaseUrl: string, role: string, password: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
