import { findVendors, ordinaryWords } from '../../data.ts';
import { requireWorkspace } from '../../domain/access/access.ts';
import { extractOptions } from '../../domain/competitors/extract.ts';
import { rankVendors } from '../../domain/competitors/rank.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import { listNewestAnswers } from '../../storage/answers/list.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { proposeCompetitors } from './propose.ts';

export interface SuggestCompetitorsInput {
  workspaceId: string;
  brand: string;
  brandDomain: string;
  brandVariations: string[];
  country?: string | undefined;
  limit: number;
}

/** Enough answers to find repeated names, and fast to read. */
const ANSWERS = 3000;

export interface CompetitorSuggestions {
  items: Competitor[];
  /** Absent if they come from answers. */
  origin?: 'language_model';
  /** Absent if there are none. */
  withoutDomain?: { brand: string; brandVariations: string[]; answers: number }[];
}

/** The vendors that the workspace's answers present next to the brand, best first. Without answers, those that a language model knows. */
export async function suggestCompetitors(
  context: CallerContext,
  input: SuggestCompetitorsInput,
): Promise<CompetitorSuggestions> {
  const { database, engines, caller } = context;
  const { workspaceId, brand, brandDomain, brandVariations, country, limit } = input;
  requireWorkspace(caller, workspaceId);
  const scope = { workspaceId, isSimulated: isSimulated(engines), country, take: ANSWERS };
  const texts = await listNewestAnswers(database, scope);
  if (texts.length === 0) {
    const proposed = (await proposeCompetitors(context, input)).slice(0, limit);
    return { items: proposed, ...(proposed.length > 0 && { origin: 'language_model' }) };
  }
  const answers = texts.map(({ text, ...answer }) => ({ ...answer, ...extractOptions(text, ordinaryWords) }));
  const known = { names: [brand, ...brandVariations], domains: [brandDomain] };
  const { located, unlocated } = rankVendors(findVendors(answers), answers, known);
  const items = located.slice(0, limit).map(({ competitor }) => competitor);
  const withoutDomain = unlocated
    .slice(0, limit)
    .map((option) => ({ brand: option.brand, brandVariations: option.brandVariations, answers: option.answers.size }));
  return { items, ...(withoutDomain.length > 0 && { withoutDomain }) };
}
