import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('loopback-only.ts', import.meta.url));

const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** The environment of a process that a test starts, which restricts it to loopback too, and starts it faster. */
export const guardedEnv = { NODE_OPTIONS: `--import=${GUARD}`, NODE_COMPILE_CACHE: COMPILE_CACHE };
