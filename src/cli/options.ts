import { InvalidArgumentError } from 'commander';

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Must be a whole number.');
  return Number(text);
}

/** Collects the values of a repeatable option. */
export function collectValues(value: string, earlier: string[] = []): string[] {
  return [...earlier, value];
}
