import { hash } from 'node:crypto';
import type pg from 'pg';
import { findVendors } from '../../data.ts';
import type { PresentedVendor } from '../../domain/competitors/vendors.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { listPresentedOptions, type OptionScope } from './presented-options.ts';

/**
 * The vendors that these answers present, with the positions of the answers. They depend on the answers only: after an edit of a
 * report, which leaves its answers as they are, no options are read.
 */
export async function listVendors(
  client: pg.Client,
  scope: OptionScope,
  answers: readonly AnswerKey[],
  caches: ThreadCaches,
): Promise<PresentedVendor[]> {
  const key = keyOf(scope, answers);
  const vendors = caches.vendors.get(key) ?? (await searchVendors(client, scope, answers));
  caches.vendors.set(key, vendors);
  return vendors;
}

async function searchVendors(
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

/** Answers do not change, so that their keys identify them, in their order. */
function keyOf({ workspaceId, isSimulated, country, engine }: OptionScope, answers: readonly AnswerKey[]): string {
  const keys = answers.map(({ promptId, day, sample }) => `${promptId} ${day} ${sample}`).join(' ');
  return [workspaceId, isSimulated, country, engine, hash('sha256', keys)].join(' ');
}
