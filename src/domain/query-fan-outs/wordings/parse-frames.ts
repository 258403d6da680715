import type { Angle } from '../angles.ts';
import type { Intent } from '../intents.ts';
import { parsePattern } from './pattern.ts';
import type { Frame, Line } from './wording.ts';

/**
 * Reads the frames of a language. Blank lines separate blocks, and lines that begin with `#` are comments. A block is a frame,
 * which begins with its intent and its pattern, a class of words, which begins with its name, or the searches of an intent,
 * which begin with the intent alone. Indented lines are the searches, each after its angle, or the words of the class.
 * `{FOOD}` in a pattern is any word of that class. A frame without searches has those of its intent, which come before it.
 */
export function parseFrames(text: string): Frame[] {
  const classes = new Map<string, string>();
  const fill = (pattern: string) =>
    pattern.replace(/\{([A-Z]{2,})\}/g, (_, name: string) => {
      const words = classes.get(name);
      if (words === undefined) throw new Error(`There is no class ${name}`);
      return words;
    });
  const searches = new Map<string, readonly Line[]>();
  const frames: Frame[] = [];
  for (const [head = '', ...lines] of splitBlocks(text)) {
    if (/^[A-Z]{2,}$/.test(head)) classes.set(head, `(?:${fill(lines.join('|'))})`);
    else if (/^[a-z_]+$/.test(head)) searches.set(head, lines.map(parseLine));
    else frames.push(parseFrame(fill(head), lines.map(parseLine), searches));
  }
  return frames;
}

/** The lines of each block, without comments and indentation. */
function splitBlocks(text: string): string[][] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.replace(/^ {2}/, '')));
}

function parseFrame(head: string, lines: readonly Line[], searches: ReadonlyMap<string, readonly Line[]>): Frame {
  const [, intent, needs, pattern] = /^(\w+)(?: \[known (kind|place)\])? (\/.*)$/.exec(head) ?? [];
  if (intent === undefined || pattern === undefined) throw new Error(`This is not a frame: ${head}`);
  const used = lines.length > 0 ? lines : searches.get(intent);
  if (used === undefined) throw new Error(`There are no searches for ${head}`);
  return {
    intent: intent as Intent,
    pattern: parsePattern(pattern),
    ...(needs === undefined ? {} : { needs: needs as NonNullable<Frame['needs']> }),
    lines: used,
  };
}

function parseLine(line: string): Line {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon) as Angle, line.slice(colon + 2)];
}
