import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';
import { type Brand, createAnswers, PROMPTS } from './corpus.ts';

export interface Subject {
  key: string;
  workspaceId: string;
  reportId: string;
}

export const FIRST_DAY = '2026-01-01';

/** Creates a workspace with prompts, and a report on them that is already set up. */
export async function prepareSubject(url: string, [own, ...rivals]: readonly Brand[]): Promise<Subject> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const limits = { promptsMaxCount: PROMPTS, geoAuditMaxCount: 1 };
    const { id: workspaceId } = await app.services.createWorkspace({ name: 'Bench', ...limits });
    const { key } = await app.services.createApiKey({ workspaceIds: [workspaceId], permissions: ['read', 'write'] });
    await client.query(
      `INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
       SELECT 'prm_' || lpad(p::text, 26, '0'), $1, 'Prompt ' || p, p::text, 'us', now(), now() FROM generate_series(0, $2::int - 1) p`,
      [workspaceId, PROMPTS],
    );
    await client.query(
      `INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", brand, "brandVariations", "brandDomain", "brandDomainVariations",
                                  "brandDomainWildcard", competitors, "setUpDate", "createdDate", "updatedDate")
       VALUES ('rep_bench', $1, 'Bench', $2, $3, $4, '{}', false, $5, now(), now(), now())`,
      [workspaceId, own?.brand, own?.brandVariations, own?.brandDomain, JSON.stringify(rivals.map(asCompetitor))],
    );
    await client.query(`INSERT INTO "BrandReportPrompt" ("reportId", "promptId") SELECT 'rep_bench', id FROM "Prompt"`);
    return { key, workspaceId, reportId: 'rep_bench' };
  } finally {
    await client.end();
    await app.close();
  }
}

export function asCompetitor(brand: Brand): object {
  return { ...brand, brandDomainVariations: [], brandDomainWildcard: false, brandRegex: null };
}

/** Stores the answers of the days and appends their texts to a file. Returns the number of bytes of text. */
export async function storeDays(
  url: string,
  { workspaceId }: Subject,
  brands: readonly Brand[],
  file: string,
  [from, to]: [number, number],
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stream = createWriteStream(file, { flags: 'a' });
  let bytes = 0;
  try {
    for (let day = from; day < to; day++) bytes += await storeDay(client, stream, workspaceId, brands, day);
    await client.query('VACUUM ANALYZE "Answer"');
  } finally {
    await client.end();
    stream.end();
    await finished(stream);
  }
  return bytes;
}

async function storeDay(
  client: pg.Client,
  stream: WriteStream,
  workspaceId: string,
  brands: readonly Brand[],
  day: number,
): Promise<number> {
  const answers = [...createAnswers(day, brands)];
  await client.query(
    `INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited,
                           retrieved, searches, source, surface, "latencyMs", "collectedDate")
     SELECT $1, 'prm_' || lpad(a.prompt::text, 26, '0'), true, $2, a.engine, 1, 'us', 'answered', a.text, a.cited,
            '[]', '{}', 'sandbox', 'api', 1, now()
     FROM unnest($3::int[], $4::text[], $5::text[], $6::jsonb[]) AS a(prompt, engine, text, cited)`,
    [
      workspaceId,
      addDays(FIRST_DAY, day),
      answers.map(({ prompt }) => prompt),
      answers.map(({ engine }) => engine),
      answers.map(({ text }) => text),
      answers.map(({ hosts }) => JSON.stringify(hosts.map(cite))),
    ],
  );
  const text = `${answers.map((answer) => answer.text).join('\n')}\n`;
  if (!stream.write(text)) await once(stream, 'drain');
  return Buffer.byteLength(text);
}

function cite(host: string, index: number): object {
  const url = `https://www.${host}/some/page-${index}`;
  return { url, title: `A page of ${host}`, position: index + 1, spans: [[10, 90]], key: url.slice(12), host };
}
