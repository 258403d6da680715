import type { Block, Passage } from './blocks.ts';
import { type Draws, shuffle } from './draws.ts';
import type { Page } from './pages.ts';
import type { Phrases } from './phrases/phrases.ts';

/** Maximum number of listed names. Further names are combined in one line, to keep the answer short. */
const LONGEST_LIST = 6;
const LONGEST_TABLE = 4;

interface Material {
  topic: string;
  /** In order of mention. */
  names: string[];
  cited: Page[];
  phrases: Phrases;
  draws: Draws;
}

/** Composes a short answer: an introduction, the names, sometimes a table, criteria and a conclusion. */
export function composeBlocks({ topic, names, cited, phrases, draws }: Material): Block[] {
  const opening = writeOpening(topic, names, phrases, draws).map(passage);
  const aspects = shuffle(phrases.aspects, draws);
  const forms = shuffle(phrases.items, draws);
  const listed = names.slice(0, LONGEST_LIST).map((name, index) => {
    const aspect = aspects[index % aspects.length] ?? '';
    return { name, item: passage(forms[index % forms.length]?.(`**${name}**`, aspect) ?? name), aspect };
  });
  // An answer with few names has more text about other aspects.
  const isBare = names.length < 2;
  const criteria = shuffle(phrases.criteria, draws).slice(0, isBare ? 5 : 3 + draws.below(2));
  const rest = writeRest(names, phrases, draws);
  const closing = shuffle(phrases.closings, draws)
    .slice(0, isBare ? 3 : 2)
    .map((write) => passage(write(topic)));
  const blocks: Block[] = [
    { type: 'paragraph', passages: opening },
    { type: 'list', items: listed.map(({ item }) => item) },
    { type: 'paragraph', passages: rest.map(passage) },
    { type: 'table', rows: draws.next() < 0.3 ? buildTable(names, listed, phrases) : [] },
    { type: 'paragraph', passages: [passage(phrases.criteriaLead)] },
    { type: 'list', items: criteria.map(passage) },
    { type: 'paragraph', passages: closing },
  ];
  cite(cited, { opening, closing, listed }, draws);
  return blocks.filter((block) => !isEmpty(block));
}

function writeOpening(topic: string, names: string[], phrases: Phrases, draws: Draws): string[] {
  const lead = draws.pick(phrases.leads);
  return [draws.pick(phrases.intros)(topic), draws.pick(phrases.remarks), ...(names.length > 0 ? [lead] : [])];
}

/** The names beyond the list, and comparisons of some names. */
function writeRest(names: string[], phrases: Phrases, draws: Draws): string[] {
  const unlisted = names.slice(LONGEST_LIST);
  const [one, other] = shuffle(names.slice(0, LONGEST_LIST), draws);
  const isCompared = draws.next() < 0.5;
  const compare = draws.pick(phrases.comparisons);
  const aspect = draws.pick(phrases.aspects);
  return [
    ...(unlisted.length > 0 ? [phrases.others(joinNames(unlisted, phrases.and))] : []),
    ...(isCompared && one !== undefined && other !== undefined ? [compare(one, other, aspect)] : []),
  ];
}

function joinNames(names: string[], and: string): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`;
}

/** Adds no table if there are many names, or fewer than two that fit into a cell. */
function buildTable(names: string[], listed: { name: string; aspect: string }[], { tableHead }: Phrases): string[][] {
  const rows = listed.filter(({ name }) => !name.includes('|')).slice(0, LONGEST_TABLE);
  if (rows.length < 2 || names.length > LONGEST_LIST) return [];
  return [[...tableHead], ...rows.map(({ name, aspect }) => [name, aspect])];
}

/** Cites pages of a brand at its name and other pages anywhere. Sometimes one of the latter is cited twice. */
function cite(
  cited: Page[],
  { opening, closing, listed }: { opening: Passage[]; closing: Passage[]; listed: { name: string; item: Passage }[] },
  draws: Draws,
): void {
  const general = [...opening.slice(0, 1), ...closing.slice(0, 1)];
  const anywhere = [...general, ...listed.map(({ item }) => item)];
  for (const page of cited) {
    const item = listed.find(({ name }) => name === page.brand)?.item;
    (item ?? draws.pick(page.brand === null ? anywhere : general)).cites.push(page);
  }
  const others = cited.filter(({ brand }) => brand === null);
  for (const page of others.slice(0, draws.below(2))) {
    const again = draws.pick(anywhere);
    if (!again.cites.includes(page)) again.cites.push(page);
  }
}

function passage(text: string): Passage {
  return { text, cites: [] };
}

function isEmpty(block: Block): boolean {
  if (block.type === 'paragraph') return block.passages.length === 0;
  return block.type === 'list' ? block.items.length === 0 : block.rows.length === 0;
}
