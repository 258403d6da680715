import type { Context } from '../context.ts';

/** Whether this process can render pages and, if not and `withHint` is set, how to fix it. */
export function readBrowser(
  { renderer }: Context,
  { withHint }: { withHint: boolean },
): { browser: 'available' | 'missing'; browserHint?: string } {
  const state = renderer.readState();
  if (state.browser === 'available') return state;
  return { browser: 'missing', ...(withHint && { browserHint: state.hint }) };
}
