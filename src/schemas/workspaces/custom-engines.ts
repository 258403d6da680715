import { z } from 'zod';
import { CUSTOM_ENGINE_KINDS } from '../../domain/connections/custom-engines.ts';
import { country } from '../shared/countries.ts';
import { id } from '../shared/ids.ts';
import { pageOf } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const engineId = id('custom engine', 'x_grok').meta({
  description: '`x_` and 1 to 32 lowercase letters, digits or underscores.',
  examples: ['x_grok'],
});
// Other characters are invalid in a header, and the error that fetch throws would quote them.
const ascii = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[\x21-\x7e]+$/, { error: 'Must be ASCII characters without spaces' });
const baseUrl = z
  .string()
  .trim()
  .max(500)
  .refine((value) => /^https?:\/\/[^@\s]+$/.test(value) && URL.canParse(value), {
    error: 'Must be an http:// or https:// URL without credentials',
  });
const price = (about: string, example: number) =>
  z
    .number()
    .min(0)
    .max(1000)
    .meta({ description: about, examples: [example] });
const fields = {
  name: text(60).meta({ description: 'The name that people read.', examples: ['Grok'] }),
  kind: z.enum(CUSTOM_ENGINE_KINDS).meta({
    description:
      "`xai`: xAI's Responses API, with its web search. `openai_compatible`: chat completions, for example of OpenRouter, Ollama or vLLM.",
    examples: ['xai'],
  }),
  baseUrl: baseUrl.meta({
    description:
      'Base URL of the API, to which `/responses` or `/chat/completions` is added. It can be a private address.',
    examples: ['https://api.x.ai/v1'],
  }),
  model: ascii.meta({ description: 'Model to ask.', examples: ['grok-4.3'] }),
  searches: z.boolean().meta({
    description:
      'Whether the engine searches the web. Without it, the surface is `model`. For chat completions, it describes the model and is not sent.',
    examples: [true],
  }),
};
const prices = {
  usdPerCall: price('Price per call in US dollars.', 0.02),
  usdPerMillionInput: price('Price per million input tokens in US dollars.', 0),
  usdPerMillionOutput: price('Price per million output tokens in US dollars.', 0),
};

export const customEngineInput = z.object({ engineId });

export const saveCustomEngineInput = z.object({
  engineId,
  ...fields,
  apiKey: ascii
    .nullable()
    .meta({
      description: 'API key. Null if the endpoint needs none. If it is omitted, the stored key is kept.',
      examples: ['xai-example'],
    })
    .optional(),
  usdPerCall: prices.usdPerCall.default(0),
  usdPerMillionInput: prices.usdPerMillionInput.default(0),
  usdPerMillionOutput: prices.usdPerMillionOutput.default(0),
});

export const testCustomEngineInput = z.object({
  engineId,
  prompt: text(500)
    .default('Which CRM is best for a small company?')
    .meta({ description: 'The question to ask.', examples: ['Which CRM is best for a small company?'] }),
  country: country.default('us').meta({ description: 'Country of the question.', examples: ['us'] }),
});

export const customEngine = z
  .object({
    engineId: z.string().meta({ description: 'Identifier of the custom engine.', examples: ['x_grok'] }),
    state: z.enum(['environment', 'stored', 'unreadable']).meta({
      description:
        '`environment`: `CUSTOM_ENGINES` of the server defines it. `stored`: it was saved here. `unreadable`: it was stored with another secret of the server.',
      examples: ['stored'],
    }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the definition cannot be read. Null if nothing is wrong.', examples: [null] }),
    definition: z
      .object({
        ...fields,
        model: z.string().meta({ description: 'Model to ask.', examples: ['grok-4.3'] }),
        baseUrl: z.string().meta({ description: 'Base URL of the API.', examples: ['https://api.x.ai/v1'] }),
        ...prices,
        hasKey: z.boolean().meta({ description: 'Whether a key is set. It is never returned.', examples: [true] }),
        surface: z.enum(['api', 'model']).meta({
          description: '`api`: it searches the web. `model`: answers come from the model alone.',
          examples: ['api'],
        }),
      })
      .nullable()
      .meta({ description: 'The definition. Null if it cannot be read.' }),
    expectedCostUsd: z
      .number()
      .nullable()
      .meta({ description: 'Expected cost of one answer in US dollars.', examples: [0.02] }),
    updatedDate: timestamp.nullable().meta({ description: 'When a stored definition was saved.', examples: [null] }),
  })
  .meta({ id: 'CustomEngine' });

export const customEnginePage = pageOf(customEngine);
