import type { AnswerEvidence } from '../../domain/recommendations/evidence.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { listCitations } from '../../storage/answers/list.ts';
import { isCounted } from '../../storage/answers/surfaces.ts';
import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { indexesOf } from '../count/answers.ts';
import { readFoundAnswers } from '../read/findings.ts';
import { readDirectory } from '../read/page-directories.ts';
import { readCitedAnswers } from '../records/citations.ts';
import type { ThreadCaches } from '../threads/caches.ts';

/** The answers of a day, country and engine, as counted. */
interface FoundDay {
  day: string;
  findings: Buffer;
  /** Null in statistics of the first release. */
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

export async function listEngineDays(
  { copyRows }: ThreadDatabase,
  scope: EvidenceScope,
  counted: Surfaces,
): Promise<EngineDays[]> {
  const { isSimulated, startDate, endDate } = scope;
  const groups = new Map<string, EngineDays>();
  const select = sql`
    SELECT country, engine, day::text, findings, cited IS NOT NULL, coalesce(cited, '') FROM "ReportCount"
    WHERE ${isOfGeneration(scope)} AND "isSimulated" = ${isSimulated} AND day BETWEEN ${startDate} AND ${endDate}
      AND ${isCounted(sql`engine`, counted)}`;
  await copyRows(select, (row) => {
    const [country, engine] = [row.ascii(0), row.ascii(1) as EngineId];
    const key = `${country} ${engine}`;
    const group = groups.get(key) ?? { country, engine, days: [] };
    groups.set(key, group);
    const cited = row.isTrue(4) ? Buffer.from(row.bytes(5)) : null;
    group.days.push({ day: row.ascii(2), findings: Buffer.from(row.bytes(3)), cited });
  });
  for (const { days } of groups.values()) days.sort((a, b) => (a.day < b.day ? -1 : 1));
  return [...groups.values()];
}

/** The answers of an engine, with the brands that they name and the pages that they cite. */
export async function listAnswers(
  database: ThreadDatabase,
  scope: EvidenceScope,
  promptIds: readonly string[],
  { engine, days }: EngineDays,
  caches: ThreadCaches,
): Promise<AnswerEvidence[]> {
  const pagesOf = days.every(({ cited }) => cited !== null)
    ? await readCounted(database, scope, caches)
    : await readCitations(database, { ...scope, engine, promptIds });
  return days.flatMap((block) => {
    const { day } = block;
    const pagesOfDay = pagesOf(block);
    return Array.from(readFoundAnswers(block), ({ prompt, sample, brands }) => {
      const pages = pagesOfDay.get(keyOf({ prompt, sample })) ?? NO_PAGES;
      return { promptId: promptIds[prompt] ?? '', day, sample, brands, pages };
    });
  });
}

const NO_PAGES: readonly string[] = [];

/** Returns the pages of each answer of a day that cites any. */
type ReadPages = (day: FoundDay) => ReadonlyMap<string, readonly string[]>;

function keyOf({ prompt, sample }: { prompt: number; sample: number }): string {
  return `${prompt} ${sample}`;
}

async function readCounted(
  database: ThreadDatabase,
  { workspaceId }: EvidenceScope,
  caches: ThreadCaches,
): Promise<ReadPages> {
  const directory = await readDirectory(database, workspaceId, caches);
  const ids: string[] = [];
  return ({ cited }) => {
    const pagesOf = new Map<string, readonly string[]>();
    for (const { prompt, sample, pages } of readCitedAnswers(cited ?? Buffer.alloc(0))) {
      if (pages.length === 0) continue;
      const keys = pages.map((page) => (ids[page] ??= directory.idOf(page).toString('hex')));
      pagesOf.set(keyOf({ prompt, sample }), keys);
    }
    return pagesOf;
  };
}

async function readCitations(
  database: ThreadDatabase,
  scope: EvidenceScope & { engine: EngineId; promptIds: readonly string[] },
): Promise<ReadPages> {
  const rows = await listCitations(database, scope);
  const indexes = indexesOf(scope.promptIds);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return ({ day }) =>
    new Map(
      (byDay.get(day) ?? []).map(({ promptId, sample, pages }) => [
        keyOf({ prompt: indexes.get(promptId) ?? -1, sample }),
        pages,
      ]),
    );
}
