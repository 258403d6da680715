import { findSectionKind, type SectionKind } from './sections.ts';

/** Follows the headings, labels and lists of a text. It is updated for each line. */
export interface SectionReader {
  /** What the names of this line are; null if nothing announces them. */
  kind: SectionKind | null;
  /** Whether the line starts with a label that announces what follows, and that is not a name. */
  isLead: boolean;
  /** Text between two lists separates them. */
  block: number;
  startHeading: (level: number, title: string) => void;
  startItem: (indent: number, text: string) => void;
  startText: (line: string) => void;
  startTable: (header: string) => void;
}

interface Level {
  depth: number;
  kind: SectionKind | null;
}

const LABEL = /^\s*(?:\*\*|__)(.+?):?(?:\*\*|__):?/;
const BEFORE_COLON = /^([^:：]{2,60})[:：]/;
const MARKUP = /[*_`]+/g;
/** A line with more words is a sentence. */
const MOST_WORDS = 5;

export function createSectionReader(): SectionReader {
  let headings: Level[] = [];
  let items: Level[] = [];
  /** What the text above a list announces. */
  let lead: SectionKind | null = null;
  const kindOfHeadings = () => headings.at(-1)?.kind ?? null;
  const reader: SectionReader = {
    kind: null,
    isLead: false,
    block: 0,
    startHeading(level, title) {
      headings = headings.filter(({ depth }) => depth < level);
      const above = kindOfHeadings();
      const announced = findSectionKind(title);
      headings.push({ depth: level, kind: announced ?? above });
      [items, lead] = [[], null];
      reader.block++;
      reader.isLead = announced === 'others';
      reader.kind = reader.isLead ? announced : above;
    },
    startItem(indent, text) {
      items = items.filter(({ depth }) => depth < indent);
      const above = items.at(-1)?.kind ?? lead ?? kindOfHeadings();
      const announced = findSectionKind(labelOf(text));
      items.push({ depth: indent, kind: announced === 'others' ? announced : above });
      reader.isLead = announced === 'others';
      reader.kind = reader.isLead ? announced : above;
    },
    startText(line) {
      reader.isLead = false;
      // Indented text belongs to the item above.
      if (/^\s/.test(line)) return;
      items = [];
      reader.block++;
      const announced = findSectionKind(labelOf(line));
      const isLabel = LABEL.exec(line)?.[0].length === line.trimEnd().length || /[:：]\W*$/.test(line) || isShort(line);
      lead = isLabel ? announced : null;
      reader.isLead = announced === 'others' && (isLabel || BEFORE_COLON.test(line));
      const isBold = LABEL.test(line);
      reader.kind = reader.isLead ? announced : isLabel || isBold ? (lead ?? kindOfHeadings()) : null;
    },
    startTable(header) {
      reader.isLead = false;
      reader.kind = findSectionKind(header.replace(MARKUP, '')) ?? lead ?? kindOfHeadings();
    },
  };
  return reader;
}

/** The bold beginning of a line, the text before its colon, or a short line. */
function labelOf(line: string): string {
  const label = LABEL.exec(line)?.[1];
  if (label !== undefined) return label;
  const plain = line.replace(MARKUP, '').trim();
  const beforeColon = BEFORE_COLON.exec(plain)?.[1];
  return beforeColon ?? (isShort(plain) ? plain : '');
}

function isShort(line: string): boolean {
  return !/[.!?,]\W*$/.test(line) && line.trim().split(/\s+/).length <= MOST_WORDS;
}
