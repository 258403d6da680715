import {
  BLOCKS_AT,
  BYTES_AT,
  hashBlock,
  hashPiece,
  instantiateSearch,
  PAGE_BYTES,
  PIECES_AT,
} from './search-module.ts';

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
for (let at = 0; at + BLOCK <= ORDINARY.length; at++) {
  const block = ORDINARY.slice(at, at + BLOCK);
  ordinaryBlocks.set(block, (ordinaryBlocks.get(block) ?? 0) + 1);
}
/** A block is read at every fourth position. */
const STEP = 4;
const PIECE = 5;
/** How far the module reads past the last byte. */
const SLACK = 16;

/**
 * Only a block of four bytes at every fourth position is read. Wherever a word is, one of four successive blocks of it is at such a
 * position. Short words have fewer blocks: their first or last one may contain any byte before or after the word.
 */
export function createWordSearch(words: readonly string[]): WordSearch {
  const { memory, find, countNewlines } = instantiateSearch();
  const tables = new Uint8Array(memory.buffer);
  for (const word of words) addWord(tables, longestPart(word.toLowerCase()));
  let length = 0;
  return {
    load(bytes) {
      const missing = BYTES_AT + bytes.length + SLACK - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
      new Uint8Array(memory.buffer).set(bytes, BYTES_AT);
      length = bytes.length;
    },
    find: (from) => Math.max(-1, find(BYTES_AT + from, BYTES_AT + length) - BYTES_AT),
    countNewlines: () => countNewlines(BYTES_AT, BYTES_AT + length),
  };
}

/** JSON can escape a slash with a backslash. */
function longestPart(word: string): string {
  return word.split('/').reduce((longest, part) => (part.length > longest.length ? part : longest));
}

function addWord(tables: Uint8Array, word: string): void {
  if (word.length < PIECE) throw new Error(`"${word}" is too short to search for`);
  const first = chooseFirstBlock(word);
  for (const block of blocksOf(word, first)) {
    for (const bytes of expand(block)) {
      const index = hashBlock(bytes.readInt32LE());
      tables[BLOCKS_AT + (index >>> 3)] = (tables[BLOCKS_AT + (index >>> 3)] ?? 0) | (1 << (index & 7));
    }
  }
  const start = Math.max(0, first);
  tables[PIECES_AT + hashPiece(BigInt(Buffer.from(word).readUIntLE(start, PIECE)))] = 1;
}

/** The position in the word of its first block, such that its blocks are rare in ordinary lines. */
function chooseFirstBlock(word: string): number {
  const positions = Array.from({ length: Math.max(1, word.length - PIECE + 1) }, (_, index) => index - 1);
  return positions.reduce((best, at) => (rateOf(word, at) < rateOf(word, best) ? at : best));
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
  const at = block.indexOf(ANY);
  if (at < 0) return [Buffer.from(block)];
  return Array.from({ length: 256 }, (_, byte) => {
    const bytes = Buffer.from(block);
    bytes[at] = byte;
    return bytes;
  });
}
