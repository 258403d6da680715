/** A prompt and the evidence of what it asks. Mentions are not evidence: all prompts about a famous brand agree on those. */
export interface QuestionCandidate {
  id: string;
  /** Null if it was not grouped. */
  questionId: string | null;
  /** Whether a user chose the question of this prompt or of another one that asks it. */
  isChosen: boolean;
  /** Searches that engines ran for it, and ids of the pages that its answers cite. */
  searches: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

/** The days of answers in which searches and pages are compared. */
export const EVIDENCE_DAYS = 28;
/** The share of the pages of the prompt that cites fewer. */
const SHARED_PAGES = 0.2;
/** A single page can be cited for many questions. */
const FEWEST_SHARED_PAGES = 2;

/**
 * The questions that prompts of one country with near-equal texts ask: every two prompts of a question share a search, or many of
 * their cited pages (complete linkage). Prompts that are one question stay one, because texts never change and answers
 * are deleted. A prompt that is not grouped joins the question that a user made, if it fits exactly one of those. The result does not
 * depend on the order of the prompts.
 */
export function proposeQuestions(candidates: readonly QuestionCandidate[]): QuestionCandidate[][] {
  const ordered = candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const current = [...Map.groupBy(ordered, ({ id, questionId }) => questionId ?? id).values()];
  const isChosen = ([first]: readonly QuestionCandidate[]) => first?.isChosen === true;
  const chosen = current.filter(isChosen);
  const others = current.filter((prompts) => !isChosen(prompts));
  const questions = others.filter(({ length }) => length > 1);
  for (const candidate of others.filter(({ length }) => length === 1).flat()) {
    const fits = (prompts: readonly QuestionCandidate[]) => prompts.every((prompt) => isConfirmed(prompt, candidate));
    const [first, second] = chosen.filter(fits);
    const question = second ? undefined : (first ?? questions.find(fits));
    if (question) question.push(candidate);
    else questions.push([candidate]);
  }
  return [...chosen, ...questions];
}

function isConfirmed(a: QuestionCandidate, b: QuestionCandidate): boolean {
  if (!a.searches.isDisjointFrom(b.searches)) return true;
  const shared = a.pages.intersection(b.pages).size;
  return shared >= FEWEST_SHARED_PAGES && shared >= SHARED_PAGES * Math.min(a.pages.size, b.pages.size);
}

/** Searches that differ only in capitals, spaces or the final question mark are the same. */
export function normalizeSearch(search: string): string {
  return search.toLowerCase().replaceAll(/\s+/g, ' ').trim().replace(/\?$/, '');
}

/**
 * For each prompt, the index of the first one that asks the same question. Empty if each asks another one. `questionIds` has those
 * of grouped prompts.
 */
export function numberQuestions(promptIds: readonly string[], questionIds: ReadonlyMap<string, string>): number[] {
  const first = new Map<string, number>();
  const questions = promptIds.map((promptId, index) => {
    const questionId = questionIds.get(promptId) ?? promptId;
    const known = first.get(questionId) ?? index;
    first.set(questionId, known);
    return known;
  });
  return first.size === promptIds.length ? [] : questions;
}
