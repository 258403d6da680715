import { collapse, countWords } from './count-words.ts';
import type { Block, Region } from './page.ts';

/** Elements that give their text a meaning. */
export const MEANINGFUL = new Set(
  'p li td th dd dt caption figcaption blockquote pre summary h1 h2 h3 h4 h5 h6 address legend'.split(' '),
);
/** Elements that end a run of text at their borders. A single `br` is a line break inside a run. */
export const BORDERS = new Set([
  ...MEANINGFUL,
  ...'html body div main article section header footer nav aside ul ol dl table thead tbody tfoot tr figure form fieldset'.split(
    ' ',
  ),
  ...'details dialog hr center option optgroup noscript template hgroup menu search'.split(' '),
]);

/** Gathers pieces of text into blocks. */
export function createBlocks() {
  const blocks: Block[] = [];
  let pieces: string[] = [];
  let unlinked: string[] = [];
  let all = 0;
  let linked = 0;
  return {
    blocks,
    add(text: string, isLinked: boolean) {
      pieces.push(text);
      const length = text.trim().length;
      all += length;
      if (isLinked) linked += length;
      unlinked.push(isLinked ? ' ' : text);
    },
    /** Ends the run of text. */
    end(kind: string, region: Region) {
      if (pieces.length === 0) return;
      const text = collapse(pieces.join(''));
      if (text !== '') {
        const words = countWords(text);
        const unlinkedWords = linked === 0 ? words : countWords(unlinked.join(''));
        blocks.push({ kind, region, text, words, unlinkedWords, linked: linked / all, isAside: false });
      }
      pieces = [];
      unlinked = [];
      all = 0;
      linked = 0;
    },
  };
}
