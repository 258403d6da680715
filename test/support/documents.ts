import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Document {
  /** Path from the root of the repository. */
  path: string;
  text: string;
  /** The text without fenced blocks. */
  prose: string;
  /** Fenced blocks, by language. */
  blocks: { language: string; text: string }[];
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** Everything written for people, except the changelog and decisions, which describe the past. */
export function readDocuments(): Document[] {
  const paths = globSync(['*.md', 'docs/*.md', 'docs/guides/**/*.md', 'packages/*/*.md']).toSorted();
  return paths.filter((path) => path !== 'CHANGELOG.md').map(readDocument);
}

export function readDocument(path: string): Document {
  const text = readFileSync(path, 'utf8');
  const blocks = [...text.matchAll(FENCE)].map(([, language = '', block = '']) => ({ language, text: block }));
  return { path, text, prose: text.replaceAll(FENCE, ''), blocks };
}

/** Text in backticks, without the blocks. */
export function listCodeSpans({ prose }: Document): string[] {
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Links to other files and to headings, resolved from the root of the repository. */
export function listLinks({ path, prose }: Document): { file: string; heading: string | null }[] {
  const written = [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return written
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', heading = null] = target.split('#');
      return { file: file === '' ? path : join(dirname(path), file), heading };
    });
}

/** The fragments that the headings of a document are linked by. */
export function listFragments({ prose }: Document): string[] {
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => toFragment(title));
}

function toFragment(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
