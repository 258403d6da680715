import { z } from 'zod';
import { LIST_STATES } from '../../domain/crawlers/list-state.ts';
import { isCalendarDay } from '../../domain/shared/windows.ts';

/** The state of a list that visits are compared with. */
export const addressListState = z
  .object({
    url: z.string().meta({
      description: 'URL at which the operator publishes the list.',
      examples: ['https://openai.com/gptbot.json'],
    }),
    asOf: z
      .string()
      .nullable()
      .meta({
        description: 'Date of the address ranges; null if there are none.',
        examples: ['2026-11-14T03:47:00.000Z'],
      }),
    state: z.enum(LIST_STATES).meta({
      description:
        '`fresh`; `stale`: older than 30 days, so that no visit is marked as spoofed by it; `failed`: it could not be fetched, and there is no earlier one; `never_fetched`.',
      examples: ['fresh'],
    }),
    reason: z
      .string()
      .meta({ description: 'Why the last attempt to fetch it failed.', examples: ['The server returned status 404'] })
      .optional(),
  })
  .meta({ id: 'AddressListState' });

/** A file of lists, as `cli lists export` writes it. */
export const addressListsFile = z.object({
  lists: z.record(
    z.string(),
    z.object({
      asOf: z.string().refine(isCalendarDay, 'Must be a day, YYYY-MM-DD'),
      prefixes: z.array(z.string()).max(50_000),
    }),
  ),
});
export type AddressListsFile = z.infer<typeof addressListsFile>;
