import { EXPORT_NAMES } from '../../src/domain/exports/exports.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { purgeAgentTraffic } from '../../src/services/agent-analytics/purge.ts';
import { sumAgentVisits } from '../../src/services/agent-analytics/sum-visits.ts';
import { partitionAnswers } from '../../src/services/answers/partition.ts';
import { runCollection } from '../../src/services/collection/run.ts';
import { countReportDay } from '../../src/services/reports/count-day.ts';
import { forgetReport } from '../../src/services/reports/forget.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { purgeWorkspaces } from '../../src/services/workspaces/purge.ts';
import { listWorkspacesWithAnswers } from '../../src/storage/connections.ts';
import { readOperatingState } from '../../src/storage/operating-state.ts';
import { logLine, sendLog } from './agent-analytics.ts';
import type { TestApp } from './app.ts';
import { exportUrl } from './exports.ts';
import { type Operation, operations, pathOf } from './operations.ts';
import type { Send } from './request.ts';

/** The day on which the drive takes place: the clock of the server must return it. */
export const DRIVE_DAY = '2026-11-15';
const WINDOW = { startDate: '2026-11-01', endDate: DRIVE_DAY, country: 'us' };
const PAGES_PER_DAY = 160;

interface Room {
  workspaceId: string;
  send: Send;
  tagId: string;
  promptIds: string[];
  reportId: string;
}

/**
 * Uses every operation and background job over HTTP as customers do: two workspaces collect answers, receive logs, read
 * everything, edit their reports, and one is deleted. Returns the requests that failed with an error of the server.
 */
export async function driveEverything(server: TestApp): Promise<string[]> {
  const failed: string[] = [];
  const watch =
    (send: Send): Send =>
    async (method, path, options) => {
      const reply = await send(method, path, options);
      if (reply.status >= 500 && reply.status !== 503) failed.push(`${reply.status} ${method} ${path}`);
      return reply as never;
    };
  const rooms = [await createRoom(server, watch), await createRoom(server, watch)];
  await server.app.startWorkers();
  await upgrade(server);
  for (const day of [-1, 0]) {
    await runCollection(server.app.context, { day: addDays(DRIVE_DAY, day) }, () => {});
  }
  for (const room of rooms) await receiveLogs(room);
  await sumAgentVisits(server.app.context);
  await readServer(server);
  const [first, second] = rooms as [Room, Room];
  await readEverything(first);
  for (const room of rooms) await editReport(server, room);
  await readEverything(second);
  await cleanUp(server, first, second);
  return failed;
}

/** What a server does when it starts, in case that it was upgraded. */
async function upgrade({ app: { services, context } }: TestApp): Promise<void> {
  await partitionAnswers(context, {});
  await services.requestStartupJobs();
}

/** What monitoring and a new connection of a provider read about all workspaces. */
async function readServer({ app: { context } }: TestApp): Promise<void> {
  await readOperatingState(context.database, context.now());
  await listWorkspacesWithAnswers(context.database, true);
}

async function createRoom(server: TestApp, watch: (send: Send) => Send): Promise<Room> {
  const { workspace, key } = await server.createWorkspace();
  const admin = await server.createKey([workspace.id], ['read', 'write', 'admin']);
  const send = watch((method, path, options) => server.send(method, path, { key: admin, ...options }));
  const base = `/v1/workspaces/${workspace.id}`;
  const tag = await send('POST', `${base}/tags`, { body: { name: 'Drive', color: 'blue' } });
  const texts = ['Which CRM is best?', 'Which CRM is cheap?', 'Is Acme CRM good?'];
  const prompts = await send('POST', `${base}/prompts`, {
    key,
    body: { prompts: texts, country: 'us', tagIds: [tag.body.id] },
  });
  const promptIds = prompts.body.items.map(({ id }: { id: string }) => id);
  const competitors = [{ brand: 'Globex', brandVariations: [], brandDomain: 'globex.com', brandDomainVariations: [] }];
  const body = { workspaceId: workspace.id, brand: 'Acme CRM', brandDomain: 'acme.com', promptIds, competitors };
  const report = await send('POST', '/v1/reports/brand', { body });
  return { workspaceId: workspace.id, send, tagId: tag.body.id, promptIds, reportId: report.body.id };
}

/** Enough pages in a past week to be summed. */
async function receiveLogs({ send, workspaceId }: Room): Promise<void> {
  const path = `/v1/workspaces/${workspaceId}/log-connectors`;
  const connector = await send('POST', path, { body: { kind: 'combined', domain: 'acme.com' } });
  for (let day = 2; day <= 14; day++) {
    const date = `${String(day).padStart(2, '0')}/Nov/2026`;
    const lines = Array.from({ length: PAGES_PER_DAY }, (_, page) => logLine({ day: date, path: `/page-${page}` }));
    await sendLog(connector.body, lines.join(''));
  }
}

async function readEverything(room: Room): Promise<void> {
  const { send, reportId, tagId } = room;
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    await sendOperation(room, operation);
    if (operation.query.includes('tagId')) await sendOperation(room, operation, { tagId });
  }
  for (const operation of operations.filter(({ method, path }) => method === 'POST' && !isCreation(path))) {
    await sendOperation(room, operation);
  }
  for (const name of EXPORT_NAMES) await send('GET', exportUrl(`${name}.csv`, { reportId, ...WINDOW }));
}

/** Keys and workspaces are created once. */
function isCreation(path: string): boolean {
  return /\/(api-keys|workspaces|rotate|revoke)$/.test(path);
}

function sendOperation(room: Room, operation: Operation, more: Record<string, string> = {}) {
  const { send, workspaceId, reportId, promptIds, tagId } = room;
  const [promptId = ''] = promptIds;
  const named: Record<string, unknown> = {
    workspaceId,
    reportId,
    promptIds,
    tagIds: [tagId],
    brandReportIds: [reportId],
  };
  const path = pathOf(operation, { id: workspaceId, reportId, promptId, tagId });
  const known = { ...operation.requiredQuery, ...WINDOW, ...more, workspaceId, promptId };
  const search = new URLSearchParams(Object.entries(known).filter(([name]) => operation.query.includes(name)));
  if (operation.query.includes('limit')) search.set('limit', '2');
  const body = operation.body && {
    ...operation.body,
    ...Object.fromEntries(Object.entries(named).filter(([name]) => name in (operation.body ?? {}))),
  };
  return send(operation.method, `${path}?${search.toString()}`, body && { body });
}

async function editReport(server: TestApp, { send, reportId }: Room): Promise<void> {
  await send('PATCH', `/v1/reports/brand/${reportId}`, { body: { brandVariations: ['Acme'] } });
  await recalculateReport(server.app.context, { reportId });
  await countReportDay(server.app.context, { reportId, day: DRIVE_DAY });
}

async function cleanUp(server: TestApp, kept: Room, deleted: Room): Promise<void> {
  const { context } = server.app;
  const { workspaceId, reportId, promptIds, send } = kept;
  await send('DELETE', `/v1/workspaces/${workspaceId}/prompts/${promptIds[0]}`);
  await recalculateReport(context, { reportId });
  await send('DELETE', `/v1/reports/brand/${reportId}`);
  await forgetReport(context, { workspaceId, reportId });
  await purgeAgentTraffic({ ...context, agentTrafficDays: 7 });
  await deleted.send('DELETE', `/v1/workspaces/${deleted.workspaceId}`);
  await purgeWorkspaces(context, {}, new AbortController().signal);
}
