/** Returns whether texts contain this one, ignoring case as the server does. Every text contains an empty one. */
export function createTextFilter(searched: string): (text: string) => boolean {
  const expression = new RegExp(searched.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  return (text) => expression.test(text);
}
