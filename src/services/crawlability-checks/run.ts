import { failAudit, runAudit } from '../audits/run.ts';
import type { Context } from '../context.ts';
import { crawlabilityAudit } from './definition.ts';

export function runCrawlabilityCheck(
  context: Context,
  { checkId }: { checkId: string },
  signal: AbortSignal,
): Promise<string> {
  return runAudit(context, crawlabilityAudit, checkId, signal);
}

export function failCrawlabilityCheck(context: Context, { checkId }: { checkId: string }): Promise<void> {
  return failAudit(context, crawlabilityAudit, checkId);
}
