/** The options that an answer presents, as found in its text. */
export interface PresentedOptions {
  promptId: string;
  sample: number;
  names: string[];
  /** Hosts of the pages that it cites. */
  hosts: string[];
  linked: { name: string; host: string }[];
  lists: string[][];
  /** Names that it presents as something else. */
  others: string[];
  /** A name, then names in its description. */
  described: string[][];
}

type PackedAnswer = [
  promptId: number,
  sample: number,
  names: number[],
  hosts: number[],
  linked: number[],
  lists: number[][],
  others: number[],
  described: number[][],
];

/** The same with each text once, because answers repeat names and hosts. Other fields are indexes of texts. */
export interface PackedOptions {
  texts: string[];
  answers: PackedAnswer[];
}

export function packOptions(presented: Iterable<PresentedOptions>): PackedOptions {
  const indexes = new Map<string, number>();
  const texts: string[] = [];
  const indexOf = (text: string): number => {
    let index = indexes.get(text);
    if (index === undefined) {
      index = texts.push(text) - 1;
      indexes.set(text, index);
    }
    return index;
  };
  const answers = Array.from(
    presented,
    ({ promptId, sample, names, hosts, linked, lists, others, described }): PackedAnswer => [
      indexOf(promptId),
      sample,
      names.map(indexOf),
      hosts.map(indexOf),
      linked.flatMap(({ name, host }) => [indexOf(name), indexOf(host)]),
      lists.map((list) => list.map(indexOf)),
      others.map(indexOf),
      described.map((list) => list.map(indexOf)),
    ],
  );
  return { texts, answers };
}

export function unpackOptions({ texts, answers }: PackedOptions): PresentedOptions[] {
  const textOf = (index: number): string => texts[index] ?? '';
  return answers.map(([promptId, sample, names, hosts, linked, lists, others, described]) => ({
    promptId: textOf(promptId),
    sample,
    names: names.map(textOf),
    hosts: hosts.map(textOf),
    linked: Array.from({ length: linked.length / 2 }, (_, pair) => ({
      name: textOf(linked[2 * pair] ?? 0),
      host: textOf(linked[2 * pair + 1] ?? 0),
    })),
    lists: lists.map((list) => list.map(textOf)),
    others: others.map(textOf),
    described: described.map((list) => list.map(textOf)),
  }));
}
