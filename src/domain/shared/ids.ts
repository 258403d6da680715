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
  recommendation: 'rec',
} as const;

const nextUlid = monotonicFactory(drawFraction);

/** An opaque id that sorts by creation, also within one millisecond of one process. */
export function newId(noun: keyof typeof PREFIXES, now: Date): string {
  return `${PREFIXES[noun]}_${nextUlid(now.getTime())}`;
}

/** Node draws from a pool; left to itself ulid asks the system for one character after the other, 60 µs an id. */
export function drawFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
