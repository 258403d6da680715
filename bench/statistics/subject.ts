import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';
import { createRandom, type Random } from '../../src/domain/shared/random.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { addAnswer, countsOf } from '../../src/domain/statistics/counts.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';
import { type Block, blockOf, replaceBlocks } from '../../src/statistics/count/blocks.ts';
import { createThreadDatabase } from '../../src/storage/postgres/thread-database.ts';

export const PROMPTS = 1000;
export const BRANDS = 6;
export const FIRST_DAY = '2026-01-01';
const REPORT_ID = 'rep_bench';

export interface Subject {
  key: string;
  reportId: string;
  workspaceId: string;
}

/** A report with 1,000 prompts whose statistics are in place; nothing is collected. */
export async function prepareSubject(url: string, days: number): Promise<Subject> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const limits = { promptsMaxCount: PROMPTS, geoAuditMaxCount: 1 };
    const { id: workspaceId } = await app.services.createWorkspace({ name: 'Bench', ...limits });
    const { key } = await app.services.createApiKey({ workspaceIds: [workspaceId], permissions: ['read', 'write'] });
    await insertReport(client, workspaceId);
    const database = createThreadDatabase(client);
    const random = createRandom(1);
    const rates = Array.from({ length: PROMPTS * ENGINES.length * BRANDS }, () => random() ** 2);
    for (let day = 0; day < days; day++) {
      const task = { workspaceId, reportId: REPORT_ID, version: 1, day: addDays(FIRST_DAY, day) };
      await replaceBlocks(database, task, createBlocks(random, rates), { prompts: PROMPTS, brands: BRANDS });
    }
    await client.query('VACUUM ANALYZE "ReportCount"');
    return { key, workspaceId, reportId: REPORT_ID };
  } finally {
    await client.end();
    await app.close();
  }
}

async function insertReport(client: pg.Client, workspaceId: string): Promise<void> {
  const competitors = Array.from({ length: BRANDS - 1 }, (_, i) => asBrand(`Rival ${i}`));
  await client.query(
    `INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
     SELECT 'prm_' || lpad(p::text, 26, '0'), $1, 'Prompt ' || p, p::text, 'us', now(), now() FROM generate_series(0, $2::int - 1) p`,
    [workspaceId, PROMPTS],
  );
  await client.query(
    `INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", brand, "brandVariations", "brandDomain", "brandDomainVariations",
                                "brandDomainWildcard", competitors, "setUpDate", "createdDate", "updatedDate", "computedVersion")
     VALUES ($1, $2, 'Bench', 'Acme', '{}', 'acme.example', '{}', false, $3, now(), now(), now(), 1)`,
    [REPORT_ID, workspaceId, JSON.stringify(competitors)],
  );
  await client.query(`INSERT INTO "BrandReportPrompt" ("reportId", "promptId") SELECT $1, id FROM "Prompt"`, [
    REPORT_ID,
  ]);
  await client.query(
    `INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", "isSlow", "hasDays", "createdDate")
     SELECT $1, $2, 1, $3, array_agg(id ORDER BY id), false, true, now() FROM "Prompt"`,
    [workspaceId, REPORT_ID, JSON.stringify([asBrand('Acme'), ...competitors])],
  );
}

function asBrand(brand: string): object {
  const brandDomain = `${brand.toLowerCase().replace(' ', '-')}.example`;
  return {
    brand,
    brandDomain,
    brandVariations: [],
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  };
}

/** One answer for each prompt and engine. */
function createBlocks(random: Random, rates: readonly number[]): Map<string, Block> {
  const blocks = new Map<string, Block>();
  for (const [index, engine] of ENGINES.entries()) {
    const block = blockOf(blocks, `us ${engine} simulated`);
    for (let prompt = 0; prompt < PROMPTS; prompt++) {
      const rate = (brand: number) => rates[(prompt * ENGINES.length + index) * BRANDS + brand] ?? 0;
      const named = Array.from({ length: BRANDS }, (_, brand) => brand).filter((brand) => random() < rate(brand));
      const mentions = named.map((brand, first) => ({ brand, mentions: 1 + Math.floor(random() * 3), first }));
      addAnswer(
        countsOf(block.byPrompt, prompt),
        mentions,
        named.filter(() => random() < 0.2),
      );
    }
  }
  return blocks;
}
