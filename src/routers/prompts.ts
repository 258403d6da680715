import { nothing } from '../schemas/nothing.ts';
import {
  createdPrompts,
  createPromptsInput,
  deletePromptInput,
  listPromptsInput,
  prompt,
  promptPage,
  updatePromptInput,
} from '../schemas/prompts.ts';
import { createPrompts } from '../services/prompts/create.ts';
import { deletePrompt } from '../services/prompts/delete.ts';
import { listPrompts } from '../services/prompts/list.ts';
import { updatePrompt } from '../services/prompts/update.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Prompts'];

export const promptsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/prompts',
    operationId: 'listPrompts',
    tags,
    summary: 'List prompts',
    description: "A workspace's prompts, newest first, all of them or those of one country or tag.",
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
        'Adds up to 1,000 prompts for one country, all of them or none. A text that the workspace already has for the country is returned as it is: it is not doubled, spends no allowance, and gains the tags sent.',
      successDescription: 'The prompts in the order sent, new and existing ones alike.',
    },
    { status: 201, bodyMiB: 32 },
  )
    .input(createPromptsInput)
    .output(createdPrompts)
    .mutation(writes(createPrompts)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/prompts/{promptId}',
    operationId: 'updatePrompt',
    tags,
    summary: 'Replace the tags of a prompt',
    description: 'The tags sent become the tags of the prompt; an empty list takes all of them away.',
    successDescription: 'The prompt with its new tags.',
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
      description: 'The prompt is deleted and frees its place in the allowance.',
      successDescription: 'The prompt is deleted.',
    },
    { status: 204 },
  )
    .input(deletePromptInput)
    .output(nothing)
    .mutation(writes(deletePrompt)),
});
