import { z } from 'zod';
import { MOST_MATCHES } from '../../domain/shared/text-search.ts';
import { reportFilters } from '../reports/stats.ts';
import { country } from '../shared/countries.ts';
import { domain } from '../shared/domains.ts';
import { promptId, reportId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { searchedText, timestamp } from '../shared/text.ts';
import { day, windowInput, windowRule } from '../shared/windows.ts';
import { citedUrl } from './citations.ts';
import { engineFilter, engineId, surfaceFilter } from './engines.ts';

export const listAiResponsesInput = z
  .object({
    reportId,
    promptId,
    ...windowInput,
    country: country.optional(),
    ...engineFilter,
    ...surfaceFilter,
    text: searchedText('Only answers that contain this text, ignoring case. Adds `matches`.', 'free plan').optional(),
    ...pagingInput,
  })
  .check(windowRule);

export const searchAiResponsesInput = z
  .object({
    reportId,
    ...reportFilters,
    ...surfaceFilter,
    text: searchedText('Only answers that contain this text, ignoring case. Adds `matches`.', 'free plan').optional(),
    url: citedUrl
      .meta({
        description:
          'Only answers that cite this page. The scheme, `www.`, fragment, trailing slash and tracking parameters are ignored. The scheme defaults to https.',
      })
      .optional(),
    domain: domain
      .meta({
        description: 'Only answers that cite a page of this domain or its subdomains.',
        examples: ['example.com'],
      })
      .optional(),
    ...pagingInput,
  })
  .check(windowRule);

const citation = z
  .object({
    title: z.string().meta({
      description: 'Page title as returned by the engine. Empty if the engine returned none.',
      examples: ['The best CRMs of 2026'],
    }),
    link: z.string().meta({
      description: 'URL of the page as returned by the engine.',
      examples: ['https://www.example.com/best-crm'],
    }),
    rank: z.int().meta({ description: 'Position of the citation in the answer, starting at 1.', examples: [1] }),
  })
  .meta({ id: 'AiResponseCitation' });

const mention = z
  .object({
    brand: z.string().meta({ description: 'Name of the brand.', examples: ['Acme'] }),
    isMainBrand: z.boolean().meta({ description: "Whether it is the report's brand.", examples: [true] }),
    start: z.int().meta({ description: 'Start of the mention in `content`, in UTF-16 code units.', examples: [2] }),
    end: z.int().meta({ description: 'End of the mention, exclusive.', examples: [6] }),
  })
  .meta({ id: 'AiResponseMention' });

const aiResponse = z
  .object({
    runId: z.string().meta({
      description: 'Identifier of the call. There is one call per prompt, engine, day and sample.',
      examples: ['prm_01JCN4M5N6P7Q8R9S0T1V2W3X4.20261114.chatgpt.1'],
    }),
    runDate: z
      .string()
      .meta({ description: 'Day (UTC) that the call is counted for.', format: 'date', examples: ['2026-11-14'] }),
    collectedDate: timestamp.meta({ description: 'Time at which the call was made.' }),
    engine: engineId,
    country,
    state: z.enum(['answered', 'no_answer', 'failed']).meta({
      description:
        '`answered`: the engine returned an AI answer. `no_answer`: the engine showed no AI answer, which is a valid observation. `failed`: the call failed; it is treated as missing data and excluded from all statistics.',
      examples: ['answered'],
    }),
    content: z
      .string()
      .nullable()
      .meta({
        description: 'Text of the answer as Markdown. Null unless `state` is `answered`.',
        examples: ['**Acme CRM** is often named …'],
      }),
    failureReason: z
      .string()
      .meta({
        description: 'Reason for the failure as reported by the provider. Present only if `state` is `failed`.',
        examples: ['The account has no credit left'],
      })
      .optional(),
    noAnswerReason: z
      .string()
      .meta({
        description: 'Why the engine showed no answer, if known, for example because it refused. Only for `no_answer`.',
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
      .meta({ description: 'Cost of the call in US dollars. Null if unknown.', examples: [0.0312] }),
    mentions: z.array(mention).meta({
      description:
        "Mentions of the report's brands in order of appearance, as counted by the statistics. Brands whose regular expression is too slow for a synchronous request are omitted.",
    }),
    matches: z
      .array(
        z
          .object({
            start: z
              .int()
              .meta({ description: 'Start of the match in `content`, in UTF-16 code units.', examples: [14] }),
            end: z.int().meta({ description: 'End of the match, exclusive.', examples: [23] }),
          })
          .meta({ id: 'TextMatch' }),
      )
      .meta({
        description: `Where \`content\` contains \`text\`: the first ${MOST_MATCHES} matches, in order of appearance. Only with \`text\`.`,
      })
      .optional(),
    model: z
      .string()
      .nullable()
      .meta({
        description: 'Model that generated the answer. Null if the provider does not report it.',
        examples: ['gpt-5.4-mini'],
      }),
    source: z.string().meta({
      description: 'Connector that returned the answer, or `sandbox` for a simulated answer.',
      examples: ['openai'],
    }),
    surface: z.enum(['api', 'ui', 'model']).meta({
      description:
        "`api`: the answer comes from the provider's API. `ui`: it was captured from the page that users see. `model`: it comes from a custom engine without search.",
      examples: ['api'],
    }),
    citations: z
      .array(citation)
      .meta({ description: 'Pages cited in the answer, without duplicates, in order of appearance.' }),
    searches: z.array(z.string()).meta({
      description: 'Web searches that the engine ran to generate the answer.',
      examples: [['best crm small team 2026']],
    }),
    searchSuggestions: z
      .string()
      .meta({
        description:
          "HTML of Google's search suggestions. Google's terms require that you show it with the answer; show it in a sandboxed frame. Present only for Gemini answers that came with suggestions.",
        examples: [
          '<div class="container"><a class="chip" href="https://www.google.com/search?q=best+crm">best crm</a></div>',
        ],
      })
      .optional(),
  })
  .meta({ id: 'AiResponse' });

export const aiResponsePage = pageOf(aiResponse);

const foundAiResponsePage = pageOf(
  aiResponse
    .extend({
      promptId,
      prompt: z.string().meta({
        description: 'Question sent to the AI engine.',
        examples: ['What is the best CRM for small teams?'],
      }),
    })
    .meta({ id: 'ReportAiResponse' }),
);

export const reportAiResponsePage = inSlices(
  foundAiResponsePage.extend({
    reachedDate: day(
      'The day that the search has reached. It starts with the last day of the window; after the last page, it has reached the first one.',
      '2026-11-01',
    ),
  }),
);
