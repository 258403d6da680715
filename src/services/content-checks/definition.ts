import type { ContentCheck, ContentResult } from '../../domain/content-checks/checks.ts';
import { endContentCheck, findContentCheck } from '../../storage/content-checks.ts';
import type { AuditDefinition } from '../audits/kind.ts';
import { withSiteOf } from '../demo/site.ts';
import { inspectContent } from './inspect.ts';

export const contentAudit: AuditDefinition<ContentCheck, ContentResult> = {
  kind: 'content',
  slotsPerHost: 2,
  enqueue: ({ enqueue }, tx, ids) => enqueue(tx, 'audits.content', ...ids.map((checkId) => ({ checkId }))),
  find: ({ database }, checkId) => findContentCheck(database, checkId),
  inspect: (context, check, signal) => inspectContent(withSiteOf(context, new URL(check.url)), check, signal),
  save: (context, tx, check, outcome) => endContentCheck(tx, check, outcome, context.now()),
};
