/** Maximum length of each kind of text after trimming, in characters (code points). */
export const TEXT_LIMITS = {
  brand: 200,
  excludedPhrase: 100,
  fanOutQuery: 1000,
  keyName: 100,
  label: 100,
  owner: 100,
  reportTitle: 200,
  tagName: 100,
  viewName: 100,
  workspaceName: 200,
  prompt: 2000,
} as const;

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. Both are rejected rather than replaced. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Counts code points, like maxLength in JSON Schema: an emoji is one character, not two. */
export function countCharacters(value: string): number {
  if (!/[\ud800-\udbff]/.test(value)) return value.length;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/** Whether the text is invisible: only whitespace, format characters and other code points without a glyph. */
export function isBlank(value: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(value);
}

/** Names with the same key are considered equal: they differ only in case or in how accents are encoded. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function deduplicate<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The names without repetitions that differ only in case. */
export function deduplicateNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(nameKeyOf(name))) byKey.set(nameKeyOf(name), name);
  return [...byKey.values()];
}
