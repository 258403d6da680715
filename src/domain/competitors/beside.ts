import { keyOf } from './names.ts';
import { createKnownCheck, type KnownNames, type RankedOption } from './rank.ts';
import type { OptionAnswer, PresentedVendor } from './vendors.ts';

/** An option, and how many answers present it together with a brand that is known. */
export interface AccompaniedOption extends RankedOption {
  beside: number;
}

/** An answer, and whether it names a known brand anywhere. */
export interface AccompanyingAnswer extends Pick<OptionAnswer, 'lists'> {
  namesKnown: boolean;
}

/** One answer alone is chance. */
const LEAST_ANSWERS = 2;

/**
 * Counts the answers that name an option in the same list or table as a known brand, or both in prose: those are alternatives to
 * each other. Shops that sell a product, and the tools that a course teaches, are in lists of their own. If hardly any answer names
 * a known brand, there is nothing to compare with, and all answers count.
 */
export function countBeside(
  options: readonly RankedOption[],
  vendors: readonly PresentedVendor[],
  answers: readonly AccompanyingAnswer[],
  known: KnownNames,
): AccompaniedOption[] {
  if (answers.filter(({ namesKnown }) => namesKnown).length < LEAST_ANSWERS) {
    return options.map((option) => ({ ...option, beside: option.answers.size }));
  }
  const isKnown = createKnownCheck(known);
  const listed = answers.map(({ lists = [] }) => ({
    all: new Set(lists.flat()),
    beside: new Set(lists.filter((names) => names.some((name) => isKnown(name, null))).flat()),
  }));
  const byKey = Map.groupBy(vendors, ({ key }) => key);
  return options.map((option) => {
    const vendorsOf = byKey.get(option.competitor.brandDomain || keyOf(option.competitor.brand)) ?? [];
    const names = vendorsOf.map(({ presented }) => presented);
    const beside = [...option.answers].filter((index) => {
      const lists = listed[index];
      if (lists === undefined) return false;
      return names.some((name) => lists.all.has(name))
        ? names.some((name) => lists.beside.has(name))
        : answers[index]?.namesKnown === true;
    });
    return { ...option, beside: beside.length };
  });
}
