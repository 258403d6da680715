import type { BrandStatistics } from './stats.ts';

/** What the prompts of a report are ordered by. */
export const PROMPT_SORTS = [
  'createdDate',
  'answers',
  'mentions',
  'brandCoverage',
  'shareOfVoice',
  'averagePosition',
  'domainCoverage',
  'citations',
] as const;

export type PromptSort = (typeof PROMPT_SORTS)[number];

export interface PromptStatistics {
  id: string;
  prompt: string;
  answers: number;
  noAnswers: number;
  failed: number;
  brands: BrandStatistics[];
}

/** Where a prompt stands in an order: its number, then its id, which tells when it was made. */
export interface PromptPosition {
  value: number | null;
  id: string;
}

/** `createdDate` goes by the id alone. */
export function placeOf({ id, answers, brands }: PromptStatistics, sortBy: PromptSort): PromptPosition {
  if (sortBy === 'createdDate') return { value: 0, id };
  if (sortBy === 'answers') return { value: answers, id };
  return { value: brands[0]?.[sortBy] ?? null, id };
}

/** Negative when the first comes first. A prompt without the number comes after those that have it, whatever the order. */
export function comparePositions(one: PromptPosition, other: PromptPosition, sortOrder: 'asc' | 'desc'): number {
  if ((one.value === null) !== (other.value === null)) return one.value === null ? 1 : -1;
  const ascending = (one.value ?? 0) - (other.value ?? 0) || (one.id < other.id ? -1 : Number(one.id > other.id));
  return sortOrder === 'asc' ? ascending : -ascending;
}

export function formatPosition({ value, id }: PromptPosition): string {
  return `${value ?? 'none'}:${id}`;
}

export function parsePosition(text: string): PromptPosition {
  const colon = text.indexOf(':');
  const value = text.slice(0, colon);
  return { value: value === 'none' ? null : Number(value), id: text.slice(colon + 1) };
}
