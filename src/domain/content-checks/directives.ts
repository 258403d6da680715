import { findRestrictions, type Restrictions } from '../web/robots-directives.ts';
import type { Subject } from './subject.ts';

/** The directives that keep the page out of indexes, and that forbid quoting it. */
export function readDirectives({
  page: { metas },
  headers,
  robotsName,
  nosnippetShare = 0,
  receivedAt = new Date(0),
}: Pick<Subject, 'page' | 'headers' | 'robotsName' | 'nosnippetShare' | 'receivedAt'>): Restrictions {
  return findRestrictions({ metas, headers, nosnippetShare }, robotsName, receivedAt);
}
