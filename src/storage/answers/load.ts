import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import type { CitedPage, Observation, Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import { copyIn } from '../backup/copy.ts';
import { pageIdOf } from './answers.ts';

/** Rows of an observation in the text format of COPY, without the columns of its call. An observation can be loaded many times. */
export interface LoadableAnswer {
  answer: string;
  /** The compressed raw body. Null if it is not stored. */
  body: string | null;
  citedPages: CitedPage[];
  /** In the format of COPY. */
  pageIds: string[];
  country: string;
  isSimulated: boolean;
}

interface Row {
  slot: Slot;
  loadable: LoadableAnswer;
}

export interface AnswerLoader {
  /** Loads new answers. There must be no answers for these calls yet. */
  load: (rows: readonly Row[]) => Promise<void>;
  /** Makes the planner aware of the new rows. */
  analyze: () => Promise<void>;
  close: () => Promise<void>;
}

const ANSWER =
  '"Answer" ("workspaceId", "promptId", day, engine, sample, "isSimulated", country, state, text, cited, retrieved, searches, model, source, surface, cost, "latencyMs", "failureReason", "isTruncated", "collectedDate")';
const BODY = '"AnswerBody" ("workspaceId", "promptId", day, engine, sample, "isSimulated", body)';
const CITED_PAGE = '"CitedPage" ("workspaceId", "pageId", key, url, host, title)';
const CITATION = '"Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)';
const NULL = '\\N';
/** Size of the chunks that are sent, in characters. */
const CHUNK = 1 << 18;

/** Loads answers into the database with COPY: many times faster than storing one after another. */
export async function openAnswerLoader(url: string): Promise<AnswerLoader> {
  const client = new pg.Client({ connectionString: url, application_name: 'sightline load' });
  // An error ends the running statement, which reports it.
  client.on('error', () => {});
  await client.connect();
  /** Of each workspace, the pages that are already stored. */
  const stored = new Map<string, Set<string>>();

  async function readStoredPages(workspaceId: string): Promise<void> {
    if (stored.has(workspaceId)) return;
    const { rows } = await client.query<{ pageId: Buffer }>(
      'SELECT "pageId" FROM "CitedPage" WHERE "workspaceId" = $1',
      [workspaceId],
    );
    stored.set(workspaceId, new Set(rows.map(({ pageId }) => writeBytes(pageId))));
  }

  function takeNewPages({ slot: { workspaceId }, loadable }: Row): string[] {
    const known = stored.get(workspaceId) ?? new Set();
    return loadable.citedPages.flatMap((page, index) => {
      const pageId = loadable.pageIds[index] ?? '';
      if (known.has(pageId)) return [];
      known.add(pageId);
      return [toLine([workspaceId, pageId, ...[page.key, cleanUrl(page.url), page.host, page.title].map(escapeText)])];
    });
  }

  return {
    async load(rows) {
      for (const workspaceId of new Set(rows.map(({ slot }) => slot.workspaceId))) await readStoredPages(workspaceId);
      await client.query('BEGIN');
      try {
        const copy = (target: string, lines: Iterable<string>) =>
          copyIn(client, target, Readable.from(inChunks(lines)));
        await copy(ANSWER, rows.values().map(writeAnswer));
        await copy(BODY, rows.values().flatMap(writeBody));
        await copy(CITED_PAGE, rows.values().flatMap(takeNewPages));
        // Sorted as in the primary key, so that rows of the same page of the index arrive together.
        await copy(CITATION, rows.flatMap(writeCitations).toSorted());
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    },
    async analyze() {
      await client.query('ANALYZE "Answer", "CitedPage", "Citation"');
    },
    close: () => client.end(),
  };
}

/** Prepares an observation for loading, so that work that is the same for all of its calls is done once. */
export function toLoadable(observation: Observation, collectedDate: Date, raw?: unknown): LoadableAnswer {
  const { cited, retrieved, searches, isSimulated, country, ...facts } = observation;
  const values = [
    facts.state,
    facts.text,
    JSON.stringify(cited),
    JSON.stringify(retrieved),
    `{${searches.map((search) => JSON.stringify(search)).join(',')}}`,
    facts.model,
    facts.source,
    facts.surface,
    facts.cost,
    facts.latencyMs,
    facts.failureReason,
    facts.isTruncated,
    collectedDate.toISOString(),
  ];
  return {
    answer: toLine(values.map(escapeText)),
    body: raw === undefined ? null : writeBytes(zstdCompressSync(JSON.stringify(raw))),
    citedPages: cited,
    pageIds: cited.map(({ key }) => writeBytes(pageIdOf(key))),
    country,
    isSimulated,
  };
}

function writeAnswer({ slot, loadable }: Row): string {
  const { workspaceId, promptId, day, engine, sample } = slot;
  return `${[workspaceId, promptId, day, engine, sample, loadable.isSimulated, loadable.country].join('\t')}\t${loadable.answer}`;
}

function writeBody({ slot, loadable: { body, isSimulated } }: Row): string[] {
  const { workspaceId, promptId, day, engine, sample } = slot;
  return body === null ? [] : [toLine([workspaceId, promptId, day, engine, sample, isSimulated, body].map(String))];
}

function writeCitations({ slot, loadable }: Row): string[] {
  const { workspaceId, promptId, day, engine, sample } = slot;
  const { isSimulated, country, pageIds } = loadable;
  return pageIds.map((pageId) =>
    toLine([workspaceId, isSimulated, pageId, day, promptId, engine, sample, country].map(String)),
  );
}

/** Bytes in the format of COPY. */
function writeBytes(bytes: Buffer): string {
  return `\\\\x${bytes.toString('hex')}`;
}

function toLine(values: string[]): string {
  return `${values.join('\t')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeText(value: string | number | boolean | null): string {
  return value === null ? NULL : String(value).replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? '');
}

function* inChunks(lines: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}
