import {
  isRunning,
  readBlocks,
  removeHidden,
  shareWithoutSnippet,
  stripTags,
  type TextBlock,
  wordsOf,
} from '../web/page-text.ts';
import type { DirectiveSource } from '../web/robots-directives.ts';
import { findProtection, type Protection } from './challenge.ts';
import { isLoginUrl } from './login-url.ts';
import { findWall, type Wall } from './wall.ts';

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
  /** Hashes of runs of words and their counts, to compare texts by. */
  runs: WordRuns;
  /** The runs of the running text, without menus and labels. */
  mainRuns: WordRuns;
  /** Words of running text. */
  mainWords: number;
  /** A challenge or block page of a bot protection, or null. */
  protection: Protection | null;
  /** A login, consent or other wall instead of the page, or null. */
  wall: Wall | null;
  /** Whether a redirect led from the requested page to a login page. */
  isLoginRedirect: boolean;
  /** The target of an immediate meta refresh; null if there is none. */
  refresh: string | null;
  /** The start of the text, to search for denials. */
  opening: string;
  /** What the page and its headers say to crawlers. */
  directives: DirectiveSource;
  canonical: string | null;
}

/** Counts by hash. */
type WordRuns = ReadonlyMap<number, number>;

interface Answer {
  status: number;
  /** Defaults to the final URL. */
  requestedUrl?: string;
  finalUrl: string;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** How much of a page is read for comparison. */
export const COMPARED_BYTES = 256 * 1024;
const RUN = 4;
const OPENING_CHARACTERS = 600;
/** If browsers receive at least this much running text, the share of a crawler is meaningful. */
const LEAST_WORDS = 60;

/** The result of a request without a response. */
export function toFailedReply(finalUrl: string, failure: string): Reply {
  return {
    status: 0,
    failure,
    finalUrl,
    size: 0,
    title: '',
    textLength: 0,
    runs: new Map(),
    mainRuns: new Map(),
    mainWords: 0,
    protection: null,
    wall: null,
    isLoginRedirect: false,
    refresh: null,
    opening: '',
    directives: { metas: [], headers: {}, nosnippetShare: 0 },
    canonical: null,
  };
}

export function toReply(answer: Answer): Reply {
  const { status, finalUrl, headers, body, requestedUrl = finalUrl } = answer;
  const html = Buffer.from(body.subarray(0, COMPARED_BYTES)).toString('utf8');
  const visible = removeHidden(html);
  const text = stripTags(visible);
  const blocks = readBlocks(visible);
  const main = readMainText(blocks);
  const { title, metas, canonical } = readTags(html);
  return {
    status,
    failure: null,
    finalUrl,
    size: body.length,
    title,
    textLength: text.length,
    runs: countRuns([text, ...blocks.filter(({ words }) => words < RUN).map((block) => block.text)]),
    mainRuns: countRuns(main.map((block) => block.text)),
    mainWords: countWords(main),
    protection: findProtection(answer),
    wall: findWall({ path: new URL(requestedUrl).pathname, title, blocks, ...readControls(visible) }),
    isLoginRedirect: isLoginUrl(finalUrl) && !isLoginUrl(requestedUrl),
    refresh: readRefresh(metas, finalUrl),
    opening: text.slice(0, OPENING_CHARACTERS),
    directives: { metas, headers, nosnippetShare: shareWithoutSnippet(html) },
    canonical: canonical === null ? null : (URL.parse(canonical, finalUrl)?.href ?? null),
  };
}

/** The running text or, on a page of tables and lists with hardly any, all text that is not a link. */
function readMainText(blocks: TextBlock[]): TextBlock[] {
  const running = blocks.filter(isRunning);
  return countWords(running) >= LEAST_WORDS ? running : blocks.filter(({ isLinks }) => !isLinks);
}

function countWords(blocks: TextBlock[]): number {
  return blocks.reduce((sum, { words }) => sum + words, 0);
}

/** The share of the smaller text that is also in the larger one, from 0 to 1 with two decimals. */
export function compareReplies(a: Reply, b: Reply): number {
  const [small, large] = a.runs.size <= b.runs.size ? [a, b] : [b, a];
  if (small.runs.size === 0) return large.runs.size === 0 ? 1 : 0;
  let shared = 0;
  for (const run of small.runs.keys()) if (large.runs.has(run)) shared++;
  return Math.round((shared / small.runs.size) * 100) / 100;
}

/** The share of the running text of browsers that is in the reply too, from 0 to 1; null if browsers receive too little of it. */
export function shareOfText(reply: Reply, control: Reply): number | null {
  if (control.mainWords < LEAST_WORDS || control.mainRuns.size === 0) return null;
  let shared = 0;
  let all = 0;
  for (const [run, count] of control.mainRuns) {
    shared += Math.min(count, reply.runs.get(run) ?? 0);
    all += count;
  }
  return Math.round((shared / all) * 100) / 100;
}

/**
 * The first response, with only the running text that all of them contain: text that changes from request to request is not
 * missing in the response to a crawler. If most of it changes, nothing can be compared.
 */
export function keepCommonText(first: Reply, others: readonly Reply[]): Reply {
  const common = [...first.mainRuns].flatMap(([run, count]): [number, number][] => {
    const least = Math.min(count, ...others.map(({ runs }) => runs.get(run) ?? 0));
    return least > 0 ? [[run, least]] : [];
  });
  const isStable = common.length * 2 >= first.mainRuns.size;
  return { ...first, mainRuns: new Map(isStable ? common : []) };
}

/** The title, and the values of meta and link elements. */
function readTags(html: string) {
  const clean = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ');
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

/** The headings, the labels of buttons and links, and whether there is a password field. */
function readControls(html: string) {
  const read = (tags: string, count: number) =>
    [...html.matchAll(new RegExp(`<(${tags})\\b[^<>]*>([\\s\\S]{0,300}?)</\\1\\s*>`, 'gi'))]
      .slice(0, count)
      .map(([, , content = '']) => stripTags(content))
      .filter((text) => text !== '');
  const inputs = [...html.matchAll(/<input\b([^<>]{0,2000})>/gi)].map(([, attributes = '']) => ({
    type: readAttribute(attributes, 'type')?.toLowerCase() ?? 'text',
    value: readAttribute(attributes, 'value') ?? '',
  }));
  return {
    headings: read('h[1-3]', 10),
    labels: [
      ...read('button|a', 200),
      ...inputs.filter(({ type }) => type === 'submit' || type === 'button').map(({ value }) => value),
    ],
    hasPassword: inputs.some(({ type }) => type === 'password'),
  };
}

function countRuns(texts: readonly string[]): Map<number, number> {
  const runs = new Map<number, number>();
  for (const text of texts) {
    const words = wordsOf(text);
    const length = Math.min(RUN, words.length);
    for (let i = 0; length > 0 && i + length <= words.length; i++) {
      const hash = hashWords(words, i, i + length);
      runs.set(hash, (runs.get(hash) ?? 0) + 1);
    }
  }
  return runs;
}

function hashWords(words: readonly string[], start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index++) {
    const word = words[index] ?? '';
    for (let c = 0; c < word.length; c++) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193);
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  return hash >>> 0;
}
