import { LANGUAGES } from '../detection/ordinary-words/languages.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { isFirstName } from '../shared/first-names.ts';
import { remember } from '../shared/remember.ts';
import { isPlace, TERMS } from './candidate-words.ts';
import { foldWords, latinPart } from './names.ts';
import { findSectionKind, isSubstance } from './sections.ts';

/** The kind of a presented name. Only vendors are suggested; a `generic` name is a vendor if it has a site of that name. */
export type CandidateType =
  | 'vendor'
  | 'generic'
  | 'address'
  | 'event'
  | 'community'
  | 'publisher'
  | 'association'
  | 'person'
  | 'place'
  | 'medicine'
  | 'headline';

/** Whether names of this type are never vendors, regardless of their sites. A person can have given a vendor its name. */
export function isOtherType(type: CandidateType): boolean {
  return type !== 'vendor' && type !== 'generic';
}

const ADDRESS =
  /@|https?:|www\.|\p{L}\.\p{L}{2,}\/\S|\d{4,}|^\d+\s|\b(street|avenue|blvd|boulevard|suite|floor|straße|strasse|rue|plaza|road|rd)\b|,\s*[A-Z]{2}\b/iu;
const EVENT =
  /\b(summit|conference|expo|festival|awards?|congress|meetup|webinar|symposium|convention|hackathon|world tour|bootcamp|marathon|annual meeting|re:invent|scientific sessions|gathering|trade show)\b|\b(19|20)\d\d\b|force$(?<=Dreamforce)/i;
/** MailCon, SREcon, DEF CON, DevOpsDays, SmashingConf, Agile2026. */
const EVENT_SHAPE =
  /\p{Ll}(?:Con|CON)\b|\p{Lu}{2}con\b|\sCON\b|\sI\/O\b|\p{L}(?:Days|Fest|Conf)\b|\p{L}{2}topia\b|\p{L}(?:19|20)\d\d$/u;
const COMMUNITY =
  /^r\/\w|^#\p{L}|\b(?:subreddit|hashtag|forums?|community|communities|hangout|meetups?|(?:linkedin|facebook|slack|discord) (?:groups?|channels?|servers?))$/iu;
const PUBLISHER =
  /\b(times|post|journal|magazine|news|herald|tribune|daily|weekly|blog|podcast|newsletter|report|study|survey|guide|university|college|department|ministry|academy|act|index|quadrant|reviews?|wiki|wikipedia|insights|radar)$/i;
const ASSOCIATION =
  /\b(?:association|federation|alliance|league|society|foundation|institutes?|council|committee|consortium|coalition|commission|organi[sz]ation)$|\b(?:association|society|institutes?|college|academy|cent(?:er|re)|council|board|league|federation|department|ministry|network|university)\s(?:of|for|on)\b/i;
const MEDICINE =
  /\b(?:syndrome|disease|disorder|diabetes|hypertension|hypotension|deficiency|cancer|infection|apnea|stroke|heart failure|preeclampsia|inhibitors?|blockers?|agonists?|diuretics?|diet|splints)$|\p{L}itis$|(?:scler|fibr|thromb|cirrh|neur|psych|necr|acid|sten|por|spondyl|scoli)osis$|(?:glyc|lip|lipid|isch|leuk|kal|natr|sept|an)[a]?emia$|(?:neuro|retino|myo|nephro|encephalo|angio|osteo)pathy$|(?:neur|my|fibromy|arthr)algia$|\p{L}paresis$/iu;
/** Sentences and headings start or end with these; names do not. */
const HEADLINE =
  /^(how|why|what|when|where|who|which|best|top|our|your|my|is|are|do|does|don['’]ts?|dos|can|should|if|for|key|other|others|more|overview|introduction|features|pricing|benefits|drawbacks|limitations|alternatives|comparison|takeaways?|tips|steps|sources|references|more|some|final|overall|bottom|quick|note|tip|step|example|additional|popular|pros|cons|summary|conclusion|recommendation|verdict|consider|choose|look|check|use|try)(?![\p{L}'’])|[?!:]$|\b(your|you|our|the best|to|for|with|and|or|of|vs\.?)$|^(?:co-?)?(?:founder|ceo|author|creator|host|director|president|head|owner|partner|professor)s?\s(?:of|at|and)\s/iu;
/** "RingCentral/Nextiva", "600mm". */
const SEVERAL_OR_SIZE = /\p{L}\/\p{L}|^\d+\p{Ll}{1,2}$/u;
/** "Cloud Providers": what the names below it are. */
const CATEGORY =
  /\b(?:providers|vendors|companies|startups|solutions|tools|platforms|apps|agencies|firms|brands|options|alternatives|competitors|resellers|integrators|managers|mentions|(?:web)?sites?)$/i;
const MOST_WORDS = 4;

/** Usual headings of sections in answers. */
export function isHeadline(name: string): boolean {
  return HEADLINE.test(name.trim());
}

/** Answers repeat names. */
const MOST_NAMES = 20_000;
const typesOf = new WeakMap<OrdinaryWords, (name: string) => CandidateType>();

