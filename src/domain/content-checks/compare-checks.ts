import { ASPECTS } from './analysis/analyze.ts';
import type { ContentCheck, ContentResult } from './checks.ts';
import { round, type ScoredItem } from './reasons.ts';
import { CATEGORIES } from './score-structure.ts';

/** A score that changed. */
export interface ScoreChange {
  /** An item of the breakdown, an aspect of the text, or `dynamicContent`. */
  item: string;
  from: number;
  to: number;
  why: string;
}

export interface CheckComparison {
  previous: { id: string; createdDate: string } | null;
  overallScore?: { from: number; to: number };
  /** The largest changes first. */
  rose?: ScoreChange[];
  fell?: ScoreChange[];
}

type CompletedCheck = ContentCheck & ContentResult;

/** The increases and decreases since an earlier check of the same page, with reasons. */
export function compareChecks(previous: CompletedCheck, current: CompletedCheck): CheckComparison {
  const changes = [...compareItems(previous, current), ...compareTexts(previous, current)].filter(
    ({ from, to }) => from !== to,
  );
  const bySize = changes.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return {
    previous: { id: previous.id, createdDate: previous.createdDate },
    overallScore: { from: previous.structuralAnalysis.overallScore, to: current.structuralAnalysis.overallScore },
    rose: bySize.filter(({ from, to }) => to > from),
    fell: bySize.filter(({ from, to }) => to < from),
  };
}

function compareItems(previous: CompletedCheck, current: CompletedCheck): ScoreChange[] {
  return CATEGORIES.flatMap((category) => {
    const before: Record<string, ScoredItem> = previous.structuralAnalysis[category].breakdown;
    const after: Record<string, ScoredItem> = current.structuralAnalysis[category].breakdown;
    return Object.entries(after).map(([item, now]) => {
      const old = before[item] ?? now;
      return { item, from: old.score, to: now.score, why: explainItem(old, now) };
    });
  });
}

/** The reasons that disappeared, or those that are new or cost more points. */
function explainItem(old: ScoredItem, now: ScoredItem): string {
  const [before, after] = [lostBy(old), lostBy(now)];
  const isWorse = now.score < old.score;
  const [these, those] = isWorse ? [after, before] : [before, after];
  const changed = [...these].filter(([message, lost]) => lost > (those.get(message) ?? 0)).map(([message]) => message);
  if (changed.length === 0) return `The score changed by ${round(Math.abs(now.score - old.score))} points.`;
  return isWorse ? changed.join(' ') : `No longer found: ${changed.join(' ')}`;
}

function lostBy({ reasons = [] }: ScoredItem): Map<string, number> {
  return new Map(reasons.map(({ message, lost }) => [message, lost]));
}

function compareTexts(previous: CompletedCheck, current: CompletedCheck): ScoreChange[] {
  const aspects = ASPECTS.map((item) => {
    const { score, description } = current.contentAnalysis.analysis[item];
    return { item, from: previous.contentAnalysis.analysis[item].score, to: score, why: description };
  });
  const { score, differenceDescription } = current.dynamicContent;
  return [
    ...aspects,
    { item: 'dynamicContent', from: previous.dynamicContent.score, to: score, why: differenceDescription },
  ];
}
