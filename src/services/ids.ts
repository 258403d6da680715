import { randomInt } from 'node:crypto';
import { createIdFactory } from '../domain/shared/ids.ts';

/** Node draws from a pool. Left to itself, ulid asks the system for each character: 60 µs an id. */
export const newId = createIdFactory(() => randomInt(2 ** 32) / 2 ** 32);
