export interface Named {
  id: string;
  /** Every name that a person would call it by. The first one is shown. */
  names: readonly string[];
}

export type Match<Item> = { found: Item } | { candidates: readonly Item[]; isAmbiguous: boolean };

/** Finds the item that a text refers to: by id, by a whole name, or by a part that only one item has. Ignores case. */
export function matchName<Item extends Named>(items: readonly Item[], wanted: string): Match<Item> {
  const byId = items.find(({ id }) => id === wanted);
  if (byId) return { found: byId };
  const text = fold(wanted);
  const whole = items.filter(({ id, names }) => [id, ...names].some((name) => fold(name) === text));
  const partial = whole.length > 0 ? whole : items.filter(({ names }) => names.some((name) => isPart(name, text)));
  const [found] = partial;
  if (found && partial.length === 1) return { found };
  return { candidates: partial.length > 0 ? partial : items, isAmbiguous: partial.length > 1 };
}

function isPart(name: string, text: string): boolean {
  return text !== '' && fold(name).includes(text);
}

/** Case, accents' encoding and punctuation between words do not distinguish names: `google_ai_mode` is "Google AI Mode". */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-–—]+/g, ' ')
    .trim();
}

const MOST_CANDIDATES = 20;
const LONGEST_NAME = 80;

/** `No report matches “X”. Use one of: A; B.` or `“X” matches several: A; B. …` */
export function describeMiss(noun: string, wanted: string, candidates: readonly Named[], isAmbiguous: boolean): string {
  const text = clip(wanted);
  if (isAmbiguous) return `“${text}” matches several: ${listCandidates(candidates)}. Use a longer name or the id.`;
  if (candidates.length === 0) return `No ${noun} matches “${text}”: there are none.`;
  return `No ${noun} matches “${text}”. Use one of: ${listCandidates(candidates)}.`;
}

/** "A; B; and 3 more". */
export function listCandidates(candidates: readonly Named[]): string {
  const shown = candidates.slice(0, MOST_CANDIDATES).map(({ names: [name = ''] }) => clip(name));
  const rest = candidates.length - shown.length;
  return `${shown.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

function clip(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
