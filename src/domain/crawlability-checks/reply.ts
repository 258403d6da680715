import { findChallenge } from './challenge.ts';

/** The parts of a response to one user agent that are compared. */
export interface Reply {
  /** 0 if there was no response. */
  status: number;
  /** Why there was no response; null if there was one. */
  failure: string | null;
  finalUrl: string;
  /** Bytes of the body, up to the read limit. */
  size: number;
  title: string;
  /** Characters of visible text. */
  textLength: number;
  /** Hashes of runs of words, to compare texts by. */
  shingles: ReadonlySet<number>;
  /** The vendor of a challenge, or null. */
  challenge: string | null;
  /** The target of an immediate meta refresh; null if there is none. */
  refresh: string | null;
  /** The start of the text, to search for denials. */
  opening: string;
  robots: { noindex: boolean; nosnippet: boolean };
  canonical: string | null;
}

interface Answer {
  status: number;
  finalUrl: string;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** How much of a page is read for comparison. */
export const COMPARED_BYTES = 256 * 1024;
const RUN = 4;
const OPENING_CHARACTERS = 600;

/** The result of a request without a response. */
export function toFailedReply(finalUrl: string, failure: string): Reply {
  return {
    status: 0,
    failure,
    finalUrl,
    size: 0,
    title: '',
    textLength: 0,
    shingles: new Set(),
    challenge: null,
    refresh: null,
    opening: '',
    robots: { noindex: false, nosnippet: false },
    canonical: null,
  };
}

export function toReply(answer: Answer): Reply {
  const { status, finalUrl, headers, body } = answer;
  const html = Buffer.from(body.subarray(0, COMPARED_BYTES)).toString('utf8');
  const text = readText(html);
  const tags = readTags(html);
  const directives = [
    ...tags.metas.filter(({ name }) => name === 'robots').map(({ content }) => content),
    ...[headers['x-robots-tag'] ?? []].flat().filter((value) => !/^\s*[\w-]+\s*:\s*\D/.test(value)),
  ].flatMap((value) => value.toLowerCase().replaceAll(' ', '').split(','));
  return {
    status,
    failure: null,
    finalUrl,
    size: body.length,
    title: tags.title,
    textLength: text.length,
    shingles: hashRuns(text),
    challenge: findChallenge(answer),
    refresh: readRefresh(tags.metas, finalUrl),
    opening: text.slice(0, OPENING_CHARACTERS),
    robots: {
      noindex: directives.some((directive) => directive === 'noindex' || directive === 'none'),
      nosnippet: directives.some(
        (directive) => directive === 'nosnippet' || directive === 'none' || /^max-snippet:0+$/.test(directive),
      ),
    },
    canonical: tags.canonical === null ? null : (URL.parse(tags.canonical, finalUrl)?.href ?? null),
  };
}

/** The share of the smaller text that is also in the larger one, from 0 to 1 with two decimals. */
export function compareReplies(a: Reply, b: Reply): number {
  const [small, large] = a.shingles.size <= b.shingles.size ? [a, b] : [b, a];
  if (small.shingles.size === 0) return large.shingles.size === 0 ? 1 : 0;
  let shared = 0;
  for (const shingle of small.shingles) if (large.shingles.has(shingle)) shared++;
  return Math.round((shared / small.shingles.size) * 100) / 100;
}

/** Approximates the visible text without a parser: tags, comments, scripts and styles removed. */
function readText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|noscript|template|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The title, and the values of meta and link elements. */
function readTags(html: string) {
  const clean = html.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ');
  const title = /<title\b[^>]*>([\s\S]{0,500}?)<\/title/i.exec(clean)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
  const metas: { name: string; content: string }[] = [];
  let canonical: string | null = null;
  for (const [, tag = '', attributes = ''] of clean.matchAll(/<(meta|link)\b([^>]{0,2000})>/gi)) {
    const read = (name: string) => readAttribute(attributes, name);
    if (tag.toLowerCase() === 'meta') {
      const name = read('name') ?? read('http-equiv');
      if (name !== null) metas.push({ name: name.trim().toLowerCase(), content: read('content') ?? '' });
    } else if (canonical === null && /(?:^|\s)canonical(?:$|\s)/i.test(read('rel') ?? '')) {
      canonical = read('href')?.trim() || null;
    }
  }
  return { title, metas, canonical };
}

function readAttribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}

/** The target of a redirect by the page within a few seconds. */
function readRefresh(metas: { name: string; content: string }[], base: string): string | null {
  const content = metas.find(({ name }) => name === 'refresh')?.content ?? '';
  const [, seconds = '', target = ''] = /^\s*(\d+)[.\d]*\s*[;,]?\s*(?:url\s*=)?\s*["']?([^"']*)/i.exec(content) ?? [];
  if (seconds === '' || Number(seconds) > 5 || target.trim() === '') return null;
  const url = URL.parse(target.trim(), base);
  return url === null || url.href === base ? null : url.href;
}

function hashRuns(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<number>();
  const length = Math.min(RUN, words.length);
  for (let i = 0; length > 0 && i + length <= words.length; i++) {
    let hash = 0x811c9dc5;
    for (let index = i; index < i + length; index++) {
      const word = words[index] ?? '';
      for (let c = 0; c < word.length; c++) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193);
      hash = Math.imul(hash ^ 32, 0x01000193);
    }
    runs.add(hash >>> 0);
  }
  return runs;
}
