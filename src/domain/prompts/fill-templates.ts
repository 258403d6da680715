import type { Intent } from '../query-fan-outs/intents.ts';
import type { Reading } from '../query-fan-outs/reading.ts';
import { splitNames, splitWords } from '../query-fan-outs/text.ts';
import { KINDS } from '../query-fan-outs/wordings/wording.ts';
import { PROMPT_TEMPLATES, type PromptTemplate } from './templates.ts';

type FilledTemplate = Pick<PromptTemplate, 'intent' | 'text'>;

/** Readings whose request is the category itself. Others ask for it, such as "What is the best CRM?". */
const NOUNS: ReadonlySet<Intent> = new Set(['keyword', 'local', 'other']);

/**
 * Questions about a category and a brand, in the language of the category. In other languages than those of the templates, only
 * the category itself.
 */
export function fillTemplates(
  reading: Reading,
  brand: string,
): { category: FilledTemplate[]; brand: FilledTemplate[] } {
  const templates = PROMPT_TEMPLATES[reading.wording?.code ?? ''];
  if (!templates) return { category: [{ intent: 'other', text: reading.query }], brand: [] };
  const slots = slotsOf(reading);
  const kind = KINDS.find((name) => reading.wording?.kinds[name].test(slots.topic));
  const fits = ({ kinds, isUnqualified }: PromptTemplate) =>
    (!kinds || (kind !== undefined && kinds.includes(kind))) && !(isUnqualified && slots.tail !== '');
  const fill = ({ intent, text }: PromptTemplate) => ({ intent, text: fillSlots(text, slots, brand) });
  return { category: templates.category.filter(fits).map(fill), brand: templates.brand.filter(fits).map(fill) };
}

interface Slots {
  topic: string;
  /** The qualifiers: "for small teams". */
  tail: string;
  category: string;
}

function slotsOf({ request, topic, slots, intent }: Reading): Slots {
  const whole = splitNames(request);
  const head = splitNames(topic);
  if (!NOUNS.has(intent)) {
    const tail = splitNames(slots.tail ?? '');
    return { topic: head, tail, category: [head, tail].join(' ').trim() };
  }
  const isHead = whole.startsWith(head) && /^(?: |$)/.test(whole.slice(head.length));
  return isHead
    ? { topic: head, tail: whole.slice(head.length).trim(), category: whole }
    : { topic: whole, tail: '', category: whole };
}

function fillSlots(template: string, { topic, tail, category }: Slots, brand: string): string {
  const isPlural = hasPluralEnding(topic);
  const options = [topic, isPlural ? '' : 'options', tail].filter((part) => part !== '').join(' ');
  const text = template
    .replace(/\{(\w+)\|(\w+)\}/g, (_, singular: string, plural: string) => (isPlural ? plural : singular))
    .replace(
      /\{(category|options|brand)\}/g,
      (_, name: 'category' | 'options' | 'brand') => ({ category, options, brand })[name],
    );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the last word is a plural in English: "running shoes", but not "business" or "analytics". */
function hasPluralEnding(topic: string): boolean {
  const last = splitWords(topic).at(-1) ?? '';
  return /[a-z]{2}s$/.test(last) && !/(?:ss|us|is|ics|news)$/.test(last);
}
