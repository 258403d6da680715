import { findVendors } from '../../data.ts';
import type { PresentedVendor } from '../../domain/competitors/vendors.ts';
import { engineOfName } from '../../domain/surfaces/surfaces.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { listPresentedOptions, type OptionScope } from './presented-options.ts';

/** The vendors that these answers present, with the positions of the answers. */
export async function listVendors(
  database: ThreadDatabase,
  scope: OptionScope,
  answers: readonly AnswerKey[],
): Promise<PresentedVendor[]> {
  const options = await listPresentedOptions(database, scope, answers);
  return findVendors(
    answers.map(({ promptId }, index) => {
      const { names = [], hosts = [], linked = [], lists = [], others = [], described = [] } = options[index] ?? {};
      return { promptId, engine: engineOfName(scope.engine), names, hosts, linked, lists, others, described };
    }),
  );
}
