import { packNumbers } from '../statistics/varints.ts';
import type { CitationReader } from './citation-reader.ts';

/** Merges the citations of several days of an engine: each page of a prompt once, with its citations. */
export function mergeCitations(readers: readonly CitationReader[], prompts: number): Buffer {
  const values: number[] = [];
  const weights = new Map<number, number>();
  let last = 0;
  for (let prompt = 0; prompt < prompts; prompt++) {
    weights.clear();
    for (const reader of readers) {
      for (; reader.prompt === prompt; reader.move()) addGroup(weights, reader);
    }
    if (weights.size === 0) continue;
    values.push(prompt - last, weights.size);
    last = prompt;
    let lastPage = 0;
    for (const page of Uint32Array.from(weights.keys()).toSorted()) {
      values.push(page - lastPage, weights.get(page) ?? 0);
      lastPage = page;
    }
  }
  return packNumbers(values);
}

function addGroup(weights: Map<number, number>, { pages, weights: added, length }: CitationReader): void {
  for (let index = 0; index < length; index++) {
    const page = pages[index] ?? 0;
    weights.set(page, addWeights(weights.get(page) ?? 0, added[index] ?? 0));
  }
}

/** A weight is twice the citations, plus 1 if a citing answer names the brand. */
export function addWeights(one: number, other: number): number {
  return (one & ~1) + (other & ~1) + ((one | other) & 1);
}
