import type { Env } from '../env.ts';

/** The environment of a command. */
export interface Terminal {
  loadEnv: () => Env;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `err` is a terminal. */
  isInteractive: boolean;
  /** Returns a signal that aborts on Ctrl-C. The command must then end by itself. */
  onInterrupt?: () => AbortSignal;
}
