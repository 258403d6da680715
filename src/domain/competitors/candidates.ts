import { LANGUAGES } from '../detection/ordinary-words/languages.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { remember } from '../shared/remember.ts';
import { isFirstName, isPlace, TERMS } from './candidate-words.ts';
import { foldWords } from './names.ts';

/** The kind of a presented name. Only vendors are suggested; a `generic` name is a vendor if it has a site of that name. */
export type CandidateType = 'vendor' | 'generic' | 'address' | 'event' | 'publisher' | 'person' | 'place' | 'headline';

const ADDRESS =
  /@|https?:|www\.|\d{3,}|^\d+\s|\b(street|avenue|blvd|boulevard|suite|floor|straße|strasse|rue|plaza)\b|,\s*[A-Z]{2}\b/i;
const EVENT =
  /\b(summit|conference|expo|festival|awards?|congress|meetup|webinar|symposium|convention|hackathon|world tour|bootcamp)\b|con$(?<=[A-Z]\w+Con$)|\b(19|20)\d\d\b|force$(?<=Dreamforce)/i;
const PUBLISHER =
  /\b(times|post|journal|magazine|news|herald|tribune|daily|weekly|blog|podcast|newsletter|report|study|survey|guide|university|college|institute|association|foundation|society|council|committee|department|ministry|academy|act|index|quadrant|reviews?|forum|community|subreddit|wiki|wikipedia|insights)$/i;
/** Sentences and headings start or end with these; names do not. */
const HEADLINE =
  /^(how|why|what|when|where|who|which|best|top|our|your|my|is|are|do|does|can|should|if|for|key|other|others|more|overview|introduction|features|pricing|benefits|drawbacks|limitations|alternatives|comparison|takeaways?|tips|steps|sources|references|more|some|final|overall|bottom|quick|note|tip|step|example|additional|popular|pros|cons|summary|conclusion|recommendation|verdict|consider|choose|look|check|use|try)\b|[?!:]$|\b(your|you|our|the best|to|for|with|and|or|of|vs\.?)$/i;
const MOST_WORDS = 4;

/** Usual headings of sections in answers. */
export function isHeadline(name: string): boolean {
  return HEADLINE.test(name.trim());
}

/** Classifies a name by itself, without its site. */
export function typeCandidate(name: string, dictionary: OrdinaryWords): CandidateType {
  const words = foldWords(name);
  if (words.length === 0 || ADDRESS.test(name)) return 'address';
  if (EVENT.test(name)) return 'event';
  if (isPlace(words)) return 'place';
  if (isPerson(name, words)) return 'person';
  if (PUBLISHER.test(name.trim()) && words.length > 1) return 'publisher';
  if (isHeadline(name) && words.length > 1) return 'headline';
  if (words.length > MOST_WORDS) return 'headline';
  return isCoined(name, dictionary) ? 'vendor' : 'generic';
}

/** "Jane Miller", "Dr. Jane Miller": a first name, then a word or two with capitals. */
function isPerson(name: string, words: readonly string[]): boolean {
  const nameWords = words.filter((word) => !/^(dr|prof|mr|mrs|ms)$/.test(word));
  if (nameWords.length < 2 || nameWords.length > 3 || !isFirstName(nameWords[0] ?? '')) return false;
  const last = nameWords.at(-1) ?? '';
  return /^\p{Lu}/u.test(name) && !/['’]s\b|&/.test(name) && !TERMS.has(last) && !DESCRIPTORS.has(last);
}

/** Whether a name looks invented: a word outside the dictionaries, or unusual capitals. */
function isCoined(name: string, dictionary: OrdinaryWords): boolean {
  const parts = name.split(/[\s/]+/).filter(Boolean);
  if (parts.every((part) => /^\p{Ll}+$/u.test(part)) && !/\.\p{Ll}{2,}$/u.test(name)) return false;
  return parts.some((part) => {
    const word = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
    const lower = word.toLowerCase();
    if (!/^[\p{Lu}\p{N}]|\p{Ll}\p{Lu}/u.test(word) || TERMS.has(lower) || TERMS.has(lower.replace(/s$/, '')))
      return false;
    if (/^\d+$/.test(word) || GERMAN_NOUN.test(lower)) return false;
    if (
      /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|\.\p{Ll}{2,}$/u.test(word) &&
      !/^\d+(st|nd|rd|th|x|k|gb|tb|mb|mm|cm|kg|in)$/i.test(word)
    )
      return true;
    return lower.split('-').some((piece) => piece.length > 1 && !isKnownWord(piece, dictionary));
  });
}

/** Inflected forms that the dictionaries omit. */
const ENDINGS: [RegExp, string][] = [
  [/$/, ''],
  [/s$/, ''],
  [/(ed|ing|er|ly|ness)$/, ''],
  [/(ed|ing|er)$/, 'e'],
  [/ability$/, 'able'],
  [/ability$/, ''],
  [/i[sz]ation$/, 'ize'],
  [/iness$/, 'y'],
  [/^(un|re|non|pre|multi|cross|over|under|self)/, ''],
];

/** Endings of German nouns, which are often compounds that no dictionary contains. */
const GERMAN_NOUN =
  /.{5}(ung|ungen|keit|keiten|heit|heiten|schaft|tät|täten|stelle|stellen|kosten|umfang|kauf|schutz|möglichkeiten)$/;

/** Whether a word is a technical term or a German noun, which are not names even in a list of vendors. */
export function isTerm(word: string): boolean {
  return TERMS.has(word.toLowerCase()) || GERMAN_NOUN.test(word);
}

/** Whether a word is in a dictionary, or an inflected form of one that is. */
export function isKnownWord(word: string, { isWordOf }: OrdinaryWords): boolean {
  if (LANGUAGES.some((language) => isWordOf(language, word))) return true;
  return ENDINGS.map(([ending, rest]) => word.replace(ending, rest)).some(
    (form) => isWordOf('english', form) || TERMS.has(form),
  );
}

/** Descriptive words that are added to product names. */
export const DESCRIPTORS = new Set(
  `crm erp software app apps cloud suite platform pro plus premium enterprise business online free one ai hub sales service marketing
  desk books invoice projects project analytics inc corp co llc ltd gmbh ag sa group technologies technology systems solutions labs
  studio workspace teams tools tool hr payroll pos commerce shop store email mail security backup drive storage management
  automation connect insights engine edition hq io com net`.split(/\s+/),
);

/** Answers repeat names. */
const MOST_STRIPPED = 20_000;

/** A name without its descriptive words: "HubSpot CRM" is HubSpot. */
export const stripDescriptors = remember(MOST_STRIPPED, (name): string => {
  const parts = name.trim().split(/\s+/);
  while (parts.length > 1 && DESCRIPTORS.has(foldWords(parts.at(-1) ?? '').join(''))) parts.pop();
  return parts.join(' ');
});
