import { failAudit, runAudit } from '../audits/run.ts';
import type { Context } from '../context.ts';
import { fanOutAudit } from './definition.ts';

export function runQueryFanOut(
  context: Context,
  { fanOutId }: { fanOutId: string },
  signal: AbortSignal,
): Promise<string> {
  return runAudit(context, fanOutAudit, fanOutId, signal);
}

export function failQueryFanOut(context: Context, { fanOutId }: { fanOutId: string }): Promise<void> {
  return failAudit(context, fanOutAudit, fanOutId);
}
