import { keepsFacts } from '../../domain/recommendations/keeps-facts.ts';
import { engineName } from '../../domain/shared/engines.ts';
import { polishCopy } from '../../gateways/language-model/polish-copy.ts';
import { listUnpolished, savePolished, type Unpolished } from '../../storage/recommendations.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { requireCurrent } from '../jobs/fence.ts';

/** How many are rewritten per run, because each rewrite costs money. */
const AT_ONCE = 10;

/** Rewrites the most urgent recommendations with the language model, if there is one. Returns the number rewritten. */
export async function polishReport(context: Context, { reportId }: { reportId: string }): Promise<number> {
  const { database, languageModel, engines } = context;
  const stored = await findReport(database, reportId);
  if (!stored) return 0;
  const { workspaceId, brand } = stored.report;
  const owner = { workspaceId, reportId, isSimulated: isSimulated(engines) };
  let polished = 0;
  for (const recommendation of await listUnpolished(database, owner, AT_ONCE)) {
    const { id, copy } = recommendation;
    const answer = await polishCopy(languageModel, copy);
    if (answer.state !== 'ok') break;
    const isTrue = keepsFacts(copy, answer.value, namesOf(recommendation, brand));
    // A rejected rewrite stores the original text, so that it is not requested again.
    await database.workspaceTransaction(workspaceId, async (tx) => {
      await requireCurrent(context, tx);
      await savePolished(tx, owner, { id, copy, polished: isTrue ? answer.value : copy });
    });
    if (isTrue) polished++;
  }
  return polished;
}

function namesOf({ engine, data }: Unpolished, brand: string): string[] {
  return [brand, engineName(engine), data.domain, ...data.mentionedCompetitors];
}
