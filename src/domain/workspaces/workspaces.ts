export interface Workspace {
  id: string;
  name: string;
  promptsUsedCount: number;
  promptsMaxCount: number;
  geoAuditUsedCount: number;
  geoAuditMaxCount: number;
  createdDate: string;
  updatedDate: string;
}

export const DEFAULT_PROMPTS_MAX = 1000;
export const DEFAULT_AUDITS_MAX = 100;
/** Maximum allowance. Fits into a 32-bit column. */
export const LARGEST_ALLOWANCE = 1_000_000_000;

/** Audit allowances apply per calendar month (UTC). */
export function auditMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** Whether `more` prompts fit into the allowance. */
export function fitsPromptAllowance(
  workspace: Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>,
  more: number,
): boolean {
  return workspace.promptsUsedCount + more <= workspace.promptsMaxCount;
}

/** Seconds until audits are counted from zero again. */
export function secondsToNextMonth(now: Date): number {
  return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000);
}
