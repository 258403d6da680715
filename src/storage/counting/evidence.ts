import type pg from 'pg';
import { readCitedAnswers } from '../../domain/citations/cited-answers.ts';
import type { AnswerEvidence } from '../../domain/recommendations/evidence.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { listCitations } from '../answers/engines.ts';
import { readFoundAnswers } from '../reports/findings.ts';
import { createQuery } from '../sql.ts';
import { copyRows } from './copy-rows.ts';
import { readDirectory } from './page-directories.ts';
import type { GenerationKey } from './totals.ts';

/** The answers of a day, country and engine, as counted. */
interface FoundDay {
  day: string;
  findings: Buffer;
  /** Null if the day is not backfilled yet. */
  cited: Buffer | null;
}

/** The counted days of an engine in a country. */
export interface EngineDays {
  country: string;
  engine: EngineId;
  days: FoundDay[];
}

export interface EvidenceScope extends GenerationKey, DateWindow {
  isSimulated: boolean;
}

export async function listEngineDays(client: pg.Client, scope: EvidenceScope): Promise<EngineDays[]> {
  const quote = (text: string) => client.escapeLiteral(text);
  const { workspaceId, reportId, version, isSimulated, startDate, endDate } = scope;
  const groups = new Map<string, EngineDays>();
  const select = `
    SELECT country, engine, day::text, findings, cited IS NOT NULL, coalesce(cited, '') FROM "ReportCount"
    WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}
      AND "isSimulated" = ${isSimulated} AND day BETWEEN ${quote(startDate)} AND ${quote(endDate)}`;
  await copyRows(client, select, (row) => {
    const [country, engine] = [row.ascii(0), row.ascii(1) as EngineId];
    const key = `${country} ${engine}`;
    const group = groups.get(key) ?? { country, engine, days: [] };
    groups.set(key, group);
    const cited = row.isTrue(4) ? Buffer.from(row.bytes(5)) : null;
    group.days.push({ day: row.ascii(2), findings: Buffer.from(row.bytes(3)), cited });
  });
  return [...groups.values()];
}

/** The answers of an engine, with the brands that they name and the pages that they cite. */
export async function listAnswers(
  client: pg.Client,
  scope: EvidenceScope,
  promptIds: readonly string[],
  { engine, days }: EngineDays,
): Promise<AnswerEvidence[]> {
  const answers = days.flatMap((block) =>
    [...readFoundAnswers(block)].map(({ prompt, sample, brands }) => {
      return { promptId: promptIds[prompt] ?? '', day: block.day, sample, brands, pages: [] };
    }),
  );
  const pagesOf = days.every(({ cited }) => cited !== null)
    ? await readCounted(client, scope, promptIds, days)
    : await readCitations(client, { ...scope, engine, promptIds });
  return answers.map((answer) => ({ ...answer, pages: pagesOf.get(keyOf(answer)) ?? [] }));
}

async function readCounted(
  client: pg.Client,
  { workspaceId }: EvidenceScope,
  promptIds: readonly string[],
  days: readonly FoundDay[],
): Promise<Map<string, string[]>> {
  const directory = await readDirectory(client, workspaceId);
  const keys: string[] = [];
  const pagesOf = new Map<string, string[]>();
  for (const { day, cited } of days) {
    for (const { prompt, sample, pages } of readCitedAnswers(cited ?? Buffer.alloc(0))) {
      if (pages.length === 0) continue;
      const ids = pages.map((page) => (keys[page] ??= directory.idOf(page).toString('hex')));
      pagesOf.set(keyOf({ promptId: promptIds[prompt] ?? '', day, sample }), ids);
    }
  }
  return pagesOf;
}

async function readCitations(
  client: pg.Client,
  scope: EvidenceScope & { engine: EngineId; promptIds: readonly string[] },
): Promise<Map<string, string[]>> {
  const rows = await listCitations({ query: createQuery(client) }, scope);
  return new Map(rows.map((row) => [keyOf(row), row.pages]));
}

function keyOf({ promptId, day, sample }: { promptId: string; day: string; sample: number }): string {
  return `${promptId} ${day} ${sample}`;
}
