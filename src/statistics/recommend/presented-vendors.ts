import type pg from 'pg';
import { findVendors } from '../../data.ts';
import type { PresentedVendor } from '../../domain/competitors/vendors.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import { listPresentedOptions, type OptionScope } from './presented-options.ts';

/** The vendors that these answers present, with the positions of the answers. */
export async function listVendors(
  client: pg.Client,
  scope: OptionScope,
  answers: readonly AnswerKey[],
): Promise<PresentedVendor[]> {
  const options = await listPresentedOptions(client, scope, answers);
  return findVendors(
    answers.map(({ promptId }, index) => {
      const { names = [], hosts = [], linked = [], lists = [] } = options[index] ?? {};
      return { promptId, engine: scope.engine, names, hosts, linked, lists };
    }),
  );
}
