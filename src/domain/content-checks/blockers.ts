import { isNoindex, isNosnippet, readDirectives } from './directives.ts';
import type { Subject } from './subject.ts';

export const BLOCKER_CODES = ['noindex', 'nosnippet', 'disallowed', 'refused'] as const;

/** Something that keeps a page out of AI answers however well it is written. */
export interface Blocker {
  code: (typeof BLOCKER_CODES)[number];
  message: string;
}

/** With a blocker a page has this share of the score that it would have. */
export const BLOCKED_SHARE = 0.4;

export function findBlockers(subject: Subject): Blocker[] {
  const directives = readDirectives(subject);
  const noindex = directives.find(isNoindex);
  const nosnippet = directives.find(isNosnippet);
  const blockers: (Blocker | null)[] = [
    noindex === undefined
      ? null
      : { code: 'noindex', message: `“${noindex.value}” in ${noindex.where} keeps the page out of search indexes.` },
    nosnippet === undefined
      ? null
      : { code: 'nosnippet', message: `“${nosnippet.value}” in ${nosnippet.where} forbids quoting the page.` },
    subject.isAllowedByRobots
      ? null
      : { code: 'disallowed', message: 'robots.txt does not let the crawler fetch the page.' },
    subject.refusal === null ? null : { code: 'refused', message: subject.refusal },
  ];
  return blockers.filter((blocker) => blocker !== null);
}
