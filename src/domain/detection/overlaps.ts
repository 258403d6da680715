import type { Candidate } from './scan.ts';

/**
 * If names overlap, the longest wins, regardless of its brand; of two equally long ones, the first. The same
 * position under two brands counts for both, and under two names of one brand once. The result is in the order of the text.
 */
export function resolveOverlaps(candidates: readonly Candidate[]): readonly Candidate[] {
  if (areSeparate(candidates)) return candidates;
  const ordered = candidates.toSorted((a, b) => a.start - b.start || a.end - b.end || a.brand - b.brand);
  const kept: Candidate[] = [];
  for (let from = 0; from < ordered.length; ) {
    const end = endOfKnot(ordered, from);
    if (end === from + 1) kept.push(ordered[from] as Candidate);
    else settle(ordered.slice(from, end), kept);
    from = end;
  }
  return kept;
}

/** The end of a group of overlapping names. */
function endOfKnot(ordered: readonly Candidate[], from: number): number {
  let reach = ordered[from]?.end ?? 0;
  let index = from + 1;
  for (; index < ordered.length; index++) {
    const { start, end } = ordered[index] as Candidate;
    if (start >= reach) break;
    if (end > reach) reach = end;
  }
  return index;
}

/** Whether each one begins after the end of the one before it. */
function areSeparate(candidates: readonly Candidate[]): boolean {
  let reach = 0;
  for (const { start, end } of candidates) {
    if (start < reach) return false;
    reach = end;
  }
  return true;
}

/** Adds the winners of a group of overlapping names. */
function settle(knot: Candidate[], kept: Candidate[]): void {
  const winners: Candidate[] = [];
  for (const candidate of knot.toSorted((a, b) => b.units - a.units || a.start - b.start || a.end - b.end)) {
    const rival = winners.find((other) => candidate.start < other.end && other.start < candidate.end);
    if (!rival || isSameSpan(rival, candidate)) winners.push(candidate);
  }
  winners.sort((a, b) => a.start - b.start || a.brand - b.brand);
  for (const candidate of winners) {
    const last = kept.at(-1);
    if (!last || last.brand !== candidate.brand || !isSameSpan(last, candidate)) kept.push(candidate);
  }
}

function isSameSpan(a: Candidate, b: Candidate): boolean {
  return a.start === b.start && a.end === b.end;
}
