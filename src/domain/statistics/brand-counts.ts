import type { BrandMentions } from '../detection/detector.ts';
import type { AnswerState } from '../shared/engines.ts';
import { IntegerPacker } from './varints.ts';

/** The summed counts of one brand in answers. */
export interface BrandCounts {
  mentions: number;
  /** Answers that name it. */
  namedIn: number;
  /** The sum of its positions in them: 1 for the brand that an answer names first. */
  positions: number;
  /** Pages of its domains that answers cite. */
  citations: number;
  /** Answers that cite any. */
  citedIn: number;
}

/** The counts of one prompt, or of several together. */
export interface AnswerCounts {
  answers: number;
  noAnswers: number;
  failed: number;
  /** By the index of the brand; one that was neither named nor cited may be missing. */
  brands: Map<number, BrandCounts>;
}

/** Where the values of a prompt are: three counts of calls, and its first record. */
const CALLS = { answers: 0, noAnswers: 1, failed: 2 } as const;
const CALL_FIELDS = 3;

/** A record of a prompt and brand: the brand, its counts, and the next record of the prompt. */
const RECORD = { brand: 0, mentions: 1, namedIn: 2, positions: 3, citations: 4, citedIn: 5, next: 6 } as const;
const RECORD_FIELDS = 7;

/** The first record of a prompt that has none, and of a prompt that has no calls either. */
const NONE = -1;
const UNKNOWN = -2;

/**
 * The counts of many prompts. They are integers in few arrays: the garbage collector would copy objects several times until a day
 * is counted.
 */
export class PromptCounts {
  #calls = new Uint32Array(0);
  #first = new Int32Array(0);
  #records = new Int32Array(64 * RECORD_FIELDS);
  #end = 0;

  /** Adds an answer: the brands that it names, in order, and the brands whose pages it cites, one entry per page. */
  addAnswer(prompt: number, mentions: readonly BrandMentions[], citedBrands: readonly number[]): void {
    this.#addCalls(prompt, CALLS.answers, 1);
    let order = 0;
    let position = 0;
    let last = -1;
    for (const { brand, mentions: times, first } of mentions) {
      order++;
      // Two brands that share a name share its position.
      if (first !== last) position = order;
      last = first;
      const record = this.#recordOf(prompt, brand);
      this.#add(record + RECORD.mentions, times);
      this.#add(record + RECORD.namedIn, 1);
      this.#add(record + RECORD.positions, position);
    }
    for (let i = 0; i < citedBrands.length; i++) {
      const brand = citedBrands[i] as number;
      const record = this.#recordOf(prompt, brand);
      this.#add(record + RECORD.citations, 1);
      if (citedBrands.indexOf(brand) === i) this.#add(record + RECORD.citedIn, 1);
    }
  }

  /** Adds a call without an answer: the engine showed none, or the call failed. Neither affects brands. */
  addMissing(prompt: number, state: Exclude<AnswerState, 'answered'>): void {
    this.#addCalls(prompt, state === 'no_answer' ? CALLS.noAnswers : CALLS.failed, 1);
  }

  addCounts(prompt: number, { answers, noAnswers, failed, brands }: AnswerCounts): void {
    this.#addCalls(prompt, CALLS.answers, answers);
    this.#addCalls(prompt, CALLS.noAnswers, noAnswers);
    this.#addCalls(prompt, CALLS.failed, failed);
    for (const [brand, { mentions, namedIn, positions, citations, citedIn }] of brands) {
      const record = this.#recordOf(prompt, brand);
      this.#add(record + RECORD.mentions, mentions);
      this.#add(record + RECORD.namedIn, namedIn);
      this.#add(record + RECORD.positions, positions);
      this.#add(record + RECORD.citations, citations);
      this.#add(record + RECORD.citedIn, citedIn);
    }
  }

