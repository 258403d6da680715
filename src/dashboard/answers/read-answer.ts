interface Range {
  start: number;
  end: number;
}

export interface Mention extends Range {
  brand: string;
  isMainBrand: boolean;
}

/** A piece of text in one style. Offsets refer to the answer as the API returns it. */
export interface Piece extends Range {
  text: string;
  isBold: boolean;
  /** Address of a link. Only http and https. */
  href: string | null;
  /** Number of a citation such as `[3]`. */
  citation: number | null;
  mention: Mention | null;
}

export interface Block {
  kind: 'paragraph' | 'heading' | 'item' | 'code';
  pieces: Piece[];
}

const INLINE =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<number>\d{1,3})\](?!\()|\[(?<label>[^\]\n]{1,500})\]\((?<url>[^()\s]{1,2000})\)/g;

/**
 * The answer as blocks of text pieces, with each mention exactly at the offsets that detection found. Markdown is only
 * read for headings, list items, bold text, links and citations; everything else stays text.
 */
export function readAnswer(content: string, mentions: readonly Mention[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const line of content.split('\n')) {
    const prefix = /^\s*(?:(#{1,6})|([-*+•]|\d{1,3}[.)]))\s+/.exec(line);
    const start = at + (prefix?.[0].length ?? 0);
    const end = at + line.length;
    at = end + 1;
    if (line.trim() === '') continue;
    const kind = prefix?.[1] ? 'heading' : prefix?.[2] ? 'item' : /^\s*\||^\s{4}/.test(line) ? 'code' : 'paragraph';
    const pieces = readInline(content, { start, end }).flatMap((piece) => splitAtMentions(content, piece, mentions));
    blocks.push({ kind, pieces });
  }
  return blocks;
}

function readInline(content: string, { start, end }: Range): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  const push = (from: number, to: number, style: Partial<Piece> = {}) => {
    if (from < to)
      pieces.push({
        start: from,
        end: to,
        text: content.slice(from, to),
        isBold: false,
        href: null,
        citation: null,
        mention: null,
        ...style,
      });
  };
  for (const match of content.slice(start, end).matchAll(INLINE)) {
    const from = start + match.index;
    const { bold, number, label, url } = match.groups ?? {};
    push(at, from);
    at = from + match[0].length;
    if (bold !== undefined) push(from + 2, at - 2, { isBold: true });
    else if (number !== undefined) push(from, at, { citation: Number(number) });
    else if (label !== undefined && url !== undefined) push(from + 1, from + 1 + label.length, { href: safeLink(url) });
  }
  push(at, end);
  return pieces;
}

/** Only addresses of web pages are links. */
export function safeLink(url: string): string | null {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** Cuts a piece where mentions begin and end. */
function splitAtMentions(content: string, piece: Piece, mentions: readonly Mention[]): Piece[] {
  const parts: Piece[] = [];
  let at = piece.start;
  const push = (start: number, end: number, mention: Mention | null) => {
    if (start < end) parts.push({ ...piece, start, end, text: content.slice(start, end), mention });
  };
  for (const mention of mentions) {
    const start = Math.max(at, mention.start);
    const end = Math.min(piece.end, mention.end);
    if (start >= end) continue;
    push(at, start, null);
    push(start, end, mention);
    at = end;
  }
  push(at, piece.end, null);
  return parts;
}
