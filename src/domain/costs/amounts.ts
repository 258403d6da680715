const MICROS_PER_USD = 1_000_000;

/** Costs are summed in millionths of a US dollar, which are exact. */
export function toMicros(usd: number): number {
  return Math.round(usd * MICROS_PER_USD);
}

export function toUsd(micros: number): number {
  return micros / MICROS_PER_USD;
}

/** Splits an amount into equal parts. The first parts contain one more if it cannot be divided, so that the sum is exact. */
export function splitEqually(micros: number, parts: number): number[] {
  const least = Math.floor(micros / parts);
  const rest = micros - least * parts;
  return Array.from({ length: parts }, (_, index) => least + (index < rest ? 1 : 0));
}
