import type { App } from '../../src/app.ts';
import { showStep } from '../support/benchmark.ts';

export interface Subject {
  /** How many times the data of the smallest subject it has. */
  factor: number;
  workspaceId: string;
  reportId: string;
  key: string;
  tagId: string;
  promptId: string;
  /** A page that answers cite. */
  url: string;
}

const PROMPTS = 10;
/** With 100 times the data, the first step takes minutes. */
const SHOWN_DAYS = 30;

/** A workspace with a report of `factor` times 10 prompts. */
export async function prepareSubject({ services, context }: App, factor: number, days: number): Promise<Subject> {
  const input = { workspaces: 1, prompts: PROMPTS * factor, days };
  const { key, workspaces } = await services.synthesize(input, ({ done, total }) => {
    if (done % SHOWN_DAYS === 0) showStep(`create x${factor} of the data: day ${done} of ${total}`);
  });
  const [created] = workspaces;
  if (!created) throw new Error('No workspace was created');
  const [row] = await context.database.query<{ tagId: string; promptId: string; url: string }>`
    SELECT t.id AS "tagId", (SELECT min(id) FROM "Prompt" p WHERE p."workspaceId" = t."workspaceId") AS "promptId",
      (SELECT url FROM "CitedPage" c WHERE c."workspaceId" = t."workspaceId" LIMIT 1) AS url
    FROM "Tag" t WHERE t."workspaceId" = ${created.workspaceId}`;
  if (!row) throw new Error('The workspace has no tag');
  return { factor, key, ...created, ...row };
}
