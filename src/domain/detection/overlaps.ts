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
  let at = from + 1;
  for (; at < ordered.length; at++) {
    const { start, end } = ordered[at] as Candidate;
    if (start >= reach) break;
    if (end > reach) reach = end;
  }
  return at;
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
  for (const one of knot.toSorted((a, b) => b.units - a.units || a.start - b.start || a.end - b.end)) {
    const rival = winners.find((other) => one.start < other.end && other.start < one.end);
    if (!rival || isSamePlace(rival, one)) winners.push(one);
  }
  winners.sort((a, b) => a.start - b.start || a.brand - b.brand);
  for (const one of winners) {
    const last = kept.at(-1);
    if (!last || last.brand !== one.brand || !isSamePlace(last, one)) kept.push(one);
  }
}

function isSamePlace(one: Candidate, other: Candidate): boolean {
  return one.start === other.start && one.end === other.end;
}
