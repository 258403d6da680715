import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE } from '../domain/paging.ts';

/** The two parameters every list takes. */
export const pagingInput = {
  cursor: z
    .string()
    .min(1)
    .meta({ description: 'The `paging.nextCursor` of the previous page; leave it out for the first page.' })
    .optional(),
  limit: z
    .int()
    .min(1)
    .max(LARGEST_PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE)
    .meta({ description: 'How many items a page holds at most.' }),
};

/** The envelope every list comes in. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    paging: z.object({
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: 'Pass it as `cursor` to read the next page; null on the last page.', examples: [null] }),
      hasMore: z.boolean().meta({ examples: [false] }),
    }),
  });
}