/** Classifies a name by itself, without its site. */
export function typeCandidate(name: string, dictionary: OrdinaryWords): CandidateType {
  let typeOf = typesOf.get(dictionary);
  if (!typeOf) {
    typeOf = remember(MOST_NAMES, (text) => findType(text, dictionary));
    typesOf.set(dictionary, typeOf);
  }
  return typeOf(name);
}

function findType(name: string, dictionary: OrdinaryWords): CandidateType {
  const words = foldWords(name);
  if (words.length === 0 || ADDRESS.test(name)) return 'address';
  if (SEVERAL_OR_SIZE.test(name)) return 'headline';
  if (EVENT.test(name) || EVENT_SHAPE.test(name)) return 'event';
  if (/^(?:r\/|#)/.test(name) || (COMMUNITY.test(name) && words.length > 1)) return 'community';
  if (isPlace(words)) return 'place';
  if (isPerson(name, words)) return 'person';
  if (MEDICINE.test(name) || (words.length === 1 && isSubstance(name))) return 'medicine';
  if (ASSOCIATION.test(name) && words.length > 1) return 'association';
  if (PUBLISHER.test(name.trim()) && words.length > 1) return 'publisher';
  if (isHeading(name, words, dictionary) || words.length > MOST_WORDS) return 'headline';
  return isCoined(name, dictionary) ? 'vendor' : 'generic';
}

/** "Key Features", "Online Communities", "Additionally". */
function isHeading(name: string, words: readonly string[], dictionary: OrdinaryWords): boolean {
  if (isHeadline(name)) return words.length > 1 || /['’]/.test(name);
  const isKnown = () => words.every((word) => isKnownWord(word, dictionary));
  const isCommon = /^\p{Lu}\p{Ll}{4,}ly$/u.test(name) || CATEGORY.test(name) || findSectionKind(name) === 'others';
  return isCommon && isKnown();
}

const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|sir)\.?\s|,?\s(?:md|phd|mba|rn|cfa|cpa|jr|esq)\.?$/i;

/** "Jane Miller", "Jane S. Miller", "Dr. Miller": a title or first name, then a word or two with capitals. */
function isPerson(name: string, words: readonly string[]): boolean {
  if (!/^\p{Lu}/u.test(name) || /['’]s\b|&|\d/.test(name)) return false;
  const nameWords = foldWords(name.replace(TITLE, '').replace(TITLE, ''));
  const last = nameWords.at(-1) ?? '';
  if (TERMS.has(last) || DESCRIPTORS.has(last)) return false;
  if (nameWords.length < words.length && nameWords.length > 0 && nameWords.length < 4) return true;
  if (nameWords.length < 2 || nameWords.length > 4) return false;
  // "Chad S. White": an initial.
  if (/^\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}\p{Ll}+$/u.test(name)) return true;
  return isFirstName(nameWords[0] ?? '') && (nameWords.length < 4 || /\s(?:van|von|de|del|der|da|bin|al)\s/.test(name));
}

/** Whether a name looks invented: a word outside the dictionaries, or unusual capitals. */
function isCoined(name: string, dictionary: OrdinaryWords): boolean {
  const latin = latinPart(name).toLowerCase();
  if (latin !== '') return !TERMS.has(latin) && !isKnownWord(latin, dictionary);
  const parts = name.split(/[\s/]+/).filter(Boolean);
  if (parts.every((part) => /^\p{Ll}+$/u.test(part)) && !/\.\p{Ll}{2,}$/u.test(name)) return false;
  return parts.some((part) => {
    const word = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
    const lower = word.toLowerCase();
    if (!/^[\p{Lu}\p{N}]|\p{Ll}\p{Lu}/u.test(word) || TERMS.has(lower) || TERMS.has(lower.replace(/s$/, '')))
      return false;
    // An abbreviation can be anything.
    if (/^\d+$/.test(word) || GERMAN_NOUN.test(lower) || /^\p{Lu}{2,6}s?$/u.test(word)) return false;
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
  [/ies$/, 'y'],
  [/es$/, ''],
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
export function isKnownWord(word: string, { isWordOf, isEnglish }: OrdinaryWords): boolean {
  if (isEnglish(word) || LANGUAGES.some((language) => isWordOf(language, word))) return true;
  return ENDINGS.map(([ending, rest]) => word.replace(ending, rest)).some(
    (form) => isWordOf('english', form) || TERMS.has(form),
  );
}

/** Descriptive words that are added to product names. */
export const DESCRIPTORS = new Set(
  `crm erp software app apps cloud suite platform pro plus premium enterprise business online free one ai hub sales service marketing
  desk books invoice projects project analytics inc corp co llc ltd gmbh ag sa group technologies technology systems solutions labs
  studio company bank hotel hotels insurance workspace teams tools tool hr payroll pos commerce shop store email mail security backup drive storage management
  automation connect insights engine edition hq io com net`.split(/\s+/),
);

/** A name without its descriptive words: "HubSpot CRM" is HubSpot. */
export const stripDescriptors = remember(MOST_NAMES, (name): string => {
  const parts = name.trim().split(/\s+/);
  while (parts.length > 1 && DESCRIPTORS.has(foldWords(parts.at(-1) ?? '').join(''))) parts.pop();
  return parts.join(' ');
});
