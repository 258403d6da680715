export interface Step {
  /** Where it stands in the document. */
  line: number;
  /** Commands for a shell, a piece of a program, or Ctrl-C in the terminal of whatever runs. */
  kind: 'sh' | 'ts' | 'interrupt';
  text: string;
  /** What the document says is printed. */
  expected: Expected | null;
}

export interface Expected {
  format: 'text' | 'json';
  text: string;
}

const FENCE = /^```(\w*)/;
const INTERRUPT = 'Press Ctrl-C';

/** What a document asks its reader to do, in order, each with the output that is shown after it. */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = [];
  let last: Step | null = null;
  for (const { line, language, text } of readParts(markdown)) {
    if (language === null) {
      if (!text.startsWith(INTERRUPT)) continue;
      last = { line, kind: 'interrupt', text: 'Ctrl-C', expected: null };
      steps.push(last);
    } else if (language === 'sh' || language === 'ts') {
      last = { line, kind: language, text, expected: null };
      steps.push(last);
    } else {
      if (last && (language === 'text' || language === 'json')) last.expected = { format: language, text };
      // What a block of another kind is followed by is not the last command's output.
      last = null;
    }
  }
  return steps;
}

interface Part {
  line: number;
  /** Null for a line of prose, else what stands after the opening fence. */
  language: string | null;
  text: string;
}

function readParts(markdown: string): Part[] {
  const parts: Part[] = [];
  let block: Part | null = null;
  for (const [index, text] of markdown.split('\n').entries()) {
    const language = FENCE.exec(text)?.[1];
    if (block && language !== undefined) block = null;
    else if (block) block.text += `${text}\n`;
    else {
      parts.push({ line: index + 1, language: language ?? null, text: language === undefined ? text : '' });
      if (language !== undefined) block = parts.at(-1) ?? null;
    }
  }
  return parts;
}
