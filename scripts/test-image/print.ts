const started = performance.now();

/** Prints a line with the seconds since the start. */
export function print(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${line}\n`);
}
