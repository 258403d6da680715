/** The longest text of each kind, in characters (code points), after trimming. */
export const TEXT_LIMITS = {
  brand: 200,
  excludedPhrase: 100,
  fanOutQuery: 1000,
  keyName: 100,
  reportTitle: 200,
  tagName: 100,
  workspaceName: 200,
  prompt: 2000,
} as const;

/** PostgreSQL cannot hold NUL, and a lone surrogate is no character: both are refused, never altered. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Length as a person counts it and as JSON Schema's maxLength means it: an emoji is one character, not two. */
export function countCharacters(value: string): number {
  if (!/[\ud800-\udbff]/.test(value)) return value.length;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

export function deduplicate<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
