import { z } from 'zod';

/** The output of an operation that returns 204 with an empty body. */
export const nothing = z.void();

/** The input of an operation without parameters. */
export const noInput = z.object({});
