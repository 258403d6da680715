import type { EngineId } from '../shared/engines.ts';
import { countMentions, createDetector, type Findings, type Matcher } from './detector.ts';
import { createMentionFinder } from './evidence.ts';
import type { OrdinaryWords } from './ordinary-words/words.ts';
import { type Excerpt, excerptSentence } from './sentences.ts';

const MOST_SAMPLES = 20;
/** The maximum amount of text that is searched, so that callers can wait for the result. */
export const PREVIEW_LIMITS = { answers: 20_000, days: 30 } as const;

/** A mention in its sentence; the offsets are UTF-16 code units of the sentence. */
export interface PreviewSample extends Excerpt {
  engine: EngineId;
  day: string;
}

/** What would be counted for one brand. */
export interface PreviewedBrand {
  /** Answers that name it. */
  answers: number;
  mentions: number;
  samples: PreviewSample[];
}

export interface PreviewedAnswer {
  engine: EngineId;
  day: string;
  text: Uint8Array;
}

/**
 * Counts what each list of brands would find, in one pass over each text: lists do not compete with each other, the brands of
 * one list do. Answers come newest first, so that the samples are the newest too.
 */
export function createPreview(lists: readonly (readonly Matcher[])[], dictionary: OrdinaryWords) {
  const detect = createDetector(lists.flat(), dictionary);
  const starts = lists.map((_, index) => lists.slice(0, index).flat().length);
  const finders = lists.map((matchers) => createMentionFinder(matchers, dictionary));
  const results: PreviewedBrand[][] = lists.map((list) => list.map(() => ({ answers: 0, mentions: 0, samples: [] })));
  return {
    results,
    add: (answer: PreviewedAnswer): void => {
      const found = detect(answer.text);
      if (found.names.length === 0 && found.regexes.length === 0) return;
      for (const [index, brands] of results.entries()) {
        const start = starts[index] ?? 0;
        const counted = countMentions(pickBrands(found, start, start + brands.length));
        for (const { brand, mentions } of counted) {
          const result = brands[brand - start];
          if (!result) continue;
          result.answers++;
          result.mentions += mentions;
        }
        const isShort = counted.some(({ brand }) => (brands[brand - start]?.samples.length ?? 0) < MOST_SAMPLES);
        if (isShort) addSamples(brands, finders[index], answer);
      }
    },
  };
}

/** The findings of the brands from one position to another. */
function pickBrands({ names, regexes }: Findings, from: number, to: number): Findings {
  const isOf = ({ brand }: { brand: number }) => brand >= from && brand < to;
  return { names: names.filter(isOf), regexes: regexes.filter(isOf) };
}

function addSamples(
  brands: readonly PreviewedBrand[],
  findMentions: ReturnType<typeof createMentionFinder> | undefined,
  { engine, day, text }: PreviewedAnswer,
): void {
  const content = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString();
  for (const { brand, start, end } of findMentions?.(content) ?? []) {
    const samples = brands[brand]?.samples;
    if (samples && samples.length < MOST_SAMPLES)
      samples.push({ ...excerptSentence(content, start, end), engine, day });
  }
}
