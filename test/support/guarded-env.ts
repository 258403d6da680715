import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('loopback-only.ts', import.meta.url));

/** The environment of a process that a test starts, which restricts it to loopback too. */
export const guardedEnv = { NODE_OPTIONS: `--import=${GUARD}` };
