import { failAudit, runAudit } from '../audits/run.ts';
import type { Context } from '../context.ts';
import { contentAudit } from './definition.ts';

export function runContentCheck(
  context: Context,
  { checkId }: { checkId: string },
  signal: AbortSignal,
): Promise<string> {
  return runAudit(context, contentAudit, checkId, signal);
}

export function failContentCheck(context: Context, { checkId }: { checkId: string }): Promise<void> {
  return failAudit(context, contentAudit, checkId);
}
