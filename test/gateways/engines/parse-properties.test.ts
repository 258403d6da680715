import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnthropic } from '../../../src/gateways/engines/parse/anthropic.ts';
import { parseChatCompletion } from '../../../src/gateways/engines/parse/chat-completion.ts';
import { parseCloro, parseCopilot } from '../../../src/gateways/engines/parse/cloro.ts';
import { parseDataForSeo } from '../../../src/gateways/engines/parse/dataforseo.ts';
import { parseDataForSeoChat } from '../../../src/gateways/engines/parse/dataforseo-chat.ts';
import { findAddresses, parseGemini } from '../../../src/gateways/engines/parse/gemini.ts';
import { parseOpenAi } from '../../../src/gateways/engines/parse/openai.ts';
import { parsePerplexity } from '../../../src/gateways/engines/parse/perplexity.ts';
import { findPageToken, parseAiMode, parseAiOverview } from '../../../src/gateways/engines/parse/serpapi.ts';
import { parseXai } from '../../../src/gateways/engines/parse/xai.ts';
import { type Answer, EngineError } from '../../../src/gateways/engines/port.ts';
import { effort } from '../../support/effort.ts';
import * as bodies from '../../support/engine-bodies.ts';

type Path = (string | number)[];

/** Every path of a body, including the root. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(value[key as keyof typeof value], [...path, key]))];
}

/** Removes or replaces the value at a path of the body. A missing path changes nothing. */
function damage(body: unknown, path: Path, change: { value: unknown } | null): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change ? change.value : undefined;
  if (body === null || typeof body !== 'object' || !(key in body)) return body;
  const entries = Array.isArray(body) ? [...body] : { ...body };
  if (rest.length === 0 && !change) Reflect.deleteProperty(entries, key);
  else Reflect.set(entries, key, damage(Reflect.get(body, key), rest, change));
  return Array.isArray(entries) ? entries.filter((_, index) => index in entries) : entries;
}

const change = fc.option(
  fc.record({
    value: fc.oneof(
      fc.constantFrom(null, true, 0, -1, 1e9, 1.5, '', 'text', 'https://x.example/', [], {}, [[]], [null], [{}]),
      fc.jsonValue(),
    ),
  }),
  { nil: null },
);

/** The invariants that an answer breaks, for any body. One assertion on all of them is much faster than one on each. */
function findBroken({ text, cited, retrieved, searches, cost, model }: Answer): string[] {
  const invariants: [name: string, holds: boolean][] = [
    ['The answer has a text', text.trim() !== ''],
    ['Citations are numbered from 1', cited.every(({ position }, index) => position === index + 1)],
    [
      'Spans are parts of the text',
      cited.every(({ spans }) => spans.every(([from, to]) => to > from && text.slice(from, to).length === to - from)),
    ],
    ['URLs are valid', [...cited, ...retrieved].every(({ url }) => URL.canParse(url.trim()))],
    ['Searches have a text', searches.every((each) => typeof each === 'string' && each !== '')],
    ['The cost is a number or unknown', cost === null || typeof cost === 'number'],
    ['The model has a name or is unknown', model === null || typeof model === 'string'],
  ];
  return invariants.flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe.each([
  ['OpenAI', parseOpenAi, bodies.openAiBody],
  ['Perplexity', parsePerplexity, bodies.perplexityBody],
  ['Gemini', (body: unknown) => findAddresses(body) && parseGemini(body), bodies.geminiBody],
  ['Claude', parseAnthropic, bodies.anthropicBody],
  ['AI Overviews', (body: unknown) => (findPageToken(body), parseAiOverview(body)), bodies.aiOverviewBody],
  ['AI Mode', parseAiMode, bodies.aiModeBody],
  ['DataForSEO', parseDataForSeo, bodies.dataForSeoBody],
  ['chats of DataForSEO', parseDataForSeoChat, bodies.dataForSeoChatBody],
  ['xAI', (body: unknown) => parseXai(body), bodies.xaiBody],
  ['chat completions', (body: unknown) => parseChatCompletion(body), bodies.chatCompletionBody],
  ['cloro', parseCloro, bodies.cloroChatBody],
  ['Copilot by cloro', parseCopilot, bodies.cloroChatBody],
] as [string, (body: unknown) => Answer | null, () => unknown][])('%s', (_, parse, createBody) => {
  const body = createBody();
  const damages = fc.array(fc.tuple(fc.constantFrom(...pathsOf(body)), change), { minLength: 1, maxLength: 6 });

  test('any missing or unexpected part yields an answer, no answer, or an EngineError', () => {
    fc.assert(
      fc.property(damages, (list) => {
        const damaged = list.reduce<unknown>((whole, [path, each]) => damage(whole, path, each), body);
        try {
          const answer = parse(damaged);
          expect(answer ? findBroken(answer) : []).toEqual([]);
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
        }
      }),
      { numRuns: effort(200, 5000) },
    );
  });
});
