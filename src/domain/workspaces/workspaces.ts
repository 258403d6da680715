import type { Caller } from '../access/access.ts';
import { forbidden } from '../shared/failures.ts';

export interface Workspace {
  id: string;
  name: string;
  promptsUsedCount: number;
  promptsMaxCount: number;
  geoAuditUsedCount: number;
  geoAuditMaxCount: number;
  /** Maximum cost of its calls per day (UTC), in US dollars; absent for none. */
  dailyBudgetUsd?: number;
  /** An IANA name, such as Europe/Berlin; absent for UTC. */
  timeZone?: string;
  createdDate: string;
  updatedDate: string;
}

export const DEFAULT_PROMPTS_MAX = 1000;
export const DEFAULT_AUDITS_MAX = 100;
/** Maximum allowance. Fits into a 32-bit column. */
export const LARGEST_ALLOWANCE = 1_000_000_000;

type Allowances = Pick<Workspace, 'promptsMaxCount' | 'geoAuditMaxCount'>;

/** A tenant cannot raise its allowances: values other than the current ones, or the defaults, require `server`. */
export function requireAllowances(
  caller: Caller,
  sent: { [Name in keyof Allowances]?: number | undefined },
  { promptsMaxCount, geoAuditMaxCount }: Allowances,
): void {
  const { promptsMaxCount: prompts = promptsMaxCount, geoAuditMaxCount: audits = geoAuditMaxCount } = sent;
  if (caller.permissions.includes('server') || (prompts === promptsMaxCount && audits === geoAuditMaxCount)) return;
  throw forbidden(
    'The allowances of a workspace can only be set with the permission "server", which this API key lacks',
  );
}

/** Only the operator limits what a workspace spends. The current value can be sent back. */
export function requireBudget(caller: Caller, sent: number | null | undefined, stored: number | undefined): void {
  if (sent === undefined || (sent ?? undefined) === stored || caller.permissions.includes('server')) return;
  throw forbidden('The budget of a workspace can only be set with the permission "server", which this API key lacks');
}

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
