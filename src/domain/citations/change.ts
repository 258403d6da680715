import type { EngineId } from '../shared/engines.ts';
import { type CellHits, estimateChange } from '../statistics/change.ts';
import { type ChangeVerdict, classifyChanges } from '../statistics/verdicts.ts';

/** The change of the share of answers that cite a page. */
export interface CitationChange {
  /** Null without a cell in common. */
  citationShare: number | null;
  low: number | null;
  high: number | null;
  verdict: ChangeVerdict;
  matchedPrompts: number;
  matchedCells: number;
}

/** The answers of a prompt on an engine, and how many of them cite the page. */
export interface CitedCell extends CellHits {
  prompt: number;
  question: number;
  engine: EngineId;
}

/** Compares each prompt with itself on the same engine, as the changes of statistics do. */
export function compareCitations(now: readonly CitedCell[], before: readonly CitedCell[]): CitationChange {
  const earlier = new Map(before.map((cell) => [keyOf(cell), cell]));
  const change = estimateChange(
    now.flatMap((cell) => {
      const previous = earlier.get(keyOf(cell));
      return previous ? [{ prompt: cell.prompt, question: cell.question, now: cell, before: previous }] : [];
    }),
  );
  const { difference, matchedPrompts, matchedCells } = change;
  return {
    citationShare: difference?.value ?? null,
    low: difference?.low ?? null,
    high: difference?.high ?? null,
    verdict: classifyChanges([[change]])[0]?.[0] ?? 'not_enough_data',
    matchedPrompts,
    matchedCells,
  };
}

function keyOf({ prompt, engine }: CitedCell): string {
  return `${prompt} ${engine}`;
}
