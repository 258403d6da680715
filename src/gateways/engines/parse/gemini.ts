import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { computeSearchCost } from '../prices.ts';
import { buildAnswer, type Citation, type Span } from './sources.ts';
import { unreadable } from './unreadable.ts';

const part = z.looseObject({ text: maybeText, thought: lenient(z.boolean()) });
const chunk = z.looseObject({ web: lenient(z.looseObject({ uri: maybeText, title: maybeText })) });
const segment = z.looseObject({
  partIndex: maybeNumber,
  startIndex: maybeNumber,
  endIndex: maybeNumber,
  text: maybeText,
});
const support = z.looseObject({ segment: lenient(segment), groundingChunkIndices: list(z.number()) });
const grounding = z.looseObject({
  webSearchQueries: list(z.string()),
  // Chunks are referenced by index, so that an unreadable one must keep its index.
  groundingChunks: z.array(lenient(chunk)).catch([]),
  groundingSupports: list(support),
  searchEntryPoint: lenient(z.looseObject({ renderedContent: maybeText })),
});
const candidate = z.looseObject({
  content: lenient(z.looseObject({ parts: z.array(lenient(part)).catch([]) })),
  finishReason: maybeText,
  groundingMetadata: lenient(grounding),
});
const response = lenient(
  z.looseObject({
    candidates: list(candidate),
    promptFeedback: lenient(z.looseObject({ blockReason: maybeText })),
    modelVersion: maybeText,
    usageMetadata: lenient(
      z.looseObject({
        promptTokenCount: maybeNumber,
        toolUsePromptTokenCount: maybeNumber,
        candidatesTokenCount: maybeNumber,
        thoughtsTokenCount: maybeNumber,
      }),
    ),
  }),
);
type Response = NonNullable<z.output<typeof response>>;
type Grounding = z.output<typeof grounding>;

/** An answer that Gemini blocked was not shown to users, which is an observation. */
const HELD_BACK = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'RECITATION', 'IMAGE_SAFETY']);
const NOTHING: Grounding = { webSearchQueries: [], groundingChunks: [], groundingSupports: [], searchEntryPoint: null };

/** HTML of the search suggestions that Google requires to be shown with the answer; null if there are none. */
export function findSearchSuggestions(body: unknown): string | null {
  const [first] = response.parse(body)?.candidates ?? [];
  return first?.groundingMetadata?.searchEntryPoint?.renderedContent || null;
}

/** Why Gemini blocked its answer; null if it did not. */
export function findGeminiRefusal(body: unknown): string | null {
  const read = response.parse(body);
  if (!read) return null;
  const [first] = read.candidates;
  const text = (first?.content?.parts ?? []).map((each) => (each?.thought ? '' : (each?.text ?? ''))).join('');
  if (text.trim() !== '') return null;
  if (read.promptFeedback?.blockReason) return `Refused: the prompt was blocked (${read.promptFeedback.blockReason})`;
  return HELD_BACK.has(first?.finishReason ?? '') ? `Refused: ${first?.finishReason}` : null;
}

/** Reasons to stop before the end of an answer. */
const TRUNCATED = new Set([...HELD_BACK, 'MAX_TOKENS']);

/** Parses a response of `generateContent` with `google_search`. Its URLs are redirects: `pages` contains their targets, if known. */
export function parseGemini(body: unknown, pages: ReadonlyMap<string, string> = new Map()): Answer | null {
  const read = response.parse(body);
  if (!read) throw unreadable('Gemini', body);
  const [first] = read.candidates;
  const parts = (first?.content?.parts ?? []).map((each) => (each?.thought ? '' : (each?.text ?? '')));
  const text = parts.join('');
  if (text.trim() === '') {
    if (findGeminiRefusal(body) !== null) return null;
    throw explainSilence(read, body);
  }
  const { webSearchQueries, groundingChunks, groundingSupports } = first?.groundingMetadata ?? NOTHING;
  const chunks = groundingChunks.map((entry) => readChunk(entry, pages));
  return buildAnswer({
    text,
    citations: groundingSupports.flatMap((entry) => readSupport(entry, parts, chunks)),
    found: chunks,
    searches: webSearchQueries,
    model: read.modelVersion,
    ...(TRUNCATED.has(first?.finishReason ?? '') && { isTruncated: true }),
    cost: computeCost(read, webSearchQueries.length),
    raw: body,
  });
}

/** The redirect URLs of Google in a response, to be resolved before they expire. */
export function findAddresses(body: unknown): string[] {
  const chunks = response.parse(body)?.candidates[0]?.groundingMetadata?.groundingChunks ?? [];
  return [...new Set(chunks.flatMap((entry) => entry?.web?.uri ?? []))];
}

function readChunk(entry: z.output<typeof chunk> | null, pages: ReadonlyMap<string, string>): Citation {
  const uri = entry?.web?.uri ?? null;
  return { url: uri === null ? null : (pages.get(uri) ?? uri), title: entry?.web?.title ?? null };
}

function readSupport(
  { segment: located, groundingChunkIndices }: z.output<typeof support>,
  parts: string[],
  chunks: Citation[],
): Citation[] {
  const span = located ? locateSegment(located, parts) : null;
  return groundingChunkIndices.flatMap((index): Citation[] => {
    const found = chunks[index];
    return found ? [{ ...found, span }] : [];
  });
}

/**
 * Google counts bytes of UTF-8 from the start of a part, and omits a start of 0. Thoughts and tool calls before the text
 * shift the indexes of parts, and offsets can exceed the text: the text of the segment decides.
 */
function locateSegment(located: z.output<typeof segment>, parts: string[]): Span | null {
  const whole = parts.join('');
  const number = located.partIndex ?? 0;
  const spans = [
    toUnits(located, parts[number] ?? '', parts.slice(0, number).join('').length),
    toUnits(located, whole, 0),
  ].filter((span) => span !== null);
  const words = located.text ?? '';
  if (words === '') return spans[0] ?? null;
  const fitting = spans.find(([from, to]) => whole.slice(from, to) === words);
  if (fitting) return fitting;
  const near = whole.indexOf(words, Math.max(0, (spans[0]?.[0] ?? 0) - words.length));
  const start = near >= 0 ? near : whole.indexOf(words);
  return start >= 0 ? [start, start + words.length] : (spans[0] ?? null);
}

/** Clamped to the end of the text; null if it is empty. */
function toUnits({ startIndex, endIndex }: z.output<typeof segment>, text: string, offset: number): Span | null {
  if (endIndex === null) return null;
  const bytes = Buffer.from(text);
  const unit = (byte: number) => offset + bytes.toString('utf8', 0, Math.max(0, Math.min(byte, bytes.length))).length;
  const span: Span = [unit(startIndex ?? 0), unit(endIndex)];
  return span[0] < span[1] ? span : null;
}

function computeCost({ modelVersion, usageMetadata: usage }: Response, searches: number): number | null {
  const { promptTokenCount: input = null, candidatesTokenCount: output = null } = usage ?? {};
  return computeSearchCost(modelVersion, {
    provider: 'gemini',
    searches,
    inputTokens: input === null ? null : input + (usage?.toolUsePromptTokenCount ?? 0),
    outputTokens: output === null ? null : output + (usage?.thoughtsTokenCount ?? 0),
  });
}

function explainSilence({ candidates: [first] }: Response, body: unknown): EngineError {
  if (!first?.finishReason || first.finishReason === 'STOP') return unreadable('Gemini', body);
  return new EngineError('give_up', `Gemini stopped before it answered: ${first.finishReason}`);
}
