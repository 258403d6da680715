import type { Audit, AuditKind } from '../../domain/audits/audits.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';

/** The fields of an audit that the runner needs. */
export type RunnableAudit = Pick<Audit, 'id' | 'workspaceId' | 'status'>;

/** An audit ends with its results, or with the reason for its failure. */
export type AuditOutcome<Found> = Found | { failureReason: string };

/** The differences between kinds of audits; their life cycle is the same. */
export interface AuditDefinition<Check extends RunnableAudit, Found> {
  kind: AuditKind;
  /**
   * Maximum number of concurrent audits of this kind per host and port; the others wait without occupying a worker. Null for
   * audits without a host, whose time starts when they are created.
   */
  slotsPerHost: number | null;
  enqueue: (context: Context, tx: Database, auditIds: readonly string[]) => Promise<void>;
  find: (context: Context, auditId: string) => Promise<Check | null>;
  /** Runs the audit. Errors that it throws are internal errors, and the audit is retried. */
  inspect: (context: Context, check: Check, signal: AbortSignal) => Promise<AuditOutcome<Found>>;
  /** Saves the outcome of a pending check. */
  save: (context: Context, tx: Database, check: Check, outcome: AuditOutcome<Found>) => Promise<void>;
}
