import { toSearchTerms } from '../../domain/shared/text-search.ts';
import { type Sql, sql } from './fragments.ts';

/**
 * Whether a column contains a text, ignoring case. The first condition lowers only A to Z, in any locale: it finds every match and few
 * others. It is not part of an AND, whose order PostgreSQL chooses, because the expression is much slower.
 */
export function containsText(column: Sql, searched: string | undefined): Sql {
  if (searched === undefined) return sql`true`;
  const { part, otherLetters, pattern } = toSearchTerms(searched);
  if (pattern === null) return sql`strpos(${column} COLLATE "C", ${part}) > 0`;
  const letters = otherLetters.map((letter) => sql` OR strpos(${column} COLLATE "C", ${letter}) > 0`);
  const others = letters.reduce((all, letter) => sql`${all}${letter}`, sql``);
  return sql`CASE WHEN strpos(lower(${column} COLLATE "C"), ${part}) > 0${others} THEN ${column} ~ ${pattern} ELSE false END`;
}
