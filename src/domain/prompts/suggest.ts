import { foldText } from '../query-fan-outs/fold.ts';
import type { Intent } from '../query-fan-outs/intents.ts';
import type { Lexicon } from '../query-fan-outs/lexicon.ts';
import { proposeSearches } from '../query-fan-outs/propose.ts';
import { readQuery } from '../query-fan-outs/read-query.ts';
import type { Reading } from '../query-fan-outs/reading.ts';
import { countCharacters, isStorable, TEXT_LIMITS } from '../shared/text.ts';
import { fillTemplates } from './fill-templates.ts';
import { normalizePromptText } from './prompts.ts';
import type { PromptSuggestion } from './suggestions.ts';

interface SuggestionFacts {
  category: Reading;
  brand: string;
  brandDomain: string;
  year: number;
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
 * Prompts to begin with: what engines searched for, what a language model wrote, then questions and searches that fit the
 * category. Prompts with the name of the brand measure what engines know about it, not whether they recommend it, so there are
 * few of them, at the end.
 */
export function suggestPrompts(facts: SuggestionFacts): PromptSuggestion[] {
  const { category, brand, observed, isSimulated, written, existing, limit } = facts;
  const templates = fillTemplates(category, brand);
  const questions = templates.category.map(toCandidate('template'));
  const candidates = [
    ...observed
      .slice(0, Math.ceil(limit * OBSERVED_SHARE))
      .map((prompt) => ofSearch(prompt, isSimulated ? 'simulated' : 'observed', category.lexicon)),
    ...written.map(({ prompt, intent }): Candidate => ({ prompt, intent, origin: 'language_model' })),
    ...interleave(questions, listSearches(facts)),
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

/** What engines would search for. Searches that only praise the category differently are left out. */
function listSearches({ category, year }: SuggestionFacts): Candidate[] {
  if (!category.wording) return [];
  const best = category.wording.code === 'en' ? readQuery(`best ${category.request}`, category.lexicon) : null;
  const found = [category, ...(best ? [best] : [])].flatMap((reading) => proposeSearches(reading, year));
  const subjectOf = (text: string) => findSubject(text, category.lexicon);
  const subjects = new Set([subjectOf(category.query)]);
  return found
    .filter(({ query }) => {
      const isKnown = subjects.has(subjectOf(query));
      subjects.add(subjectOf(query));
      return !isKnown;
    })
    .map(({ query }) => ofSearch(query, 'fan_out', category.lexicon));
}

function findSubject(text: string, { topicWords }: Lexicon): string {
  const words = topicWords(text).filter((word) => !/^20\d\d$/.test(word));
  return [...new Set(words)].toSorted().join(' ');
}

function ofSearch(prompt: string, origin: Candidate['origin'], lexicon: Lexicon): Candidate {
  return { prompt, origin, intent: readQuery(prompt, lexicon)?.intent ?? 'other' };
}

function toCandidate(origin: Candidate['origin']) {
  return ({ text, intent }: { text: string; intent: Intent }): Candidate => ({ prompt: text, origin, intent });
}

function interleave(a: readonly Candidate[], b: readonly Candidate[]): Candidate[] {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, i) => [a[i], b[i]])
    .flat()
    .filter((candidate) => candidate !== undefined);
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
