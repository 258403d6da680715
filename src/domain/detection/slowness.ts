import { compileUnfiltered } from './regexes.ts';

/** With their frequency in English. */
const LETTERS = 'eeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummmwwffggyyppbbvk';

/**
 * The text for measuring regular expressions: always the same, and as irregular as answers. On a repetitive text,
 * an expression soon has every state cached.
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

/** Less than a megabyte per second is slow; an ordinary expression reaches fifty. */
const SLOWEST_MS = SAMPLE.length / 1000;

/** The time in milliseconds for the sample, without a prefilter and including compilation. `clock` returns milliseconds. */
export function measureRegexes(regexes: readonly string[], clock: () => number): number {
  const started = clock();
  const find = compileUnfiltered(regexes.map((regex, brand) => ({ brand, regex })));
  find(SAMPLE);
  return clock() - started;
}

/** Whether they are slow enough to need a separate queue. */
export function isSlow(milliseconds: number): boolean {
  return milliseconds > SLOWEST_MS;
}
