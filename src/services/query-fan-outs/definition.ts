import { type FanOutResult, failAll, type QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { endQueryFanOut, findQueryFanOut } from '../../storage/query-fan-outs.ts';
import type { AuditDefinition } from '../audits/kind.ts';
import { expandQuery } from './expand-query.ts';

/** A fan-out that fails is completed, with every engine failed. */
export const fanOutAudit: AuditDefinition<QueryFanOut, FanOutResult[]> = {
  kind: 'fan-out',
  slotsPerHost: null,
  enqueue: ({ enqueue }, tx, ids) => enqueue(tx, 'audits.fan-out', ...ids.map((fanOutId) => ({ fanOutId }))),
  find: ({ database }, fanOutId) => findQueryFanOut(database, fanOutId),
  inspect: expandQuery,
  save: (_context, tx, fanOut, outcome) =>
    endQueryFanOut(tx, fanOut, 'failureReason' in outcome ? failAll(outcome.failureReason) : outcome),
};
