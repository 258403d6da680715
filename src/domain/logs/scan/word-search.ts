/** Searches loaded bytes for many words at once, ignoring case. */
export interface WordSearch {
  /** Copies the bytes to search. */
  load: (bytes: Uint8Array) => void;
  /** The position of a possible match that starts at or after `from`, or -1. It may report false matches, but misses none. */
  find: (from: number) => number;
  countNewlines: () => number;
}

/** Text typical of most log lines. Pieces of a word that do not occur in it are preferred for the search. */
const ORDINARY = `203.0.113.7 - - [12/jan/2026:10:11:12 +0000] "get /index.html http/1.1" 200 1234 "https://www.example.com/"
mozilla/5.0 (windows nt 10.0; win64; x64) applewebkit/537.36 (khtml, like gecko) chrome/138.0.0.0 safari/537.36 edg/138.0.0.0
(iphone; cpu iphone os 18_5 like mac os x) version/18.5 mobile/15e148 (linux; android 10; k) (macintosh; intel mac os x 10_15_7)
gecko/20100101 firefox/128.0 {"time_iso8601":"remote_addr":"host":"request_method":"request_uri":"status":"body_bytes_sent":
"http_referer":"http_user_agent":"request_time":"scheme":"timestamp":"level":"message" https://www.google.com/search https://
www.bing.com/ https://duckduckgo.com/ facebook instagram youtube linkedin twitter amazon apple yandex cloudflare crawl index article
?utm_source=google&utm_medium=cpc&utm_campaign=summer&utm_content=ad&utm_term=shoes utm_source=newsletter utm_source=facebook`;

const BLOCK = 4;
/** How often each block occurs in ordinary lines. */
const ordinaryBlocks = new Map<string, number>();
for (let offset = 0; offset + BLOCK <= ORDINARY.length; offset++) {
  const block = ORDINARY.slice(offset, offset + BLOCK);
  ordinaryBlocks.set(block, (ordinaryBlocks.get(block) ?? 0) + 1);
}
/** A block is read at every fourth position. */
const STEP = 4;
const PIECE = 5;
const NEWLINE = 0x0a;

/** Upper and lower case become the same; a few other bytes become equal too, which only causes false matches. */
const FOLD = 0x20;
const FOLD_4 = 0x20_20_20_20;
/** Spreads the bits of a number over the highest ones. */
const FACTOR = 0x1e_37_79_b1;
const HASHES = 1 << 16;

/** 32 bits for each hash of a block, one of which the block's first byte selects; and a byte for each hash of a piece. */
interface Tables {
  blocks: Int32Array;
  pieces: Uint8Array;
}

/** The hash of four bytes, read as a little-endian number. */
function hashBlock(bytes: number): number {
  return Math.imul(bytes | FOLD_4, FACTOR) >>> 16;
}

/** The hash of the five bytes at a position. */
function hashPiece(bytes: Buffer, offset: number): number {
  const fifth = (bytes[offset + BLOCK] ?? 0) | FOLD;
  return Math.imul(Math.imul(bytes.readInt32LE(offset) | FOLD_4, FACTOR) ^ fifth, FACTOR) >>> 16;
}

/**
 * Only a block of four bytes at every fourth position is read. Wherever a word is, one of four successive blocks of it is at such a
 * position. Short words have fewer blocks: their first or last one may contain any byte before or after the word.
 */
export function createWordSearch(words: readonly string[]): WordSearch {
  const tables = { blocks: new Int32Array(HASHES), pieces: new Uint8Array(HASHES) };
  for (const word of words) addWord(tables, longestPart(word.toLowerCase()));
  let bytes = Buffer.alloc(0);
  let blocks = new Int32Array();
  let length = 0;

  /** Whether a piece starts at most three bytes before a block or one byte after it, but not before `from`. */
  function hasPiece(offset: number, from: number): boolean {
    const last = Math.min(offset + 1, length - PIECE);
    for (let start = Math.max(from, offset - 3); start <= last; start++) {
      if (tables.pieces[hashPiece(bytes, start)] === 1) return true;
    }
    return false;
  }
  return {
    load(searched) {
      length = searched.length;
      if (bytes.length < length) {
        const room = new ArrayBuffer(STEP * Math.ceil(length / STEP));
        [bytes, blocks] = [Buffer.from(room), new Int32Array(room)];
      }
      bytes.set(searched);
    },
    find(from) {
      const end = Math.ceil(length / STEP);
      let index = findBlock(tables.blocks, blocks, Math.floor(from / STEP), end);
      while (index < end && !hasPiece(index * STEP, from)) index = findBlock(tables.blocks, blocks, index + 1, end);
      return index < end ? index * STEP + 1 : -1;
    },
    countNewlines() {
      let count = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0 && end < length; end = bytes.indexOf(NEWLINE, end + 1)) count++;
      return count;
    },
  };
}

/** The index of the first block from `index` on that the table has, or `end`. */
function findBlock(table: Int32Array, blocks: Int32Array, index: number, end: number): number {
  for (let offset = index; offset < end; offset++) {
    const block = blocks[offset] ?? 0;
    // A shift uses the lowest five bits of its count.
    if ((((table[hashBlock(block)] ?? 0) >>> block) & 1) === 1) return offset;
  }
  return end;
}

/** JSON can escape a slash with a backslash. */
function longestPart(word: string): string {
  return word.split('/').reduce((longest, part) => (part.length > longest.length ? part : longest));
}

function addWord({ blocks, pieces }: Tables, word: string): void {
  if (word.length < PIECE) throw new Error(`"${word}" is too short to search for`);
  const first = chooseFirstBlock(word);
  for (const block of blocksOf(word, first)) {
    for (const bytes of expand(block)) {
      const number = bytes.readInt32LE();
      const hash = hashBlock(number);
      blocks[hash] = (blocks[hash] ?? 0) | (1 << number);
    }
  }
  pieces[hashPiece(Buffer.from(word), Math.max(0, first))] = 1;
}

/** The position in the word of its first block, such that its blocks are rare in ordinary lines. */
function chooseFirstBlock(word: string): number {
  const positions = Array.from({ length: Math.max(1, word.length - PIECE + 1) }, (_, index) => index - 1);
  return positions.reduce((best, position) => (rateOf(word, position) < rateOf(word, best) ? position : best));
}

function rateOf(word: string, first: number): number {
  return blocksOf(word, first).reduce((rate, block) => {
    // Some clients write another hyphen.
    const hyphen = block.includes('-') ? 3 : 0;
    return rate + hyphen + (block.includes(ANY) ? 1 : 2 * (ordinaryBlocks.get(block) ?? 0));
  }, 0);
}

/** Any byte. */
const ANY = '?';

function blocksOf(word: string, first: number): string[] {
  const padded = `${ANY}${word}${ANY}`;
  return Array.from({ length: STEP }, (_, index) => padded.slice(first + 1 + index, first + 1 + index + BLOCK));
}

/** The bytes of a block, with every byte in place of `ANY`. */
function expand(block: string): Buffer[] {
  const index = block.indexOf(ANY);
  if (index < 0) return [Buffer.from(block)];
  return Array.from({ length: 256 }, (_, byte) => {
    const bytes = Buffer.from(block);
    bytes[index] = byte;
    return bytes;
  });
}
