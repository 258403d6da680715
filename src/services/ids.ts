import { randomInt } from 'node:crypto';
import { createIdFactory } from '../domain/shared/ids.ts';

/** Node uses a pool of random bytes. By default, ulid calls the system for each character: 60 µs per id. */
export const newId = createIdFactory(() => randomInt(2 ** 32) / 2 ** 32);
