import type { DateWindow } from '../shared/windows.ts';
import { type AnswerEvidence, countRivals, type Evidence, namesOwn } from './evidence.ts';
import { decodeAddress } from './winnable.ts';

/** "3,100". */
export function digits(number: number): string {
  return number.toLocaleString('en');
}

/** "1 answer", "3,100 answers". */
export function count(number: number, noun: string): string {
  return `${digits(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** "A", "A and B", "A, B and 3 others". */
export function listNames(names: readonly string[], most = 3): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} others`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Competitors with the number of answers that name each: "Globex in 8, Initech in 3". */
export function listRivals({ brands }: Evidence, answers: readonly AnswerEvidence[]): string {
  const rivals = countRivals(answers).slice(0, 5);
  return rivals.map(({ index, answers: named }) => `${plain(brands[index]?.brand ?? '')} in ${named}`).join(', ');
}

export function rivalNames({ brands }: Evidence, answers: readonly AnswerEvidence[]): string[] {
  return countRivals(answers).map(({ index }) => brands[index]?.brand ?? '');
}

/** "none names", "only 1 names": how many of these answers name the brand. */
export function countOwn(answers: readonly AnswerEvidence[]): string {
  return describeOwn(answers.filter(namesOwn).length);
}

export function describeOwn(naming: number): string {
  if (naming === 0) return 'none names';
  return naming === 1 ? 'only 1 names' : `only ${naming} name`;
}

/** "Globex and not Acme": how a competitor leads in answers, of which `own` name your brand. */
export function describeLead(rival: string, brand: string, own: number, answers: number): string {
  if (own === 0) return `${rival} and not ${brand}`;
  return own <= answers * SELDOM ? `${rival} and hardly ever ${brand}` : `${rival} far more often than ${brand}`;
}

const SELDOM = 0.1;

/** The name of the report's brand. */
export function ownName({ brands }: Evidence): string {
  return plain(brands[0]?.brand ?? '');
}

/** Escapes external text in generated Markdown: no links, no emphasis, no line breaks. */
export function plain(text: string): string {
  return text.replace(/[\\[\]()*_`<>#|~\s]+/g, ' ').trim();
}

export function linkTo(url: string, title: string, domain: string): string {
  const label = plain(title) || domain;
  return /^https?:\/\/[^\s<>()]+$/.test(url) ? `[${label}](${url})` : label;
}

const LONGEST_NAME = 80;

function shorten(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…` : text;
}

/** A page in a title: “The best CRMs” (example.com), or example.com/best without a title. Some engines cite the host as title. */
export function namePage({ url, title, domain }: { url: string; title: string; domain: string }): string {
  const name = plain(title);
  const isHost = name.toLowerCase().replace(/^www\./, '') === domain;
  if (name !== '' && !isHost) return `“${shorten(name)}” (${domain})`;
  return shorten(readable(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''))) || domain;
}

/** Letters of other languages are encoded in addresses. What would change the text around it remains so. */
function readable(address: string): string {
  const decoded = decodeAddress(address);
  return plain(decoded) === plain(address) || /[\\[\]()*`<>|~\s]/.test(decoded) ? address : decoded;
}

/** Prompts in a title: “Best CRM” and 2 other prompts. */
export function namePrompts(
  { prompts }: Pick<Evidence, 'prompts'>,
  promptIds: readonly string[],
  total: number,
): string {
  const [first = ''] = promptIds.flatMap((id) => plain(prompts.get(id) ?? '') || []);
  if (first === '') return total === 1 ? 'a prompt' : count(total, 'prompt');
  return total === 1 ? `“${shorten(first)}”` : `“${shorten(first)}” and ${count(total - 1, 'other prompt')}`;
}

/** A part of answers in points, without its sign: "31 points", "1.3 points". */
export function points(difference: number): string {
  const size = Math.abs(difference) * 100;
  const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${shown} ${shown === 1 ? 'point' : 'points'}`;
}

export function period({ startDate, endDate }: DateWindow): string {
  return startDate === endDate ? `On ${startDate}` : `From ${startDate} to ${endDate}`;
}

/** Marks simulated figures, so that they are not mistaken for real ones. */
export function reason({ isSimulated }: Pick<Evidence, 'isSimulated'>, ...sentences: string[]): string {
  const notice = '*Simulated: the sandbox wrote these answers; no engine was queried.*';
  return [...(isSimulated ? [notice] : []), ...sentences].join('\n\n');
}

export function bullets(...lines: string[]): string[] {
  return lines.map((line) => `- ${line}`);
}
