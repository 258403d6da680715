import { nothing } from '../schemas/shared/nothing.ts';
import {
  createTagInput,
  deleteTagInput,
  getTagInput,
  listedTag,
  listTagsInput,
  tag,
  tagPage,
  updateTagInput,
} from '../schemas/workspaces/tags.ts';
import { createTag } from '../services/tags/create.ts';
import { deleteTag } from '../services/tags/delete.ts';
import { getTag } from '../services/tags/get.ts';
import { listTags } from '../services/tags/list.ts';
import { updateTag } from '../services/tags/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Tags'];

export const tagsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/tags',
      operationId: 'createTag',
      tags,
      summary: 'Create a tag',
      description: 'Creates a tag to group prompts. Tag names are unique within a workspace and case-insensitive.',
      successDescription: 'The new tag.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createTagInput)
    .output(tag)
    .mutation(creates(createTag)),

  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/tags',
    operationId: 'listTags',
    tags,
    summary: 'List tags',
    description: "Lists a workspace's tags with the number of prompts assigned to each, newest first.",
    successDescription: 'A page of tags.',
  })
    .input(listTagsInput)
    .output(tagPage)
    .query(reads(listTags)),

  get: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/tags/{tagId}',
    operationId: 'getTag',
    tags,
    summary: 'Get a tag',
    description: 'Returns a tag with the number of prompts assigned to it.',
    successDescription: 'The tag with its number of prompts.',
  })
    .input(getTagInput)
    .output(listedTag)
    .query(reads(getTag)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/tags/{tagId}',
    operationId: 'updateTag',
    tags,
    summary: 'Update a tag',
    description: 'Renames a tag or changes its color. Its prompts keep it. Omitted fields do not change.',
    successDescription: 'The updated tag.',
  })
    .input(updateTagInput)
    .output(listedTag)
    .mutation(writes(updateTag)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/workspaces/{id}/tags/{tagId}',
      operationId: 'deleteTag',
      tags,
      summary: 'Delete a tag',
      description: 'Removes the tag from its prompts; the prompts are kept.',
      successDescription: 'The tag was deleted.',
    },
    { status: 204 },
  )
    .input(deleteTagInput)
    .output(nothing)
    .mutation(writes(deleteTag)),
});
