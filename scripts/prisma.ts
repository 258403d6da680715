/**
 * Runs Prisma's command line without the engine that it would otherwise download: neither `generate` nor `studio` needs it.
 *   node scripts/prisma.ts generate
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const prisma = join(import.meta.dirname, '../node_modules/prisma/build/index.js');
const { status } = spawnSync(process.execPath, [prisma, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: 'true',
    CHECKPOINT_DISABLE: '1',
    ...process.env,
  },
});
process.exitCode = status ?? 1;
