import { requireWorkspace } from '../../domain/access/access.ts';
import { extractOptions } from '../../domain/competitors/extract.ts';
import { rankOptions } from '../../domain/competitors/rank.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import { listNewestAnswers } from '../../storage/answers/presented-options.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

export interface SuggestCompetitorsInput {
  workspaceId: string;
  brand: string;
  brandDomain: string;
  brandVariations: string[];
  country?: string | undefined;
  limit: number;
}

/** Enough to see who is named again and again, and read in a moment. */
const ANSWERS = 3000;

/** Whom the workspace's answers present beside the brand, best first; nobody where there is no evidence. */
export async function suggestCompetitors(
  { database, engines, caller }: CallerContext,
  input: SuggestCompetitorsInput,
): Promise<{ items: Competitor[] }> {
  const { workspaceId, brand, brandDomain, brandVariations, country, limit } = input;
  requireWorkspace(caller, workspaceId);
  const scope = { workspaceId, isSimulated: isSimulated(engines), country, take: ANSWERS };
  const texts = await listNewestAnswers(database, scope);
  const answers = texts.map(({ text, ...answer }) => ({ ...answer, names: extractOptions(text) }));
  const known = { names: [brand, ...brandVariations], domains: [brandDomain] };
  return {
    items: rankOptions(answers, known)
      .slice(0, limit)
      .map(({ competitor }) => competitor),
  };
}
