import type { Intent } from '../query-fan-outs/intents.ts';
import type { Lexicon } from '../query-fan-outs/lexicon.ts';
import { readQuery } from '../query-fan-outs/read-query.ts';

/** A new prompt that asks nearly the same as another one. */
export interface PromptWarning {
  prompt: string;
  similarPrompt: string;
  message: string;
}

const MESSAGE =
  'Asks nearly the same as another prompt. If engines answer both from the same searches or pages, statistics count them as one question. Prompts that ask something else make intervals narrower.';

export interface RepetitionFinder {
  /** Adds an earlier prompt. */
  remember: (prompt: string) => void;
  /** Whether a new prompt repeats an earlier or new one. If not, it is remembered. */
  find: (prompt: string) => PromptWarning | null;
}

/**
 * Finds new prompts that ask the same question as another one in other words: the same topic words in any order, and the same
 * intent. Another city, audience or year is another question. All prompts are of one country.
 */
export function createRepetitionFinder(lexicon: Lexicon): RepetitionFinder {
  const byTopic = new Map<string, string[]>();
  const intents = new Map<string, Intent | null>();
  function knownIntentOf(prompt: string): Intent | null {
    const known = intents.get(prompt);
    if (known !== undefined) return known;
    const intent = intentOf(prompt, lexicon);
    intents.set(prompt, intent);
    return intent;
  }
  function remember(prompt: string): void {
    const topic = topicOf(prompt, lexicon);
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), prompt]);
  }
  return {
    remember,
    find(prompt) {
      const others = byTopic.get(topicOf(prompt, lexicon)) ?? [];
      const similarPrompt = others.find((other) => knownIntentOf(other) === knownIntentOf(prompt));
      if (similarPrompt !== undefined) return { prompt, similarPrompt, message: MESSAGE };
      remember(prompt);
      return null;
    },
  };
}

/** Lists the prompts of a country that ask the same question as others by these rules. */
export function groupSimilar<Prompt extends { prompt: string; topic: string }>(
  prompts: readonly Prompt[],
  lexicon: Lexicon,
): Prompt[][] {
  return [...Map.groupBy(prompts, ({ topic }) => topic).values()]
    .filter(({ length }) => length > 1)
    .flatMap((sameTopic) => [...Map.groupBy(sameTopic, ({ prompt }) => intentOf(prompt, lexicon)).values()])
    .filter(({ length }) => length > 1);
}

/** What a prompt wants. Capitals do not make another question, but “Top CRMs” could be a name. */
function intentOf(prompt: string, lexicon: Lexicon): Intent | null {
  const intent = readQuery(prompt.toLowerCase(), lexicon)?.intent ?? null;
  const isPlain = intent === null || intent === 'fact' || intent === 'keyword';
  // “Which CRM should I use?” asks for the best one.
  return isPlain && lexicon.contentWords(prompt).some(lexicon.isRequest) ? 'best_of' : intent;
}

/** The length of a list: “Top 10 CRMs”, “the 5 best CRMs”. */
const LIST_LENGTH =
  /\b(?<=\b(?:top|best|besten|meilleurs|meilleures|mejores|migliori) )\d{1,3}\b|\b\d{1,3}(?= (?:top|best|besten|meilleurs|meilleures|mejores|migliori)\b)/gi;
/** From one to another is not the same as back. */
const DIRECTED =
  /\bfrom\b.+\bto\b|\b(?:migrat|switch|mov|chang|convert|transfer|import|export|translat|upgrad)\w*\b.+\b(?:to|into)\b|\bvon\b.+\b(?:zu|nach|auf)\b|\bde\b.+(?:\b(?:vers|a)\b|à )/i;
/** Small words that make another question: "Who founded Acme?" and "When was Acme founded?", "with no free plan". */
const QUESTION_WORD =
  /^\W*(?:who|when|where|why|how(?! (?:much|do i (?:find|choose|pick)))|wer|wann|wo|warum|wie(?! viel)|qui|quand|où|pourquoi|comment|quién(?:es)?|cuándo|dónde|cómo|chi|quando|dove|perché|come|quem|onde|como)(?!\p{L})/iu;
const NEGATION =
  /(?<!\p{L})(?:no|not|never|none|neither|nor|\p{L}+n['’]t|kein\p{L}*|nicht|nie|sans|pas|jamais|sin|nunca|senza|non|sem|não|zonder|geen|niet|utan|inte)(?!\p{L})/giu;

/** The topic words of a prompt in any order. Unique for a text without any: it is compared with nothing. */
export function topicOf(prompt: string, { topicWords, isRequest }: Lexicon): string {
  const words = [...new Set(topicWords(prompt.replaceAll(LIST_LENGTH, '')).filter((word) => !isRequest(word)))];
  if (words.length === 0) return prompt;
  const asked = QUESTION_WORD.exec(prompt)?.[0].toLowerCase().replace(/^\W+/u, '') ?? '';
  const negated = prompt.match(NEGATION)?.length ?? 0;
  return [asked, '!'.repeat(negated), ...(DIRECTED.test(prompt) ? words : words.toSorted())].filter(Boolean).join(' ');
}
