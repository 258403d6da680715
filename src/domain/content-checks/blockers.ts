import { readDirectives } from './directives.ts';
import type { Subject } from './subject.ts';

export const BLOCKER_CODES = ['noindex', 'nosnippet', 'disallowed', 'refused'] as const;

/** Something that keeps a page out of AI answers regardless of its content. */
export interface Blocker {
  code: (typeof BLOCKER_CODES)[number];
  message: string;
}

/** A blocker reduces the score of a page to this share. */
export const BLOCKED_SHARE = 0.4;

export function findBlockers(subject: Subject): Blocker[] {
  // What a challenge or an error forbids says nothing about the page.
  const { noindex, nosnippet } =
    subject.refusal === null ? readDirectives(subject) : { noindex: null, nosnippet: null };
  const blockers: (Blocker | null)[] = [
    noindex === null
      ? null
      : { code: 'noindex', message: `“${noindex.value}” in ${noindex.where} keeps the page out of search indexes.` },
    nosnippet === null
      ? null
      : { code: 'nosnippet', message: `“${nosnippet.value}” in ${nosnippet.where} forbids quoting the page.` },
    subject.isAllowedByRobots
      ? null
      : { code: 'disallowed', message: 'robots.txt does not allow the crawler to fetch the page.' },
    subject.refusal === null ? null : { code: 'refused', message: subject.refusal },
  ];
  return blockers.filter((blocker) => blocker !== null);
}

/** Adds a block that only a browser revealed. */
export function addRefusal(blockers: Blocker[], message: string): Blocker[] {
  return blockers.some(({ code }) => code === 'refused') ? blockers : [...blockers, { code: 'refused', message }];
}
