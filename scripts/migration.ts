/**
 * Writes a new migration: the SQL between the schema of the last commit and the schema in the working tree.
 *   npm run migration -- add_reports
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '../src/storage/postgres/embedded/attach.ts';
import { chooseStamp } from './migration/stamp.ts';
import { schemaSql } from './schema-sql.ts';

const SCHEMA = 'prisma/schema.prisma';
const MIGRATIONS = 'prisma/migrations';
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name))
  throw new Error('Specify a name in lower case: npm run migration -- add_reports');

const dataDir = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
const postgres = await attachEmbeddedPostgres({ dataDir });
try {
  const sql = await schemaSql(postgres.url, readFileSync(SCHEMA, 'utf8'), committedSchema());
  const folder = `${MIGRATIONS}/${chooseStamp(readdirSync(MIGRATIONS), new Date())}_${name}`;
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  process.stdout.write(`${folder}/migration.sql\n`);
} finally {
  await postgres.release();
  rmSync(dataDir, { recursive: true, force: true });
}

function committedSchema(): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${SCHEMA}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
