import { requireWorkspace } from '../../domain/access/access.ts';
import { botsOf, resolveWindow } from '../../domain/agent-analytics/stats.ts';
import type { AgentEngine } from '../../domain/crawlers/crawler.ts';
import { CRAWLERS } from '../../domain/crawlers/table.ts';
import { EXPORTS, type ExportName } from '../../domain/exports/exports.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { copyStatement } from '../../storage/exports/copy-select.ts';
import { type ExportedVisits, selectReferrals, selectVisits } from '../../storage/exports/traffic.ts';
import type { Sql } from '../../storage/postgres/fragments.ts';
import { resolveVisits } from '../agent-analytics/resolve-visits.ts';
import type { CallerContext } from '../context.ts';
import { formatRows } from './format-rows.ts';
import { type ExportOptions, exportStatement } from './options.ts';

/** The traffic of a report's domains, or of a workspace. */
export interface ExportTrafficInput {
  reportId?: string | undefined;
  workspaceId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface ExportVisitsInput extends ExportTrafficInput {
  engine?: AgentEngine | undefined;
  engines?: AgentEngine | undefined;
}

export function exportVisits(
  context: CallerContext,
  input: ExportVisitsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  return exportTraffic(context, input, 'agent-visits', selectVisits, options);
}

export function exportReferrals(
  context: CallerContext,
  input: ExportTrafficInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  return exportTraffic(context, input, 'referrals', selectReferrals, options);
}

async function* exportTraffic(
  context: CallerContext,
  input: ExportVisitsInput,
  name: ExportName,
  select: (filter: ExportedVisits) => Sql,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const filter = await resolveTraffic(context, input);
  const { columns } = EXPORTS[name];
  if (filter === null) {
    yield* formatRows(columns, [], options);
    return;
  }
  const statement = copyStatement(columns, options.format, select(filter));
  yield* exportStatement(context, filter.workspaceId, statement, options);
}

/** Several crawlers may share a name. */
const crawlers = [...new Map(CRAWLERS.map((crawler) => [crawler.name, crawler])).values()];

/** Null if no log of the report is connected. */
async function resolveTraffic(context: CallerContext, input: ExportVisitsInput): Promise<ExportedVisits | null> {
  const { reportId, workspaceId, engine = input.engines } = input;
  if (reportId !== undefined) {
    const { filter } = await resolveVisits(context, { ...input, reportId });
    return filter && { ...filter, crawlers };
  }
  if (workspaceId === undefined) throw new Error('Either a report or a workspace is required');
  requireWorkspace(context.caller, workspaceId);
  const chosen = engine ? botsOf(engine) : { bots: null, areLeftOut: false };
  return { workspaceId, ...resolveWindow(input, dayOf(context.now())), domains: null, ...chosen, crawlers };
}
