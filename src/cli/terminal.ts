import type { Env } from '../env.ts';

/** The environment of a command. */
export interface Terminal {
  loadEnv: () => Env;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `err` is a terminal. */
  isInteractive: boolean;
  /** Asks the user a question and returns the line they type. Absent if the input is not a terminal. */
  ask?: (question: string) => Promise<string>;
  /** Returns a signal that aborts on Ctrl-C. The command must then end by itself. */
  onInterrupt?: () => AbortSignal;
}
