import type { Angle } from './angles/angle.ts';
import { ANGLES, type AngleKey } from './angles.ts';
import { ENGINE_BEHAVIOUR, type ExpansionType, type Leaning } from './engine-ranges.ts';
import { contentWords, keyOf } from './fold.ts';
import { neutral } from './languages/neutral.ts';
import type { Reading } from './reading.ts';
import { comparesNames, fill, type Slots, slotsOf, tailOf } from './slots.ts';
import { isSound, keepsEntities } from './soundness.ts';

export interface ExpandedQuery {
  query: string;
  type: ExpansionType;
  userIntent: string;
  reasoning: string;
}

/** A search that could be run beside the query, and what it leans to. */
export interface Proposal extends ExpandedQuery {
  leaning: Leaning | undefined;
}

/** Every search that makes sense for the query, each once, none the query itself. */
export function proposeSearches(reading: Reading, year: number): Proposal[] {
  const said = reading.topic + tailOf(reading);
  const taken = new Set([keyOf(reading.query), keyOf(said), keyOf(`${reading.superlative ?? ''} ${said}`)]);
  function takeNew(from: Reading): Proposal[] {
    return wordAll(from, year).filter(({ query }) => {
      const key = keyOf(query);
      if (taken.has(key) || !isSound(query, from.topic) || !keepsEntities(from, query)) return false;
      taken.add(key);
      return true;
    });
  }
  const proposals = takeNew(reading);
  // An odd query may leave too few; then what stands in every language makes up the number.
  const isShort = proposals.length < ENGINE_BEHAVIOUR.google_ai_mode.least;
  return isShort ? [...proposals, ...takeNew({ ...reading, language: neutral, topic: said })] : proposals;
}

function wordAll(reading: Reading, year: number): Proposal[] {
  const withYear = slotsOf(reading, year, true);
  const withoutYear = slotsOf(reading, year, false);
  return (Object.keys(ANGLES) as AngleKey[])
    .filter((key) => fits(ANGLES[key], reading))
    .flatMap((key) => {
      const wording = wordingOf(key, reading);
      if (wording === undefined || says(wording, reading)) return [];
      const slots = wording.includes('{year}') ? withYear : withoutYear;
      return eachOf(key, wording, reading).flatMap((each) => word({ key, wording, reading }, { ...slots, each }));
    });
}

function wordingOf(key: AngleKey, { language, kind }: Reading): string | undefined {
  return (kind && language.variants?.[`${key}:${kind}`]) ?? language.wordings[key];
}

/** A wording for each side or part is worded once for each. */
function eachOf(key: AngleKey, wording: string, { comparands, focus, parts }: Reading): string[] {
  if (!wording.includes('{each}')) return [''];
  const all = [...comparands.map((side) => side + focus), ...parts];
  return key === 'keywordsOnly' ? all.filter((each) => each.includes(' ')) : all;
}

interface Worded {
  key: AngleKey;
  wording: string;
  reading: Reading;
}

function word({ key, wording, reading }: Worded, slots: Slots): Proposal[] {
  const { type, leaning, userIntent, reasoning }: Angle = ANGLES[key];
  const query = fill(wording, slots);
  const isSwapped = type === 'personalized' && !wording.includes('{tail}');
  if (query === null || (isSwapped && repeatsAudience(reading, query))) return [];
  const told = (text: string) => fill(text, slots) ?? text;
  return [
    { query: reading.language.polish(query), type, leaning, userIntent: told(userIntent), reasoning: told(reasoning) },
  ];
}

function fits({ fits: forms, only, unless, needs }: Angle, reading: Reading): boolean {
  const { form, kind, aspect, qualifiers, focus, language } = reading;
  const isFor =
    language.code === 'neutral' ? forms.length === 0 : forms.includes(form) || (kind !== null && forms.includes(kind));
  const { budget, place } = qualifiers;
  const said = new Set<string | false | null>([
    aspect,
    kind,
    budget && 'budget',
    place && 'place',
    focus && 'focus',
    comparesNames(reading) && 'names',
  ]);
  if (!isFor || (only && !only.some((each) => each === aspect)) || (needs && !said.has(needs))) return false;
  return !unless?.some((each) => said.has(each));
}

/** Whether the query says already what the wording would add. */
function says(wording: string, { topic }: Reading): boolean {
  const said = contentWords(topic);
  return contentWords(wording.replace(/\{\w+\}/g, ' ')).some(
    (added) => added.length > 3 && said.some((each) => each.includes(added.slice(0, -1))),
  );
}

/** Whom the query is for is no other asker. */
function repeatsAudience({ qualifiers: { audience } }: Reading, query: string): boolean {
  const words = new Set(contentWords(query));
  return audience !== null && contentWords(audience).every((each) => words.has(each));
}
