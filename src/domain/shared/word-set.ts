export interface WordSet {
  has: (word: string) => boolean;
}

/** The table has at least this many slots per word. */
const SLOTS_PER_WORD = 4 / 3;

/**
 * A set of the words of a text, which are separated by spaces and line breaks. It is for long lists that are kept forever: a
 * `Set` takes about 50 bytes per word in addition to the text, this one 5 to 10, because it is a table of positions in the text.
 */
export function createWordSet(text: string): WordSet {
  const words = text.split(/[ \n]+/).filter((word) => word !== '');
  const size = 2 ** Math.ceil(Math.log2(words.length * SLOTS_PER_WORD + 1));
  /** The position after the first letter of a word. 0 is an empty slot. */
  const slots = new Uint32Array(size);

  /** The slot of the word, or the empty one in which to store it. */
  function findSlot(word: string): number {
    let slot = hashOf(word) & (size - 1);
    for (let position = slots[slot] ?? 0; position !== 0; position = slots[slot] ?? 0) {
      if (text.startsWith(word, position - 1) && endsAt(text, position - 1 + word.length)) return slot;
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  }

  let end = 0;
  for (const word of words) {
    const start = text.indexOf(word, end);
    slots[findSlot(word)] = start + 1;
    end = start + word.length;
  }
  return { has: (word) => slots[findSlot(word)] !== 0 && !/[ \n]/.test(word) };
}

function endsAt(text: string, position: number): boolean {
  if (position === text.length) return true;
  const code = text.charCodeAt(position);
  return code === 0x20 || code === 0x0a;
}

/** FNV-1a, with its last bits mixed. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < word.length; offset++) hash = Math.imul(hash ^ word.charCodeAt(offset), 0x01000193);
  return hash ^ (hash >>> 15);
}
