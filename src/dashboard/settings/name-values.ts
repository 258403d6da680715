import { nameFieldsIn } from '../format/words.ts';

/** What the forms call the values of a field. */
const VALUES: [value: string, label: string][] = [
  ['caseSensitive is true', '“Capitals” is “Must agree”'],
  ['caseSensitive is false', '“Capitals” is “Do not matter”'],
];

/** A warning of the server with its fields and values as the forms call them. */
export function nameValuesIn(text: string): string {
  return nameFieldsIn(VALUES.reduce((named, [value, label]) => named.replaceAll(value, label), text));
}
