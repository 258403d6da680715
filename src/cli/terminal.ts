import type { Env } from '../env.ts';

/** What a command needs of the world around it. */
export interface Terminal {
  loadEnv: () => Env;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether a person sees what goes to `err`. */
  isWatched: boolean;
  /** Aborts when the person wants to stop; from then on it is up to the command to end. */
  onInterrupt?: () => AbortSignal;
}
