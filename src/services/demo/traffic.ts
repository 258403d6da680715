import { DEMO_REPORT } from '../../domain/demo/demo.ts';
import { createDemoVisits } from '../../domain/demo/traffic.ts';
import { addVisits } from '../../storage/agent-analytics/visits.ts';
import { listConnectors } from '../../storage/log-connectors/log-connectors.ts';
import { sumAgentVisits } from '../agent-analytics/sum-visits.ts';
import type { CallerContext } from '../context.ts';
import { createLogConnector } from '../log-connectors/create.ts';
import type { Demo } from './ask.ts';

/** A log connector and its visits. Those of an earlier attempt are kept. */
export async function ensureTraffic(context: CallerContext, { workspaceId, today }: Demo): Promise<void> {
  const connectors = await listConnectors(context.database, { workspaceId, before: null, take: 1 });
  if (connectors.length > 0) return;
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    const input = { id: workspaceId, kind: 'combined' as const, domain: DEMO_REPORT.brandDomain };
    await createLogConnector({ ...context, database: tx }, input);
    await addVisits(tx, workspaceId, createDemoVisits(today));
  });
  await sumAgentVisits(context);
}
