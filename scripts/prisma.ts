/**
 * Runs the Prisma CLI.
 *   node scripts/prisma.ts generate
 */
import { spawnSync } from 'node:child_process';
import { PRISMA_CLI, PRISMA_ENV } from './prisma-command.ts';

const args = [PRISMA_CLI, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: PRISMA_ENV });
process.exitCode = status ?? 1;
