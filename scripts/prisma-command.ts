import { join } from 'node:path';

/** The Prisma CLI without the engine download, which neither `generate` nor `studio` needs. */
export const PRISMA_CLI = join(import.meta.dirname, '../node_modules/prisma/build/index.js');

export const PRISMA_ENV = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: 'true',
  CHECKPOINT_DISABLE: '1',
  ...process.env,
};
