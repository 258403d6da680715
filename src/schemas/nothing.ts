import { z } from 'zod';

/** The reply of an operation that has nothing to say: 204 and an empty body. */
export const nothing = z.void();

/** The input of an operation that takes none. */
export const noInput = z.object({});
