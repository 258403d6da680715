import { z } from 'zod';
import { optionalInput } from './optional-input.ts';

/** The output of an operation that returns 204 with an empty body. */
export const nothing = z.void();

/** The input of an operation without parameters. */
export const noInput = optionalInput(z.object({}));