  /** The counts of all prompts together. */
  sum(): AnswerCounts {
    const sum: AnswerCounts = { answers: 0, noAnswers: 0, failed: 0, brands: new Map() };
    for (let at = 0; at < this.#calls.length; at += CALL_FIELDS) {
      sum.answers += this.#calls[at + CALLS.answers] as number;
      sum.noAnswers += this.#calls[at + CALLS.noAnswers] as number;
      sum.failed += this.#calls[at + CALLS.failed] as number;
    }
    const records = this.#records;
    for (let at = 0; at < this.#end; at += RECORD_FIELDS) {
      const own = brandOf(sum, records[at + RECORD.brand] as number);
      own.mentions += records[at + RECORD.mentions] as number;
      own.namedIn += records[at + RECORD.namedIn] as number;
      own.positions += records[at + RECORD.positions] as number;
      own.citations += records[at + RECORD.citations] as number;
      own.citedIn += records[at + RECORD.citedIn] as number;
    }
    return sum;
  }

  /** The counts as integers, prompt by prompt: see readCounts. */
  pack(): Buffer {
    const packer = new IntegerPacker();
    const [first, calls, records] = [this.#first, this.#calls, this.#records];
    for (let prompt = 0; prompt < first.length; prompt++) {
      if (first[prompt] === UNKNOWN) continue;
      packer.push(prompt);
      for (let field = 0; field < CALL_FIELDS; field++) packer.push(calls[prompt * CALL_FIELDS + field] as number);
      let brands = 0;
      for (let at = first[prompt] as number; at >= 0; at = records[at + RECORD.next] as number) brands++;
      packer.push(brands);
      for (let at = first[prompt] as number; at >= 0; at = records[at + RECORD.next] as number) {
        for (let field = 0; field < RECORD.next; field++) packer.push(records[at + field] as number);
      }
    }
    return packer.packed;
  }

  #addCalls(prompt: number, field: number, count: number): void {
    if (prompt >= this.#first.length) this.#makeRoom(prompt);
    if (this.#first[prompt] === UNKNOWN) this.#first[prompt] = NONE;
    const at = prompt * CALL_FIELDS + field;
    this.#calls[at] = (this.#calls[at] as number) + count;
  }

  #makeRoom(prompt: number): void {
    const length = 2 * (prompt + 1);
    const first = new Int32Array(length).fill(UNKNOWN);
    first.set(this.#first);
    const calls = new Uint32Array(length * CALL_FIELDS);
    calls.set(this.#calls);
    this.#first = first;
    this.#calls = calls;
  }

  #add(at: number, count: number): void {
    this.#records[at] = (this.#records[at] as number) + count;
  }

  /** Finds or creates the record of a brand. An answer names few brands, so the list is short. */
  #recordOf(prompt: number, brand: number): number {
    const records = this.#records;
    let last = NONE;
    for (let at = this.#first[prompt] as number; at >= 0; at = records[at + RECORD.next] as number) {
      if (records[at + RECORD.brand] === brand) return at;
      last = at;
    }
    const at = this.#appendRecord(brand);
    if (last < 0) this.#first[prompt] = at;
    else this.#records[last + RECORD.next] = at;
    return at;
  }

  #appendRecord(brand: number): number {
    const at = this.#end;
    this.#end += RECORD_FIELDS;
    if (this.#end > this.#records.length) {
      const longer = new Int32Array(2 * this.#records.length);
      longer.set(this.#records);
      this.#records = longer;
    }
    this.#records[at + RECORD.brand] = brand;
    this.#records[at + RECORD.next] = NONE;
    return at;
  }
}

function brandOf({ brands }: AnswerCounts, brand: number): BrandCounts {
  let own = brands.get(brand);
  if (!own) {
    own = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
    brands.set(brand, own);
  }
  return own;
}

/** The position of each brand in the order of first mention, as `PromptCounts` sums them. */
export function* rankMentions(mentions: readonly BrandMentions[]): Generator<BrandMentions & { position: number }> {
  let position = 0;
  let last = -1;
  for (const [index, mention] of mentions.entries()) {
    if (mention.first !== last) position = index + 1;
    last = mention.first;
    yield { ...mention, position };
  }
}
