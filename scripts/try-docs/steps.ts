export interface Step {
  /** Line number in the document. */
  line: number;
  /** Shell commands, a piece of a program, or Ctrl-C in the terminals of the running programs. */
  kind: 'sh' | 'ts' | 'interrupt';
  text: string;
  /** The output shown in the document. */
  expected: Expected | null;
}

export interface Expected {
  format: 'text' | 'json';
  text: string;
}

const FENCE = /^```(\w*)/;
const INTERRUPT = 'Press Ctrl-C';

/** Returns the steps of a document in order, each with the output that is shown after it. */
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
      // Output after a block of another kind does not belong to the last command.
      last = null;
    }
  }
  return steps;
}

interface Part {
  line: number;
  /** The info string of the opening fence, or null for a line of prose. */
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
