/** JSON with every character beyond ASCII as `\\uXXXX`: the longest way to write it. */
export function escapeUnicode(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
