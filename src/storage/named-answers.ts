import { type NamedAnswers, packNamed } from '../domain/named-answers.ts';
import type { CitationScope } from './citations.ts';
import type { Database } from './database.ts';

/** Which answers name the report's own brand. */
export async function readNamedAnswers(_database: Database, _scope: CitationScope): Promise<NamedAnswers> {
  return packNamed([], []);
}
