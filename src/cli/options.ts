import { InvalidArgumentError } from 'commander';

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}

/** An option that may be given several times. */
export function several(value: string, earlier: string[] = []): string[] {
  return [...earlier, value];
}
