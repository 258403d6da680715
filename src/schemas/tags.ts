import { z } from 'zod';
import { TAG_COLORS } from '../domain/tags.ts';
import { TEXT_LIMITS } from '../domain/text.ts';
import { pageOf, pagingInput } from './paging.ts';
import { id, text, timestamp } from './text.ts';
import { workspaceId } from './workspaces.ts';

export const TAG_ID_EXAMPLE = 'tag_01JCN4A7B8C9D0E1F2G3H4J5K6';
export const tagId = id('tag', TAG_ID_EXAMPLE);

const color = z.enum(TAG_COLORS).meta({ description: 'Preset colour name.', examples: ['gold'] });

export const tag = z
  .object({
    id: tagId,
    workspaceId,
    name: z.string().meta({ description: 'Unique in the workspace.', examples: ['Pricing'] }),
    color,
  })
  .meta({ id: 'Tag' });

const listedTag = tag
  .extend({
    promptCount: z.int().meta({ description: 'Prompts that carry the tag.', examples: [4] }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'ListedTag' });

export const createTagInput = z.object({
  id: workspaceId,
  name: text(TEXT_LIMITS.tagName).meta({
    description: 'Unique in the workspace, whatever its case.',
    examples: ['Pricing'],
  }),
  color,
});

export const listTagsInput = z.object({ id: workspaceId, ...pagingInput });
export const tagPage = pageOf(listedTag);

export const deleteTagInput = z.object({ id: workspaceId, tagId });
