import { hash } from 'node:crypto';
import type pg from 'pg';
import { findVendors } from '../../data.ts';
import type { PresentedVendor } from '../../domain/competitors/vendors.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import { listPresentedOptions, type OptionScope } from './presented-options.ts';

/** Positions to keep in total: about 8 MB, and more than a report with 1,000 prompts and seven engines has. */
const MOST_PLACES = 1_000_000;
/**
 * The vendors of the last reports. They depend on the answers only: after an edit of a report, which leaves its answers as they
 * are, they are found again without reading any options.
 */
const known = new Map<string, PresentedVendor[]>();

/** The vendors that these answers present, with the positions of the answers. */
export async function listVendors(
  client: pg.Client,
  scope: OptionScope,
  answers: readonly AnswerKey[],
): Promise<PresentedVendor[]> {
  const key = keyOf(scope, answers);
  const vendors = known.get(key) ?? (await searchVendors(client, scope, answers));
  known.delete(key);
  known.set(key, vendors);
  forgetOldest();
  return vendors;
}

function forgetOldest(): void {
  let places = known.values().reduce((sum, vendors) => sum + countPlaces(vendors), 0);
  for (const [key, vendors] of known) {
    if (places <= MOST_PLACES) return;
    known.delete(key);
    places -= countPlaces(vendors);
  }
}

function countPlaces(vendors: readonly PresentedVendor[]): number {
  return vendors.reduce((sum, { places }) => sum + places.length, 0);
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
