import { findVendors } from '../../data.ts';
import type { OptionAnswer, PresentedVendor } from '../../domain/competitors/vendors.ts';
import { engineOfName } from '../../domain/surfaces/surfaces.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { listPresentedOptions, type OptionScope } from './presented-options.ts';

/** The options that these answers present, and the vendors among them, with the positions of the answers. */
export async function listVendors(
  database: ThreadDatabase,
  scope: OptionScope,
  answers: readonly AnswerKey[],
): Promise<{ presented: OptionAnswer[]; vendors: PresentedVendor[] }> {
  const options = await listPresentedOptions(database, scope, answers);
  const presented = answers.map(({ promptId }, index) => {
    const { names = [], hosts = [], linked = [], lists = [], others = [], described = [] } = options[index] ?? {};
    return { promptId, engine: engineOfName(scope.engine), names, hosts, linked, lists, others, described };
  });
  return { presented, vendors: findVendors(presented) };
}
