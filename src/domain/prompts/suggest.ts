import { foldText } from '../query-fan-outs/fold.ts';
import type { Intent } from '../query-fan-outs/intents.ts';
import type { Lexicon } from '../query-fan-outs/lexicon.ts';
import { readQuery } from '../query-fan-outs/read-query.ts';
import type { Reading } from '../query-fan-outs/reading.ts';
import { countCharacters, isStorable, TEXT_LIMITS } from '../shared/text.ts';
import { fillTemplates } from './fill-templates.ts';
import { normalizePromptText } from './prompts.ts';
import type { PromptSuggestion } from './suggestions.ts';
import { PROMPT_TEMPLATES } from './templates.ts';

interface SuggestionFacts {
  category: Reading;
  brand: string;
  brandDomain: string;
  /** Searches that engines ran for prompts on the same topic. */
  observed: readonly string[];
  /** Whether the sandbox made these searches up. */
  isSimulated: boolean;
  /** What a language model wrote. */
  written: readonly { prompt: string; intent: Intent }[];
  /** Prompts that the workspace has already. */
  existing: readonly string[];
  limit: number;
}

type Candidate = Omit<PromptSuggestion, 'branded'>;

/** Words of searches that look for a site, not for an answer. */
const SITES = /\b(?:reddit|wikipedia|youtube)\b/i;
/** The shares of the suggestions that observed searches and prompts with the name of the brand may take. */
const OBSERVED_SHARE = 1 / 2;
const BRANDED_SHARE = 1 / 4;

/**
 * Prompts to begin with: questions that engines searched for, what a language model wrote, then questions that fit the category.
 * Prompts with the name of the brand measure what engines know about it, not whether they recommend it, so there are
 * few of them, at the end.
 */
export function suggestPrompts(facts: SuggestionFacts): PromptSuggestion[] {
  const { category, brand, observed, isSimulated, written, existing, limit } = facts;
  const templates = fillTemplates(category, brand);
  const questions = templates.category.map(toCandidate('template'));
  const candidates = [
    ...observed
      .filter((search) => isQuestion(search, category))
      .slice(0, Math.ceil(limit * OBSERVED_SHARE))
      .map((prompt) => ofSearch(prompt, isSimulated ? 'simulated' : 'observed', category.lexicon)),
    ...written.map(({ prompt, intent }): Candidate => ({ prompt, intent, origin: 'language_model' })),
    ...questions,
    ...templates.brand.map(toCandidate('template')),
  ];
  const { keyOf } = category.lexicon;
  const taken = new Set(existing.map(keyOf));
  const fresh = candidates
    .map((candidate) => ({ ...candidate, prompt: normalizePromptText(candidate.prompt.replace(/\s+/g, ' ')) }))
    .filter(({ prompt }) => isFree(prompt, keyOf(prompt), taken))
    .map((candidate) => ({ ...candidate, branded: isBranded(candidate.prompt, facts) }));
  const branded = fresh.filter((candidate) => candidate.branded).slice(0, Math.floor(limit * BRANDED_SHARE));
  const others = fresh.filter((candidate) => !candidate.branded).slice(0, limit - branded.length);
  return [...others, ...branded];
}

/** Searches are mostly lists of keywords, which nobody asks an assistant. */
function isQuestion(search: string, { wording }: Reading): boolean {
  return search.endsWith('?') || (PROMPT_TEMPLATES[wording?.code ?? '']?.opening.test(search) ?? false);
}

function ofSearch(prompt: string, origin: Candidate['origin'], lexicon: Lexicon): Candidate {
  return { prompt, origin, intent: readQuery(prompt, lexicon)?.intent ?? 'other' };
}

function toCandidate(origin: Candidate['origin']) {
  return ({ text, intent }: { text: string; intent: Intent }): Candidate => ({ prompt: text, origin, intent });
}

/** Not in the workspace, not suggested yet, and not a search for a site. */
function isFree(prompt: string, key: string, taken: Set<string>): boolean {
  const isUsable = prompt !== '' && isStorable(prompt) && countCharacters(prompt) <= TEXT_LIMITS.prompt;
  if (!isUsable || SITES.test(prompt) || taken.has(key)) return false;
  taken.add(key);
  return true;
}

function isBranded(prompt: string, { brand, brandDomain }: SuggestionFacts): boolean {
  const text = ` ${foldText(prompt)} `;
  return [brand, brandDomain].some((name) => foldText(name) !== '' && text.includes(` ${foldText(name)} `));
}
