import { z } from 'zod';
import {
  MAX_PROMPTS_PER_REQUEST,
  MAX_REPORTS_PER_REQUEST,
  MAX_TAGS_PER_PROMPT,
  normalizePromptText,
} from '../domain/prompts/prompts.ts';
import { TEXT_LIMITS } from '../domain/shared/text.ts';
import { country } from './countries.ts';
import { ids, promptId, REPORT_ID_EXAMPLE, TAG_ID_EXAMPLE, tagId, workspaceId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { text, timestamp } from './text.ts';

const TEXT_EXAMPLE = 'What is the best project management tool for small teams?';

const tagIds = ids('tag', TAG_ID_EXAMPLE, MAX_TAGS_PER_PROMPT).meta({ description: 'Tags of the same workspace.' });

export const prompt = z
  .object({
    id: promptId,
    workspaceId,
    prompt: z.string().meta({ description: 'Question sent to the AI engines.', examples: [TEXT_EXAMPLE] }),
    country,
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
export const createdPrompts = z.object({
  items: z.array(prompt).meta({
    description:
      'One prompt per submitted text, in the same order. A text submitted twice returns the same prompt twice.',
  }),
});

export const updatePromptInput = z.object({ id: workspaceId, promptId, tagIds });
export const deletePromptInput = z.object({ id: workspaceId, promptId });
