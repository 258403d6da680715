import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { computeSearchCost } from '../prices.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { unreadable } from './unreadable.ts';

const part = z.looseObject({ text: maybeText, thought: lenient(z.boolean()) });
const chunk = z.looseObject({ web: lenient(z.looseObject({ uri: maybeText, title: maybeText })) });
const segment = z.looseObject({ partIndex: maybeNumber, startIndex: maybeNumber, endIndex: maybeNumber });
const support = z.looseObject({ segment: lenient(segment), groundingChunkIndices: list(z.number()) });
const grounding = z.looseObject({
  webSearchQueries: list(z.string()),
  // The place of a chunk is its number, so that one we cannot read keeps its place.
  groundingChunks: z.array(lenient(chunk)).catch([]),
  groundingSupports: list(support),
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

/** What Gemini held back was shown to nobody, which is an observation. */
const HELD_BACK = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'RECITATION', 'IMAGE_SAFETY']);
const NOTHING: Grounding = { webSearchQueries: [], groundingChunks: [], groundingSupports: [] };

/** A reply of `generateContent` with `google_search`. Its addresses are redirects: `pages` tells where they lead, if known. */
export function parseGemini(body: unknown, pages: ReadonlyMap<string, string> = new Map()): Answer | null {
  const read = response.parse(body);
  if (!read) throw unreadable('Gemini', body);
  const [first] = read.candidates;
  const parts = (first?.content?.parts ?? []).map((each) => (each?.thought ? '' : (each?.text ?? '')));
  const text = parts.join('');
  if (text.trim() === '') return explainSilence(read, body);
  const { webSearchQueries, groundingChunks, groundingSupports } = first?.groundingMetadata ?? NOTHING;
  const chunks = groundingChunks.map((each) => readChunk(each, pages));
  return buildAnswer({
    text,
    citations: groundingSupports.flatMap((each) => readSupport(each, parts, chunks)),
    found: chunks,
    searches: webSearchQueries,
    model: read.modelVersion,
    cost: computeCost(read, webSearchQueries.length),
    raw: body,
  });
}

/** Every address of a reply that is only a redirect of Google's, to be resolved before it expires. */
export function findAddresses(body: unknown): string[] {
  const chunks = response.parse(body)?.candidates[0]?.groundingMetadata?.groundingChunks ?? [];
  return [...new Set(chunks.flatMap((each) => each?.web?.uri ?? []))];
}

function readChunk(each: z.output<typeof chunk> | null, pages: ReadonlyMap<string, string>): Citation {
  const uri = each?.web?.uri ?? null;
  return { url: uri === null ? null : (pages.get(uri) ?? uri), title: each?.web?.title ?? null };
}

function readSupport(
  { segment: place, groundingChunkIndices }: z.output<typeof support>,
  parts: string[],
  chunks: Citation[],
): Citation[] {
  const number = place?.partIndex ?? 0;
  const own = Buffer.from(parts[number] ?? '');
  const offset = parts.slice(0, number).join('').length;
  // Google counts bytes of UTF-8, and leaves a start of 0 out.
  const toUnits = (bytes: number) => offset + own.toString('utf8', 0, bytes).length;
  const span = place && place.endIndex !== null ? [toUnits(place.startIndex ?? 0), toUnits(place.endIndex)] : null;
  return groundingChunkIndices.flatMap((index): Citation[] => {
    const found = chunks[index];
    return found ? [{ ...found, span: span && [span[0] ?? 0, span[1] ?? 0] }] : [];
  });
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

function explainSilence({ candidates: [first], promptFeedback }: Response, body: unknown): null {
  if (promptFeedback?.blockReason || HELD_BACK.has(first?.finishReason ?? '')) return null;
  if (!first?.finishReason || first.finishReason === 'STOP') throw unreadable('Gemini', body);
  throw new EngineError('give_up', `Gemini stopped before it answered: ${first.finishReason}`);
}
