import { z } from 'zod';
import { optionalInput } from './optional-input.ts';

/** The reply of an operation that has nothing to say: 204 and an empty body. */
export const nothing = z.void();

/** The input of an operation that takes none. */
export const noInput = optionalInput(z.object({}));
