import { NO_FIGURES } from '../../domain/alerts/alerts.ts';
import { type Condition, compareConditions } from '../../domain/alerts/conditions.ts';
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
      for (const { details, ...condition } of begun) {
        await fireAlert(context, tx, {
          ...condition,
          workspaceId,
          reportId: null,
          state: 'fired',
          mutedReason: null,
          isSimulated: false,
          day: today,
          startDate: today,
          endDate: today,
          beforeStartDate: null,
          beforeEndDate: null,
          figures: { ...NO_FIGURES, details },
        });
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
    const last = ofConnector.lastBatchDate.toISOString();
    const details = { connectorId: id, lastBatchDate: last };
    const sentence = `The log connector of ${domain} has received no logs since ${last.slice(0, 16).replace('T', ' ')} (UTC).`;
    return [{ event: 'log_connector.silent', subject: id, details, sentence, links }];
  });
}

const LIMITS = {
  workspace_budget: 'The daily budget of the workspace',
  fair_share: "The workspace's share of the daily budget of the server",
  server_budget: 'The daily budget of the server',
};

function describeLimit({ day, limit }: { day: string; limit: keyof typeof LIMITS }): Condition {
  return {
    event: 'budget.spent',
    subject: '',
    details: { day, limit },
    sentence: `${LIMITS[limit]} was spent on ${day}. The remaining calls of the day are skipped.`,
    links: [{ title: 'Settings', path: '/settings' }],
  };
}
