import { z } from 'zod';
import { country } from './countries.ts';
import { engineFilter, engineId } from './engines.ts';
import { promptId, reportId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { timestamp } from './text.ts';
import { windowInput, windowRule } from './windows.ts';

export const listAiResponsesInput = z
  .object({
    reportId,
    promptId,
    ...windowInput,
    country: country.optional(),
    ...engineFilter,
    ...pagingInput,
  })
  .check(windowRule);

const citation = z
  .object({
    title: z.string().meta({
      description: 'Title of the page as the engine gave it; empty if it gave none.',
      examples: ['The best CRMs of 2026'],
    }),
    link: z.string().meta({
      description: 'Address of the page as the engine gave it.',
      examples: ['https://www.example.com/best-crm'],
    }),
    rank: z.int().meta({ description: '1 for the page that the answer cites first.', examples: [1] }),
  })
  .meta({ id: 'AiResponseCitation' });

const mention = z
  .object({
    brand: z.string().meta({ description: 'Name of the brand.', examples: ['Acme'] }),
    isMainBrand: z.boolean().meta({ description: "Whether it is the report's brand.", examples: [true] }),
    start: z.int().meta({ description: 'Where the mention starts in `content`, in UTF-16 code units.', examples: [2] }),
    end: z.int().meta({ description: 'Where it ends, exclusive.', examples: [6] }),
  })
  .meta({ id: 'AiResponseMention' });

const aiResponse = z
  .object({
    runId: z.string().meta({
      description: 'Identifier of the call: one for each prompt, engine, day and sample.',
      examples: ['prm_01JCN4M5N6P7Q8R9S0T1V2W3X4.20261114.chatgpt.1'],
    }),
    runDate: z
      .string()
      .meta({ description: 'The day that the call counts for, UTC.', format: 'date', examples: ['2026-11-14'] }),
    collectedDate: timestamp.meta({ description: 'When the call was made.' }),
    engine: engineId,
    country,
    state: z.enum(['answered', 'no_answer', 'failed']).meta({
      description:
        '`no_answer`: the engine showed no AI answer, which is an observation. `failed`: the call did not succeed; it is missing data and counts nowhere.',
      examples: ['answered'],
    }),
    content: z
      .string()
      .nullable()
      .meta({
        description: 'The answer, as Markdown; null unless answered.',
        examples: ['**Acme CRM** is often named …'],
      }),
    failureReason: z
      .string()
      .meta({
        description: "Why the call failed, in the provider's words; only when failed.",
        examples: ['The account has no credit left'],
      })
      .optional(),
    noAnswerReason: z
      .string()
      .meta({
        description: 'Why the engine showed no answer, if it said: for example, that it refused. Only for `no_answer`.',
        examples: ['Refused: safety'],
      })
      .optional(),
    truncated: z.boolean().meta({
      description: 'Whether the engine stopped before the end of its answer. Such answers count like the others.',
      examples: [false],
    }),
    cost: z
      .number()
      .nullable()
      .meta({ description: 'What the call cost, in US dollars; null where it is not known.', examples: [0.0312] }),
    mentions: z.array(mention).meta({
      description:
        'Where the answer names the brands of the report, in the order of the text, as the statistics count them. Brands whose regular expression is too slow to run while you wait are left out.',
    }),
    model: z
      .string()
      .nullable()
      .meta({ description: 'Model that answered, where the provider says.', examples: ['gpt-5.4-mini'] }),
    source: z.string().meta({
      description: 'Where the answer comes from: the connector, or `sandbox` for a simulated one.',
      examples: ['openai'],
    }),
    surface: z
      .enum(['api', 'ui'])
      .meta({ description: "Whether a provider's API answered, or the page that people see.", examples: ['api'] }),
    citations: z
      .array(citation)
      .meta({ description: 'Pages that the answer cites, each once, in the order of the text.' }),
    searches: z
      .array(z.string())
      .meta({ description: 'What the engine searched for.', examples: [['best crm small team 2026']] }),
  })
  .meta({ id: 'AiResponse' });

export const aiResponsePage = pageOf(aiResponse);
