import {
  createdPrompts,
  createPromptsInput,
  deletePromptInput,
  getPromptInput,
  importedPrompts,
  importPromptsInput,
  listPromptsInput,
  prompt,
  promptPage,
  updatePromptInput,
} from '../schemas/prompts/prompts.ts';
import { suggestedPrompts, suggestPromptsInput } from '../schemas/prompts/suggestions.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createPrompts } from '../services/prompts/create.ts';
import { deletePrompt } from '../services/prompts/delete.ts';
import { getPrompt } from '../services/prompts/get.ts';
import { importPrompts } from '../services/prompts/import.ts';
import { listPrompts } from '../services/prompts/list.ts';
import { suggestForBrand } from '../services/prompts/suggest.ts';
import { updatePrompt } from '../services/prompts/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Prompts'];

export const promptsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/prompts',
    operationId: 'listPrompts',
    tags,
    summary: 'List prompts',
    description: "Lists a workspace's prompts, newest first. Filter by country or tag.",
    successDescription: 'A page of prompts.',
  })
    .input(listPromptsInput)
    .output(promptPage)
    .query(reads(listPrompts)),

  create: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/prompts',
      operationId: 'createPrompts',
      tags,
      summary: 'Create prompts',
      description:
        'Creates up to 1,000 prompts for one country in a single transaction. If the workspace already has a prompt with the same text and country, that prompt is returned instead: it receives the given tags and does not count against the allowance again.',
      successDescription: 'The new and existing prompts, in the order of the request.',
    },
    { status: 201, isIdempotent: true, bodyMiB: 32 },
  )
    .input(createPromptsInput)
    .output(createdPrompts)
    .mutation(creates(createPrompts)),

  import: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/prompt-imports',
      operationId: 'importPrompts',
      tags,
      summary: 'Import prompts from CSV',
      description:
        'Imports up to 10,000 prompts from a CSV file in a single transaction: all of them, or none. Existing prompts are found as in `createPrompts`. Errors are reported together: the path `csv.3.country` is the column `country` on line 3. Send `dryRun` to see the result without saving anything.',
      successDescription: 'The number of new and existing prompts.',
    },
    { isIdempotent: true, bodyMiB: 32 },
  )
    .input(importPromptsInput)
    .output(importedPrompts)
    .mutation(creates(importPrompts)),

  get: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/prompts/{promptId}',
    operationId: 'getPrompt',
    tags,
    summary: 'Get a prompt',
    description: 'Returns a prompt with its tags.',
    successDescription: 'The prompt with its tags.',
  })
    .input(getPromptInput)
    .output(prompt)
    .query(reads(getPrompt)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/prompts/{promptId}',
    operationId: 'updatePrompt',
    tags,
    summary: 'Update a prompt',
    description:
      'Replaces all tags of the prompt, or changes which question it counts as, or both. An empty list removes all tags. If the questions of a report change, it is recalculated.',
    successDescription: 'The updated prompt.',
  })
    .input(updatePromptInput)
    .output(prompt)
    .mutation(writes(updatePrompt)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/workspaces/{id}/prompts/{promptId}',
      operationId: 'deletePrompt',
      tags,
      summary: 'Delete a prompt',
      description:
        'Deletes the prompt and removes it from every report. Those reports are recalculated, and then the answers to the prompt are deleted. The prompt no longer counts against the prompt allowance.',
      successDescription: 'The prompt was deleted.',
    },
    { status: 204 },
  )
    .input(deletePromptInput)
    .output(nothing)
    .mutation(writes(deletePrompt)),

  suggest: operation({
    method: 'POST',
    path: '/v1/prompts/suggestions',
    operationId: 'suggestPrompts',
    tags,
    summary: 'Suggest prompts',
    description:
      'Suggests prompts to track for a brand: from searches that engines ran, from a language model if one is configured, from query fan-outs and from common questions. Prompts that the workspace has for the country are left out. Nothing is saved, so the permission to `read` is enough.',
    successDescription: 'The suggested prompts.',
  })
    .input(suggestPromptsInput)
    .output(suggestedPrompts)
    .mutation(reads(suggestForBrand)),
});
