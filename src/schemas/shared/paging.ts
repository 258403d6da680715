import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, encodeCursor, LARGEST_PAGE_SIZE } from '../../domain/shared/paging.ts';
import { inSlices } from './in-slices.ts';

/** The paging parameters of every list. */
export const pagingInput = {
  cursor: z
    .string()
    .meta({
      minLength: 1,
      description: 'Cursor from `paging.nextCursor` of the previous page. Omit it to get the first page.',
      examples: [encodeCursor('items', '01JCN4A7B8C9D0E1F2G3H4J5K6')],
    })
    .optional(),
  limit: z
    .int()
    .min(1)
    .max(LARGEST_PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE)
    .meta({ description: 'Maximum number of items per page.' }),
};

/** The envelope of every list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return inSlices(
    z.object({
      items: z.array(item).meta({ description: 'Items on this page.' }),
      paging: z
        .object({
          nextCursor: z
            .string()
            .nullable()
            .meta({ description: 'Cursor of the next page. Null on the last page.', examples: [null] }),
          hasMore: z.boolean().meta({ description: 'Whether there is a next page.', examples: [false] }),
        })
        .meta({ description: 'Paging information.' }),
    }),
  );
}
