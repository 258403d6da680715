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
  annotation: 'ann',
  recommendation: 'rec',
  share: 'shr',
  savedView: 'viw',
  mail: 'mal',
  edition: 'edi',
  experiment: 'exp',
  alert: 'alt',
  destination: 'dst',
  delivery: 'dlv',
  oauthClient: 'oac',
  oauthGrant: 'oag',
} as const;

/** Creates opaque ids that sort by creation time, even within one millisecond of one process. `draw` returns random numbers from 0 to 1. */
export function createIdFactory(draw: () => number): (noun: keyof typeof PREFIXES, now: Date) => string {
  const nextUlid = monotonicFactory(draw);
  return (noun, now) => `${PREFIXES[noun]}_${nextUlid(now.getTime())}`;
}
