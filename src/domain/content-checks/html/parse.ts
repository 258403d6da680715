import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  type Token,
} from 'parse5';
import { TextTokenizer } from './text-tokenizer.ts';

type Tree = DefaultTreeAdapterTypes.Document;

/** A page as browsers build it, and the errors in its source. */
export interface ParsedPage {
  document: Tree;
  mode: 'no-quirks' | 'limited-quirks' | 'quirks';
  /** Errors that have a code in the HTML Standard. */
  errors: number;
  /** Misnested, unclosed or unmatched tags, for which the Standard has no codes. */
  crossedTags: number;
  /** Which of `html`, `head` and `body` are in the source. */
  declared: ReadonlySet<string>;
}

export interface ParseOptions {
  /** With scripts, `noscript` is not shown. Browsers serialize it as text. */
  scripting?: boolean;
}

/** The nesting limit of browsers. Deeper elements are moved to this level. */
const DEEPEST = 512;
/** Enough for any real page. The rest is ignored to limit memory. */
const MOST_ELEMENTS = 100_000;
/** How far up the stack an end tag is searched, past elements with optional end tags. */
const LOOK_UP = 16;

const { TAG_ID } = html;
/** Elements with an optional end tag. */
const OPTIONAL = new Set(
  'html head body p li dd dt option optgroup rt rp colgroup caption thead tbody tfoot tr td th'
    .split(' ')
    .map(html.getTagID),
);
const WHOLE_PAGE = new Set([TAG_ID.HTML, TAG_ID.HEAD, TAG_ID.BODY]);
const DECLARED = new Set(['html', 'head', 'body']);

class Enough extends Error {}

export function parseHtml(source: string, { scripting = false }: ParseOptions = {}): ParsedPage {
  const parser = new FaultFinder({ scriptingEnabled: scripting });
  try {
    parser.tokenizer.write(source, true);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const { document, errors, crossedTags, declared } = parser;
  return { document, mode: defaultTreeAdapter.getDocumentMode(document), errors, crossedTags, declared };
}

/** parse5 with counters, since a second pass over the source would cost as much as the first. */
class FaultFinder extends Parser<DefaultTreeAdapterMap> {
  errors = 0;
  crossedTags = 0;
  readonly declared = new Set<string>();
  private elements = 0;
  /** Start tags that were too deep. Their end tags are ignored. */
  private flattened = 0;

  constructor(options: { scriptingEnabled: boolean }) {
    super(options);
    this.tokenizer = new TextTokenizer(this);
    // Set afterward: as an option it would make the parser record the position of every node, which takes twice as long.
    this.onParseError = () => {
      this.errors++;
    };
  }

  override onItemPush(...args: Parameters<Parser<DefaultTreeAdapterMap>['onItemPush']>): void {
    if (++this.elements > MOST_ELEMENTS) throw new Enough();
    super.onItemPush(...args);
  }

  override onStartTag(token: Token.TagToken): void {
    if (DECLARED.has(token.tagName)) this.declared.add(token.tagName);
    if (this.openElements.stackTop < DEEPEST || isVoid(token)) super.onStartTag(token);
    else this.flattened++;
  }

  override onEndTag(token: Token.TagToken): void {
    if (this.flattened > 0) {
      this.flattened--;
      return;
    }
    if (!this.closesInOrder(token.tagID)) this.crossedTags++;
    super.onEndTag(token);
  }

  override onEof(token: Token.EOFToken): void {
    const { tagIDs, stackTop } = this.openElements;
    if (!this.stopped) this.crossedTags += tagIDs.slice(0, stackTop + 1).filter((tag) => !OPTIONAL.has(tag)).length;
    super.onEof(token);
  }

  /** Whether the end tag matches the innermost element, ignoring elements with optional end tags. */
  private closesInOrder(tag: html.TAG_ID): boolean {
    const { tagIDs, stackTop } = this.openElements;
    if (WHOLE_PAGE.has(tag)) return true;
    for (let depth = stackTop; depth > Math.max(0, stackTop - LOOK_UP); depth--) {
      const open = tagIDs[depth] ?? TAG_ID.UNKNOWN;
      if (open === tag) return true;
      if (!OPTIONAL.has(open)) return false;
    }
    return false;
  }
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function isVoid(token: Token.TagToken): boolean {
  return VOID.has(token.tagName);
}
