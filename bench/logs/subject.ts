import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type App, createApp } from '../../src/app.ts';
import { ADDRESS_LIST_URLS } from '../../src/domain/crawlers/verification.ts';
import type { LogKind } from '../../src/domain/logs/formats/formats.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';
import { createLogConnector } from '../../src/services/log-connectors/create.ts';
import { saveAddressList } from '../../src/storage/agent-analytics/address-lists.ts';
import { generateLog, type LogShape, type LogTruth, newTruth } from '../../test/support/generated-log.ts';
import { createPrefixes } from './addresses.ts';

export interface GeneratedFile {
  file: string;
  kind: LogKind;
  truth: LogTruth;
}

/** Writes a log in which three in a hundred lines come from AI crawlers. */
export async function writeLog(file: string, shape: LogShape, lines: number): Promise<GeneratedFile> {
  const truth = newTruth();
  const lastDay = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await pipeline(Readable.from(generateLog({ seed: 1, shape, lines, lastDay }, truth)), createWriteStream(file));
  return { file, kind: shape === 'json' ? 'json' : 'combined', truth };
}

export interface Subject {
  /** Creates a connector in a new workspace without any visits. */
  createConnector: (kind: LogKind) => Promise<{ workspaceId: string; connectorId: string }>;
  /** Throws if the counters are wrong. */
  verifyCounters: (workspaceId: string, truth: LogTruth) => Promise<void>;
  close: () => Promise<void>;
}

export async function prepareSubject(url: string): Promise<Subject> {
  const app = await createApp({ env: { ...readEnv({ DATABASE_URL: url }), role: 'api' }, log: createLog('warn') });
  // About as many prefixes as the largest operators publish together, distributed over all lists.
  const prefixes = createPrefixes();
  for (const [index, list] of ADDRESS_LIST_URLS.entries()) {
    const own = prefixes.filter((_, i) => i % ADDRESS_LIST_URLS.length === index);
    await saveAddressList(app.context.database, { url: list, prefixes: own, asOf: new Date() }, new Date());
  }
  return {
    async createConnector(kind) {
      const { id } = await app.services.createWorkspace({ name: 'Bench', promptsMaxCount: 1, geoAuditMaxCount: 1 });
      const caller = { keyId: 'bench', permissions: ['write'] as const, workspaceIds: [id] };
      const connector = await createLogConnector({ ...app.context, caller }, { id, kind, domain: 'acme.com' });
      return { workspaceId: id, connectorId: connector.id };
    },
    verifyCounters: (workspaceId, truth) => verifyCounters(app, workspaceId, truth),
    close: app.close,
  };
}

async function verifyCounters({ context }: App, workspaceId: string, truth: LogTruth): Promise<void> {
  const { query } = context.database;
  const rows = await query<{ cell: string; visits: number }>`
    SELECT day::text || ' ' || bot || ' ' || domain AS cell, visits FROM "AgentBotDay" WHERE "workspaceId" = ${workspaceId}`;
  const wrong = rows.filter(({ cell, visits }) => truth.cells.get(cell) !== visits);
  const [pages] = await query<{ count: number }>`
    SELECT count(DISTINCT (domain, path))::int FROM "AgentPageDay" WHERE "workspaceId" = ${workspaceId}`;
  const referrals = await query<{ cell: string; visits: number }>`
    SELECT day::text || ' ' || assistant || ' ' || domain AS cell, sum(visits)::int AS visits FROM "AgentReferralDay"
    WHERE "workspaceId" = ${workspaceId} GROUP BY day, assistant, domain`;
  const wrongReferrals = referrals.filter(({ cell, visits }) => truth.referralCells.get(cell) !== visits);
  if (referrals.length !== truth.referralCells.size || wrongReferrals.length > 0) {
    throw new Error(`${wrongReferrals.length} wrong referrals of ${referrals.length}`);
  }
  if (rows.length !== truth.cells.size || wrong.length > 0 || pages?.count !== truth.pages.size) {
    throw new Error(
      `Wrong counters: ${wrong.length} of ${rows.length} cells are wrong, ${pages?.count} of ${truth.pages.size} pages found`,
    );
  }
}
