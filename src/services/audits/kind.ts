import type { Audit, AuditKind } from '../../domain/audits/audits.ts';
import type { Transaction } from '../../storage/database.ts';
import type { Context } from '../context.ts';

/** An audit ends with what it found, or with why the page could not be audited. */
export type AuditOutcome<Found> = Found | { failureReason: string };

/** What differs between kinds of audits; their life cycle is the same. */
export interface AuditDefinition<Check extends Audit, Found> {
  kind: AuditKind;
  job: 'audits.crawlability' | 'audits.content';
  /** How many of this kind work on a host and port at once; the others wait without occupying a worker. */
  slotsPerHost: number;
  find: (context: Context, auditId: string) => Promise<Check | null>;
  /** Does the work. What it throws is a fault of ours, for which the audit is tried again. */
  inspect: (context: Context, check: Check, signal: AbortSignal) => Promise<AuditOutcome<Found>>;
  /** Saves the outcome of a check that is pending. */
  save: (context: Context, tx: Transaction, check: Check, outcome: AuditOutcome<Found>) => Promise<void>;
}
