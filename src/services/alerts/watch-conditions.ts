import {
  type Condition,
  compareConditions,
  describeCondition,
  describeLimit,
  describeSilence,
} from '../../domain/alerts/conditions.ts';
import { findCrawlerConditions, RESPONSE_DAYS } from '../../domain/alerts/crawler-conditions.ts';
import { isSilent } from '../../domain/log-connectors/health.ts';
import { dayBefore, dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import {
  endAlerts,
  findReachedLimit,
  listConditionWorkspaces,
  listCrawlerResponses,
  listOpenAlerts,
} from '../../storage/alert-conditions.ts';
import { readHealth } from '../../storage/log-connectors/health.ts';
import { listConnectors } from '../../storage/log-connectors/log-connectors.ts';
import { listReports } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { fireAlert } from './fire.ts';

/** The job that reports crawlers that are rejected, connectors without logs, and budgets that are spent, when that begins. */
export async function watchConditions(context: Context): Promise<{ alerts: number }> {
  const { database, now } = context;
  const today = dayOf(now());
  let alerts = 0;
  for (const workspaceId of await listConditionWorkspaces(database, dayBefore(today))) {
    const conditions = await findConditions(context, workspaceId);
    alerts += await database.workspaceTransaction(workspaceId, async (tx) => {
      const { begun, endedIds } = compareConditions(conditions, await listOpenAlerts(tx, workspaceId));
      await endAlerts(tx, { workspaceId, ids: endedIds }, now());
      for (const condition of begun) {
        const content = describeCondition(condition, today);
        await fireAlert(context, tx, { ...content, workspaceId, reportId: null, isSimulated: false, day: today });
      }
      return begun.length;
    });
  }
  return { alerts };
}

async function findConditions(context: Context, workspaceId: string): Promise<Condition[]> {
  const { database, now } = context;
  const today = dayOf(now());
  const [report] = await listReports(database, { workspaceIds: [workspaceId], before: null, take: 1 });
  const links = report ? [{ title: 'AI agents', path: `/reports/${report.id}/agents` }] : [];
  const responses = await listCrawlerResponses(database, { workspaceId, ...windowEndingOn(today, RESPONSE_DAYS) });
  const reached = await findReachedLimit(database, { workspaceId, startDate: dayBefore(today), endDate: today });
  return [
    ...findCrawlerConditions(responses, links),
    ...(await findSilentConnectors(context, workspaceId, links)),
    ...(reached ? [describeLimit(reached)] : []),
  ];
}

const MOST_CONNECTORS = 1000;

async function findSilentConnectors(
  { database, now }: Context,
  workspaceId: string,
  links: Condition['links'],
): Promise<Condition[]> {
  const connectors = await listConnectors(database, { workspaceId, before: null, take: MOST_CONNECTORS });
  const health = await readHealth(
    database,
    workspaceId,
    connectors.map(({ id }) => id),
    now(),
  );
  return connectors.flatMap(({ id, domain }): Condition[] => {
    const ofConnector = health.get(id);
    if (!ofConnector || !isSilent(ofConnector, now())) return [];
    const lastBatchDate = ofConnector.lastBatchDate.toISOString();
    return [describeSilence({ connectorId: id, domain, lastBatchDate }, links)];
  });
}
