import { monotonicFactory } from 'ulid';

const PREFIXES = { workspace: 'ws', tag: 'tag', prompt: 'prm', apiKey: 'key' } as const;

const nextUlid = monotonicFactory();

/** An opaque id that sorts by creation, also within one millisecond of one process. */
export function newId(noun: keyof typeof PREFIXES, now: Date): string {
  return `${PREFIXES[noun]}_${nextUlid(now.getTime())}`;
}
