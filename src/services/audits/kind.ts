import type { Audit, AuditKind } from '../../domain/audits/audits.ts';
import type { Database } from '../../storage/database.ts';
import type { Context } from '../context.ts';

/** What the runner needs to know of an audit. */
export type RunnableAudit = Pick<Audit, 'id' | 'workspaceId' | 'status'>;

/** An audit ends with what it found, or with the reason why it could not be done. */
export type AuditOutcome<Found> = Found | { failureReason: string };

/** What differs between kinds of audits; their life cycle is the same. */
export interface AuditDefinition<Check extends RunnableAudit, Found> {
  kind: AuditKind;
  /**
   * How many of this kind work on a host and port at once; the others wait without occupying a worker. Null for audits without a
   * host, whose time starts when they are created.
   */
  slotsPerHost: number | null;
  enqueue: (context: Context, tx: Database, auditIds: readonly string[]) => Promise<void>;
  find: (context: Context, auditId: string) => Promise<Check | null>;
  /** Does the work. Errors that it throws are ours, and the audit is tried again. */
  inspect: (context: Context, check: Check, signal: AbortSignal) => Promise<AuditOutcome<Found>>;
  /** Saves the outcome of a pending check. */
  save: (context: Context, tx: Database, check: Check, outcome: AuditOutcome<Found>) => Promise<void>;
}
