import type { EngineId } from '../shared/engines.ts';
import type { BrandStatistics, BrandValues, BriefStatistics } from './stats.ts';

/** Whether prompts that contain a name of the report's brand count. */
export const BRANDED = ['include', 'exclude', 'only'] as const;
export type Branded = (typeof BRANDED)[number];

/** The sort orders of a report's prompts. */
export const PROMPT_SORTS = [
  'createdDate',
  'answers',
  'mentions',
  'brandCoverage',
  'shareOfVoice',
  'averagePosition',
  'domainCoverage',
  'citations',
  'change',
] as const;

export type PromptSort = (typeof PROMPT_SORTS)[number];

export interface PromptStatistics {
  id: string;
  prompt: string;
  country: string;
  answers: number;
  noAnswers: number;
  failed: number;
  /** Whether it contains a name of the report's brand. */
  branded: boolean;
  brands: BrandStatistics[];
  /** How often each engine names one brand; only if requested. */
  engines?: PromptEngine[];
  /** How much more often answers name that brand than in the window before; only if requested. */
  change?: { brandCoverage: number | null };
  /** The engines that name competitors, and the report's brand much less often than usual; only if requested. */
  gaps?: DescribedGap[];
}

export interface DescribedGap {
  engine: EngineId;
  answers: number;
  /** Answers that name the report's brand. */
  namedIn: number;
  /** The one named most first. */
  competitors: { brand: string; namedIn: number }[];
}

export interface PromptEngine extends Pick<BriefStatistics, 'brandCoverage' | 'intervals'> {
  engine: EngineId;
  answers: number;
}

/** The sort position of a prompt: its value, then its id, which reflects its creation time. */
export interface PromptPosition {
  value: number | null;
  id: string;
}

/** `createdDate` is the order of ids. */
export function positionOf(
  id: string,
  { answers, change, values }: { answers: number; change: number | null; values: BrandValues | null },
  sortBy: PromptSort,
): PromptPosition {
  if (sortBy === 'createdDate') return { value: 0, id };
  if (sortBy === 'answers') return { value: answers, id };
  if (sortBy === 'change') return { value: change, id };
  return { value: values?.[sortBy] ?? null, id };
}

/** Negative if the first sorts first. A prompt without a value comes last in either direction. */
export function comparePositions(a: PromptPosition, b: PromptPosition, sortOrder: 'asc' | 'desc'): number {
  const sign = sortOrder === 'asc' ? 1 : -1;
  if (a.value === b.value) return sign * (a.id < b.id ? -1 : Number(a.id > b.id));
  if (a.value === null) return 1;
  if (b.value === null) return -1;
  return sign * (a.value - b.value);
}

export function formatPosition({ value, id }: PromptPosition): string {
  return `${value ?? 'none'}:${id}`;
}

export function parsePosition(text: string): PromptPosition {
  const colon = text.indexOf(':');
  const value = text.slice(0, colon);
  return { value: value === 'none' ? null : Number(value), id: text.slice(colon + 1) };
}
