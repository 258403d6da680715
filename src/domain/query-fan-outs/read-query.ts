import { condense, condenseQuestion, findRequest, isLong } from './condense.ts';
import { detectLanguage } from './detect-language.ts';
import { foldText, isSearchable } from './fold.ts';
import type { Language, Pattern } from './languages/language.ts';
import { isKnownPlace, looksLikeName } from './names.ts';
import { readComparison } from './read-comparison.ts';
import { readQualifiers } from './read-qualifiers.ts';
import { type Reading, UNQUALIFIED } from './reading.ts';
import { findKind, settleForm } from './settle-form.ts';
import { cleanText, lowerFirst, splitWords, stripLeadIns, trimMarks, undoTitleCase } from './words.ts';

const LONGEST_SUBJECT_WORDS = 5;
const LONGEST_QUESTION_WORDS = 10;

/** What the parts of a query come to, before it is known whose they are. */
type Read = Partial<Omit<Reading, 'query' | 'language'>> & Pick<Reading, 'form' | 'topic'>;

/** Takes a query apart; null where it holds nothing that could be searched for. `brands` are names that the workspace knows. */
export function readQuery(query: string, brands: readonly string[] = []): Reading | null {
  const text = trimMarks(cleanText(query)) || query.trim();
  if (!isSearchable(text)) return null;
  const language = detectLanguage(text);
  return {
    query: text,
    language,
    kind: null,
    aspect: null,
    comparands: [],
    focus: '',
    parts: [],
    superlative: null,
    qualifiers: UNQUALIFIED,
    ...read(text, { language, brands: new Set(brands.map(foldText)) }),
  };
}

interface Known {
  language: Language;
  brands: ReadonlySet<string>;
}

function read(text: string, known: Known): Read {
  const { language } = known;
  if (language.code === 'neutral') return { form: 'keywords', ...condense(text, language) };
  const plain = language.code === 'en' ? undoTitleCase(withoutEmoji(text), isName) : withoutEmoji(text);
  const request = isLong(plain) ? findRequest(plain, language) : plain;
  if (isLong(request)) return { form: 'keywords', ...condense(plain, language) };
  const asked = stripLeadIns(request, language);
  return readPattern(asked, known) ?? readBare(asked, known) ?? readQuestion(asked, language);
}

function isName(word: string): boolean {
  return looksLikeName(word) || isKnownPlace(word);
}

function withoutEmoji(text: string): string {
  return trimMarks(text.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d|\u20e3/gu, ' ').replace(/\s+/g, ' ')) || text;
}

function readPattern(text: string, known: Known): Read | null {
  for (const pattern of known.language.patterns) {
    const groups = pattern.words.exec(text)?.groups;
    const found = groups && readGroups(text, groups, pattern, known);
    if (found) return found;
  }
  return null;
}

function readGroups(text: string, groups: Record<string, string>, pattern: Pattern, known: Known): Read | null {
  const { language } = known;
  if (pattern.form === 'comparison') return readComparison(groups, language);
  const asked = (pattern.rewrite?.(groups) ?? groups.topic ?? '') + (groups.tail ?? '');
  // Where, when and for whom are parts of a task.
  if (pattern.form === 'task') return { form: 'task', topic: asked, aspect: pattern.aspect ?? null };
  const { rest, qualifiers } = readQualifiers(asked, language);
  const { topic, superlative } = splitSuperlative(stripLeadIns(rest, language), language);
  if (topic === '') return null;
  const aspect = superlative !== null && pattern.form === 'subject' ? null : (pattern.aspect ?? null);
  const isWanted = superlative !== null || pattern.form === 'shop';
  const settled = settleForm({ text, topic, isWanted, aspect, ...known });
  // "milk alternatives" are a thing of their own, and "the capital of France" is no subject but an answer.
  const isOther = aspect === 'alternatives' || (aspect === 'definition' && / (?:of|von|de|du|del) /i.test(topic));
  return isOther && settled.form !== 'brand' ? null : { topic, superlative, qualifiers, aspect, ...settled };
}

/** A query that is no sentence: "best CRM for startups", "running shoes", "HubSpot". */
function readBare(text: string, known: Known): Read | null {
  const { language } = known;
  const { rest, qualifiers } = readQualifiers(text, language);
  const { topic, superlative } = splitSuperlative(rest, language);
  if (topic === '' || (superlative === null && language.question.test(text))) return null;
  const isWanted = superlative !== null || findKind(topic, language) !== null || qualifiers.budget !== null;
  const settled = settleForm({ text, topic, isWanted, aspect: null, ...known });
  if (settled.form === 'subject' && !isNounPhrase(topic, language)) return null;
  return { topic, superlative, qualifiers, ...settled };
}

/** Few words, beginning with one that means something. */
function isNounPhrase(topic: string, { stopWords }: Language): boolean {
  const words = splitWords(topic);
  return words.length <= LONGEST_SUBJECT_WORDS && !stopWords.has(words[0]?.toLowerCase() ?? '');
}

/** A question of another form stays as it is, beside the words in it that count; other sentences are only such words. */
function readQuestion(text: string, language: Language): Read {
  const isShort = splitWords(text).length <= LONGEST_QUESTION_WORDS;
  if (!language.question.test(text) || !isShort) return { form: 'keywords', ...condense(text, language) };
  return { form: 'question', topic: lowerFirst(text), parts: [condenseQuestion(text, language)] };
}

function splitSuperlative(text: string, language: Language): { topic: string; superlative: string | null } {
  const [found] = language.superlative.exec(text) ?? [];
  const topic = trimMarks((found ? text.slice(found.length) : text).replace(language.articles, ''));
  const words = splitWords(found ?? '').filter((word) => !/^\d+$/.test(word));
  return { topic, superlative: words.at(-1) ?? null };
}
