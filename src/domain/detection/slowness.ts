import { compileUnfiltered } from './regexes.ts';

/** As often as English has them. */
const LETTERS = 'eeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummmwwffggyyppbbvk';

/**
 * The text that regular expressions are tried on: always the same, and as irregular as answers are. On a text that repeats
 * itself an expression soon knows every state it can be in.
 */
const SAMPLE = makeSample(40_000);

function makeSample(length: number): Buffer {
  let seed = 1;
  const draw = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  let text = '';
  while (text.length < length) {
    for (let letters = 2 + draw(8); letters > 0; letters--) text += LETTERS[draw(LETTERS.length)];
    const end = draw(60);
    text += end === 0 ? '.\n' : end < 6 ? '. ' : end < 10 ? ', ' : ' ';
  }
  return Buffer.from(text);
}

/** Less than a megabyte a second is slow: an ordinary expression does fifty. */
const SLOWEST_MS = SAMPLE.length / 1000;

/** How many milliseconds these take over the sample, without a prefilter, compiling included. `clock` returns milliseconds. */
export function measureRegexes(regexes: readonly string[], clock: () => number): number {
  const started = clock();
  const find = compileUnfiltered(regexes.map((regex, brand) => ({ brand, regex })));
  find(SAMPLE);
  return clock() - started;
}

/** Whether they must not keep others waiting. */
export function isSlow(milliseconds: number): boolean {
  return milliseconds > SLOWEST_MS;
}
