import { type NamedAnswers, packNamed } from '../../domain/answers/named-answers.ts';
import type { CitationScope } from '../citations/history.ts';
import type { Database } from '../database.ts';
import { type FoundBlock, readOwnAnswers, readReportFindings } from '../reports/findings.ts';

/** The answers that name the report's brand, according to its statistics. */
export async function readNamedAnswers(database: Database, scope: CitationScope): Promise<NamedAnswers> {
  const found = await readReportFindings(database, scope);
  return packNamed(found?.promptIds ?? [], listOwnAnswers(found?.blocks ?? []));
}

function* listOwnAnswers(blocks: readonly FoundBlock[]) {
  for (const block of blocks) {
    for (const answer of readOwnAnswers(block)) yield { day: block.day, engine: block.engine, ...answer };
  }
}
