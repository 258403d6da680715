import { z } from 'zod';
import {
  MAX_PROMPTS_PER_REQUEST,
  MAX_REPORTS_PER_REQUEST,
  MAX_TAGS_PER_PROMPT,
  normalizePromptText,
} from '../../domain/prompts/prompts.ts';
import { isStorable, TEXT_LIMITS } from '../../domain/shared/text.ts';
import { country } from '../shared/countries.ts';
import {
  ids,
  PROMPT_ID_EXAMPLE,
  promptId,
  REPORT_ID_EXAMPLE,
  TAG_ID_EXAMPLE,
  tagId,
  workspaceId,
} from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp, UNSTORABLE } from '../shared/text.ts';

const TEXT_EXAMPLE = 'What is the best project management tool for small teams?';

const tagIds = ids('tag', TAG_ID_EXAMPLE, MAX_TAGS_PER_PROMPT).meta({ description: 'Tags of the same workspace.' });

export const prompt = z
  .object({
    id: promptId,
    workspaceId,
    prompt: z.string().meta({ description: 'Question sent to the AI engines.', examples: [TEXT_EXAMPLE] }),
    country,
    questionId: promptId.meta({
      description:
        'The same for all prompts that statistics count as one question because they ask it in other words: the id of one of them. Otherwise the id of the prompt itself.',
      examples: [PROMPT_ID_EXAMPLE],
    }),
    tagIds: z.array(tagId).meta({ description: 'Tags of the prompt.' }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'Prompt' });

export const listPromptsInput = z.object({
  id: workspaceId,
  country: country.optional(),
  tagId: tagId.meta({ description: 'Filter by tag.', examples: [TAG_ID_EXAMPLE] }).optional(),
  ...pagingInput,
});
export const promptPage = pageOf(prompt);

export const createPromptsInput = z.object({
  id: workspaceId,
  prompts: z
    .array(text(TEXT_LIMITS.prompt).overwrite(normalizePromptText))
    .min(1)
    .max(MAX_PROMPTS_PER_REQUEST)
    .meta({
      description:
        'Questions to create prompts for. If a prompt with the same text and country exists, it is returned instead.',
      examples: [[TEXT_EXAMPLE]],
    }),
  country,
  tagIds: tagIds.default([]).meta({ description: 'Tags to assign to each of these prompts.' }),
  brandReportIds: ids('report', REPORT_ID_EXAMPLE, MAX_REPORTS_PER_REQUEST)
    .default([])
    .meta({ description: 'Brand reports of the workspace to add these prompts to.' }),
});
const warnings = z
  .array(
    z.object({
      prompt: z.string().meta({ description: 'New prompt.', examples: ['Which CRM is best for startups?'] }),
      similarPrompt: z
        .string()
        .meta({ description: 'Prompt that asks nearly the same.', examples: ['What is the best CRM for startups?'] }),
      message: z.string().meta({
        description: 'What follows from it.',
        examples: [
          'Asks nearly the same as another prompt. If engines answer both from the same searches or pages, statistics count them as one question. Prompts that ask something else make intervals narrower.',
        ],
      }),
    }),
  )
  .meta({
    description:
      'New prompts that ask the same question as another prompt of the country in other words. They are created all the same. At most 100.',
  });

export const createdPrompts = inSlices(
  z.object({
    items: z.array(prompt).meta({
      description:
        'One prompt per submitted text, in the same order. A text submitted twice returns the same prompt twice.',
    }),
    warnings,
  }),
);

export const getPromptInput = z.object({ id: workspaceId, promptId });
export const updatePromptInput = z
  .object({
    id: workspaceId,
    promptId,
    tagIds: tagIds.optional(),
    questionId: promptId
      .nullable()
      .meta({
        description:
          'A prompt of the same country that asks the same question. Statistics then count both as one. Null makes the prompt a question by itself. The choice is kept when prompts are grouped every night.',
        examples: [PROMPT_ID_EXAMPLE],
      })
      .optional(),
  })
  .refine((sent) => sent.tagIds !== undefined || sent.questionId !== undefined, {
    path: ['tagIds'],
    error: 'Required unless questionId is set',
    params: { code: 'required' },
  });
export const deletePromptInput = z.object({ id: workspaceId, promptId });

const lineCount = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const importPromptsInput = z.object({
  id: workspaceId,
  csv: z
    .string()
    .min(1)
    .refine(isStorable, { error: UNSTORABLE, abort: true })
    .meta({
      description:
        'Content of a CSV file with a header. Columns: `prompt`; `country`, unless it is sent separately; and `tags`, names separated by semicolons. Tags that do not exist are created.',
      examples: ['prompt,country,tags\nWhat is the best CRM?,us,Pricing;CRM\n'],
    }),
  country: country.meta({ description: 'Country of prompts whose line has none.' }).optional(),
  brandReportIds: ids('report', REPORT_ID_EXAMPLE, MAX_REPORTS_PER_REQUEST)
    .default([])
    .meta({ description: 'Brand reports of the workspace to add these prompts to.' }),
  dryRun: z.boolean().default(false).meta({ description: 'Whether to check the file without importing it.' }),
});
export const importedPrompts = z
  .object({
    dryRun: z.boolean().meta({ description: 'Whether nothing was saved.', examples: [false] }),
    lines: lineCount('Number of prompts in the file.', 120),
    created: lineCount('Number of new prompts.', 100),
    existing: lineCount('Number of prompts that the workspace already had. They receive the tags of the file.', 18),
    repeated: lineCount('Number of lines that repeat a prompt of the file.', 2),
    tagsCreated: z
      .array(z.string())
      .meta({ description: 'Names of the tags that were created.', examples: [['Pricing']] }),
    warnings,
  })
  .meta({ id: 'PromptImport' });
