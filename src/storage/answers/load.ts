import { zstdCompressSync } from 'node:zlib';
import type { CitedPage, Observation, Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import { createClient } from '../postgres/connections.ts';
import { createCopy, escapeText, toLine } from '../postgres/copy/write.ts';
import { createQuery } from '../postgres/sql.ts';
import { inTransaction } from '../postgres/transactions.ts';
import { pageIdOf } from './insert.ts';

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

export interface LoadableRow {
  slot: Slot;
  loadable: LoadableAnswer;
}

export interface AnswerLoader {
  /** Loads new answers. There must be no answers for these calls yet. */
  load: (rows: readonly LoadableRow[]) => Promise<void>;
  close: () => Promise<void>;
}

const ANSWER =
  '"Answer" ("workspaceId", "promptId", day, engine, sample, "isSimulated", country, state, text, cited, retrieved, searches, model, source, surface, cost, "latencyMs", "failureReason", "isTruncated", "collectedDate")';
const BODY = '"AnswerBody" ("workspaceId", "promptId", day, engine, sample, "isSimulated", body)';
const CITATION = '"Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)';

/** Loads answers into the database with COPY: many times faster than storing one after another. */
export async function openAnswerLoader(url: string): Promise<AnswerLoader> {
  const client = createClient(url, { application_name: 'sightline load' });
  await client.connect();
  const query = createQuery(client);
  const copy = createCopy(client);
  /** Pages that this loader has stored. Answers that are collected meanwhile may store others. */
  const stored = new Set<string>();

  /** In a fixed order, because answers that cite the same new pages could otherwise deadlock. */
  async function insertPages(rows: readonly LoadableRow[]): Promise<void> {
    const fresh = new Map<string, { workspaceId: string; pageId: Buffer; page: CitedPage }>();
    for (const { slot, loadable } of rows) {
      for (const page of loadable.citedPages) {
        const name = `${slot.workspaceId} ${page.key}`;
        if (stored.has(name) || fresh.has(name)) continue;
        fresh.set(name, { workspaceId: slot.workspaceId, pageId: pageIdOf(page.key), page });
      }
    }
    const pages = [...fresh.values()].toSorted((a, b) => Buffer.compare(a.pageId, b.pageId));
    await query`
      INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
      SELECT * FROM unnest(${pages.map(({ workspaceId }) => workspaceId)}::text[], ${pages.map(({ pageId }) => pageId)}::bytea[],
        ${pages.map(({ page }) => page.key)}::text[], ${pages.map(({ page }) => cleanUrl(page.url))}::text[],
        ${pages.map(({ page }) => page.host)}::text[], ${pages.map(({ page }) => page.title)}::text[])
      ON CONFLICT DO NOTHING`;
    for (const name of fresh.keys()) stored.add(name);
  }

  return {
    load: async (rows) => {
      if (rows.length === 0) return;
      await inTransaction(client, async () => {
        await copy(ANSWER, rows.values().map(writeAnswer));
        const bodies = rows.filter(({ loadable }) => loadable.body !== null);
        if (bodies.length > 0) await copy(BODY, bodies.values().map(writeBody));
        await insertPages(rows);
        // Sorted as in the primary key, so that rows of the same page of the index arrive together.
        await copy(CITATION, rows.flatMap(writeCitations).toSorted());
      });
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

function writeAnswer({ slot, loadable }: LoadableRow): string {
  const { workspaceId, promptId, day, engine, sample } = slot;
  return `${[workspaceId, promptId, day, engine, sample, loadable.isSimulated, loadable.country].join('\t')}\t${loadable.answer}`;
}

function writeBody({ slot, loadable: { body, isSimulated } }: LoadableRow): string {
  const { workspaceId, promptId, day, engine, sample } = slot;
  return toLine([workspaceId, promptId, day, engine, sample, isSimulated, body].map(String));
}

function writeCitations({ slot, loadable }: LoadableRow): string[] {
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
