import type { Outputs } from '../api/trpc.ts';
import { shortEngineName } from '../format/names.ts';

type ReportPrompt = Outputs['reports']['listPrompts']['items'][number];

const MOST_RIVALS = 3;

/** Where competitors are named, and you hardly ever: “gap on Gemini: Globex, Initech”. Null without a gap. */
export function describeGaps({ gaps = [] }: Pick<ReportPrompt, 'gaps'>): string | null {
  if (gaps.length === 0) return null;
  const rivals = new Set(gaps.flatMap(({ competitors }) => competitors.map(({ brand }) => brand)));
  const engines = gaps.map(({ engine }) => shortEngineName(engine));
  return `gap on ${engines.join(', ')}: ${[...rivals].slice(0, MOST_RIVALS).join(', ')}`;
}
