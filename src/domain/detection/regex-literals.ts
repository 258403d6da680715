/** A text that contains none of these, ignoring case, does not match. */
export type RequiredLiterals = readonly string[];

/** Shorter literals are in most texts. */
const SHORTEST = 3;
/** How many spellings of a literal are listed: "acme corp" or "acmecorp" for `acme ?corp`. */
const MOST_SPELLINGS = 16;

/** One element of an expression: characters and escapes, classes, quoted text, and what opens or closes a group. */
const ELEMENT =
  /\\Q(?<quoted>[^]*?)(?:\\E|$)|\\[pP](?:\{[^}]*\}|[^{])|\\x(?:\{[^}]*\}|[\da-fA-F]{2})|\\[0-7]{1,3}|\\(?<escaped>[^\p{L}\p{N}])|\\(?<space>s)|\\[^]|(?<any>\[\^?\]?(?:\\[^]|\[:\^?\w+:\]|[^\]])*\]|[.^$])|(?<flags>\(\?[a-zA-Z-]*\))|(?<open>\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?)|(?<close>\))|(?<or>\|)|(?<literal>[^])/uy;

const QUANTIFIER = /(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})\??/y;

/** The literals of an expression in RE2 syntax of which every match contains at least one; null if none were found. */
export function findRequiredLiterals(pattern: string): RequiredLiterals | null {
  return new Reader(pattern).readAlternatives();
}

/** A literal stretch of one alternative, in all of its spellings, and the best condition seen so far. */
class Sequence {
  best: RequiredLiterals | null = null;
  #run: string[] = [''];

  /** The expression needs one of these here. */
  require(literals: RequiredLiterals | null): void {
    if (literals !== null && lengthOf(literals) > lengthOf(this.best)) this.best = literals;
  }

  /** One of these follows. Null for a character that is not compared. */
  add(spellings: readonly string[] | null): void {
    if (spellings === null || this.#run.length * spellings.length > MOST_SPELLINGS) this.endRun();
    if (spellings === null) return;
    this.#run = this.#run.flatMap((start) => spellings.map((spelling) => start + spelling));
  }

  endRun(): void {
    if (lengthOf(this.#run) >= SHORTEST) this.require(this.#run);
    this.#run = [''];
  }
}

/** What `\s` matches. */
const SPACES = ['\t', '\n', '\f', '\r', ' '];
/** Case-insensitive expressions compare letters beyond ASCII too: "k" also matches the Kelvin sign, "s" the long s. */
const OTHER_SPELLINGS = new Map([
  ['k', ['k', '\u212a']],
  ['s', ['s', '\u017f']],
]);

/** Null for characters beyond ASCII. */
function spellingsOf(character: string): readonly string[] | null {
  if (!/^[\x20-\x7e]$/.test(character)) return null;
  const folded = character.toLowerCase();
  return OTHER_SPELLINGS.get(folded) ?? [folded];
}

function lengthOf(literals: RequiredLiterals | null): number {
  return literals === null ? 0 : Math.min(...literals.map((literal) => literal.length));
}

class Reader {
  readonly #pattern: string;
  #offset = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Up to the end of the group. Every alternative must have a condition; together they are one. */
  readAlternatives(): RequiredLiterals | null {
    const found: (RequiredLiterals | null)[] = [];
    let isOpen = true;
    while (isOpen) {
      const sequence = new Sequence();
      isOpen = this.#readSequence(sequence);
      found.push(sequence.best);
    }
    return found.every((literals) => literals !== null) ? [...new Set(found.flat())] : null;
  }

  /** Returns whether another alternative follows. */
  #readSequence(sequence: Sequence): boolean {
    for (;;) {
      const element = this.#match(ELEMENT)?.groups;
      if (element?.flags !== undefined) continue;
      if (element?.open !== undefined) {
        sequence.endRun();
        const inner = this.readAlternatives();
        if (this.#readLeast() > 0) sequence.require(inner);
        continue;
      }
      if (!element || element.close !== undefined || element.or !== undefined) {
        sequence.endRun();
        return element?.or !== undefined;
      }
      const text = element.quoted ?? element.escaped ?? element.literal ?? '';
      this.#addElement(sequence, element.space === undefined ? Array.from(text, spellingsOf) : [SPACES]);
    }
  }

  /** A quantifier applies to the last character. One that can be repeated ends the run, and so does an element without characters. */
  #addElement(sequence: Sequence, characters: (readonly string[] | null)[]): void {
    const last = characters.pop() ?? null;
    for (const spellings of characters) sequence.add(spellings);
    const start = this.#offset;
    const least = this.#readLeast();
    const isOptional = /^\?\??$/.test(this.#pattern.slice(start, this.#offset));
    if (isOptional) sequence.add(last && [...last, '']);
    else if (least > 0) sequence.add(last);
    if (!isOptional && this.#offset > start) sequence.endRun();
  }

  /** The minimum number of occurrences of the preceding element, after its quantifiers. */
  #readLeast(): number {
    let least = 1;
    for (let found = this.#match(QUANTIFIER); found; found = this.#match(QUANTIFIER)) {
      const [text] = found;
      least *= text.startsWith('+') ? 1 : Number(found.groups?.least ?? 0);
    }
    return least;
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#offset;
    const found = this.#offset < this.#pattern.length ? expression.exec(this.#pattern) : null;
    if (found) this.#offset += found[0].length;
    return found;
  }
}
