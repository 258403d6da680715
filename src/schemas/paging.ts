import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, encodeCursor, LARGEST_PAGE_SIZE } from '../domain/shared/paging.ts';

/** The two parameters every list takes. */
export const pagingInput = {
  cursor: z
    .string()
    .meta({
      minLength: 1,
      description: 'The `paging.nextCursor` of the previous page; leave it out for the first page.',
      examples: [encodeCursor('items', '01JCN4A7B8C9D0E1F2G3H4J5K6')],
    })
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
  const page = z.object({
    items: z.array(item).meta({ description: 'The items of this page.' }),
    paging: z
      .object({
        nextCursor: z
          .string()
          .nullable()
          .meta({ description: 'Pass it as `cursor` to read the next page; null on the last page.', examples: [null] }),
        hasMore: z.boolean().meta({ description: 'Whether there is a next page.', examples: [false] }),
      })
      .meta({ description: 'Where the list goes on.' }),
  });
  // tRPC asks for parseAsync, which keeps zod from its compiled path and takes three times as long.
  return Object.assign(page, { parseAsync: async (value: unknown) => page.parse(value) });
}
