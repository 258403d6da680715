import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('loopback-only.ts', import.meta.url));

/** The environment of a process that a test starts: it too stays on this machine. */
export const guardedEnv = { NODE_OPTIONS: `--import=${GUARD}` };
