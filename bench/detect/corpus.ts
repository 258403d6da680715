/** Generates answers in the style of engines from a seed, the same ones every time. */
export const DAYS = 100;
export const PROMPTS = 500;
export const ENGINES = ['chatgpt', 'google', 'perplexity', 'gemini'] as const;
export const ANSWERS_PER_DAY = PROMPTS * ENGINES.length;

const SYLLABLES = 'ka ro zen vex lum tor mi qua dri pal son ber tis gor nal fe'.split(' ');
const WORDS =
  'the a of and to in is for with that it on as are this by be from or an at your more can you their which all best team teams small price pricing plan plans month free users support feature features software platform tool tools data report reports easy simple good great fast cloud based online business company companies customer customers service services product products market review reviews rating ratings popular option options compare comparison choice integrations automation workflow dashboard analytics security mobile app offers provides includes known often recommended however while also most many some other new used using use help helps makes need needs budget cost costs value strong weak limited advanced reliable enterprise growing quality café naïve'.split(
    ' ',
  );

/** Returns a pseudorandom generator of integers from 0 to below the bound. */
export function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Brand {
  brand: string;
  brandDomain: string;
  brandVariations: string[];
}

/** Creates one brand and 20 competitors with 100 names in total. */
export function createBrands(): Brand[] {
  const draw = createDraw(7);
  const taken = new Set<string>();
  const name = (): string => {
    const word = () => {
      const letters = Array.from({ length: 2 + draw(2) }, () => SYLLABLES[draw(SYLLABLES.length)]).join('');
      return letters.charAt(0).toUpperCase() + letters.slice(1);
    };
    const made = draw(3) === 0 ? `${word()} ${word()}` : word();
    if (taken.has(made)) return name();
    taken.add(made);
    return made;
  };
  return Array.from({ length: 21 }, (_, i) => ({
    brand: name(),
    brandDomain: `brand${i}.com`,
    brandVariations: Array.from({ length: i < 16 ? 4 : 3 }, name),
  }));
}

export interface Answer {
  prompt: number;
  engine: string;
  text: string;
  hosts: string[];
}

/** Generates the answers of a day: about 2 KB each, with headings, lists, links and citation markers. */
export function* createAnswers(day: number, brands: readonly Brand[]): Generator<Answer> {
  const names = brands.flatMap(({ brand, brandVariations }) => [brand, ...brandVariations]);
  const draw = createDraw(day + 1);
  for (let prompt = 0; prompt < PROMPTS; prompt++) {
    for (const engine of ENGINES) {
      yield { prompt, engine, text: createText(draw, names), hosts: [0, 1, 2].map(() => `brand${draw(40)}.com`) };
    }
  }
}

function createText(draw: (below: number) => number, names: readonly string[]): string {
  const parts: string[] = [];
  const length = 1400 + draw(1200);
  for (let written = 0; written < length; ) {
    const part = createPart(draw, names);
    parts.push(part);
    written += part.length + 1;
  }
  return parts.join(' ');
}

function createPart(draw: (below: number) => number, names: readonly string[]): string {
  const word = WORDS[draw(WORDS.length)] ?? 'the';
  switch (draw(90)) {
    case 0:
      return `**${names[draw(names.length)]}**`;
    case 1:
      return `[${word}](https://www.brand${draw(40)}.com/${word}/${draw(999)}).\n\n`;
    case 2:
      return `${word}[${1 + draw(9)}].\n- `;
    case 3:
    case 4:
    case 5:
      return `${word}.`;
    default:
      return word;
  }
}
