import type { Context } from '../context.ts';

/** Whether this process can render pages and, if not, how to fix it. */
export function readBrowser({ renderer }: Context): { browser: 'available' | 'missing'; browserHint?: string } {
  const state = renderer.readState();
  return state.browser === 'available' ? state : { browser: 'missing', browserHint: state.hint };
}
