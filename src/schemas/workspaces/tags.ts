import { z } from 'zod';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { TAG_COLORS } from '../../domain/tags/tags.ts';
import { tagId, workspaceId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

export const color = z.enum(TAG_COLORS).meta({ description: 'Preset color name.', examples: ['gold'] });

export const tag = z
  .object({
    id: tagId,
    workspaceId,
    name: z.string().meta({ description: 'Name of the tag, unique within the workspace.', examples: ['Pricing'] }),
    color,
  })
  .meta({ id: 'Tag' });

export const listedTag = tag
  .extend({
    promptCount: z.int().meta({ description: 'Number of prompts with this tag.', examples: [4] }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'ListedTag' });

const name = text(TEXT_LIMITS.tagName).meta({
  description: 'Name of the tag. Must be unique within the workspace, ignoring case.',
  examples: ['Pricing'],
});

export const createTagInput = z.object({ id: workspaceId, name, color });

export const listTagsInput = z.object({ id: workspaceId, ...pagingInput });
export const tagPage = pageOf(listedTag);

export const getTagInput = z.object({ id: workspaceId, tagId });
export const updateTagInput = z.object({ id: workspaceId, tagId, name: name.optional(), color: color.optional() });
export const deleteTagInput = z.object({ id: workspaceId, tagId });
