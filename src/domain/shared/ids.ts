import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';

const PREFIXES = {
  workspace: 'ws',
  tag: 'tag',
  prompt: 'prm',
  apiKey: 'key',
  report: 'rep',
  crawlabilityCheck: 'crw',
  logConnector: 'log',
  queryFanOut: 'fan',
  contentCheck: 'cnt',
} as const;

const nextUlid = monotonicFactory(drawFraction);

/** Creates an opaque id that sorts by creation time, even for ids created in the same millisecond by one process. */
export function newId(noun: keyof typeof PREFIXES, now: Date): string {
  return `${PREFIXES[noun]}_${nextUlid(now.getTime())}`;
}

/** Uses Node's pool of random numbers. By default, ulid requests random bytes per character, which takes 60 µs per id. */
export function drawFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
