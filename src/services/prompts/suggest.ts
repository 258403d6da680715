import { requireWorkspace } from '../../domain/access/access.ts';
import type { PromptSuggestion } from '../../domain/prompts/suggestions.ts';
import type { CallerContext } from '../context.ts';
import { proposePrompts } from './propose.ts';

export interface SuggestPromptsInput {
  workspaceId: string;
  brand: string;
  brandDomain: string;
  category: string;
  country: string;
  limit: number;
}

/** Suggests prompts to track for a brand. Nothing is stored. */
export async function suggestForBrand(
  context: CallerContext,
  input: SuggestPromptsInput,
): Promise<{ items: PromptSuggestion[] }> {
  requireWorkspace(context.caller, input.workspaceId);
  return { items: await proposePrompts(context, input) };
}
