import { knownSites } from '../../data.ts';
import { acceptProposed } from '../../domain/competitors/proposed.ts';
import { isVendorSite } from '../../domain/competitors/sites.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { askForCompetitors } from '../../gateways/language-model/tasks/suggest-competitors.ts';
import type { CallerContext } from '../context.ts';
import { reserveCall, settleCall } from '../costs/spend.ts';
import type { SuggestCompetitorsInput } from './suggest.ts';

/** The caller waits for it. */
const MODEL_MS = 20_000;
/** Reserved until the cost of the call is known. */
const EXPECTED_USD = 0.02;
/** The largest list that a request can ask for, so that one answer serves all of them. */
const COUNT = 20;

/** What a language model knows about the competitors of a brand, once a day for each brand, within the daily budget. */
export async function proposeCompetitors(
  context: CallerContext,
  input: SuggestCompetitorsInput,
): Promise<Competitor[]> {
  const { brand, brandDomain, brandVariations, country } = input;
  const { proposedCompetitors } = context.caches;
  const key = JSON.stringify([brand.toLowerCase(), brandDomain, country]);
  const proposed = proposedCompetitors.get(key) ?? (await askWithinBudget(context, input));
  if (proposed === null) return [];
  proposedCompetitors.set(key, proposed, { noUpdateTTL: true });
  const known = { names: [brand, ...brandVariations], domains: [brandDomain] };
  return acceptProposed(proposed, known, (host) => isVendorSite(host, knownSites));
}

async function askWithinBudget(
  context: CallerContext,
  { workspaceId, brand, brandDomain, country }: SuggestCompetitorsInput,
): Promise<{ brand: string; domain: string }[] | null> {
  const call = { workspaceId, day: dayOf(context.now()), usd: EXPECTED_USD };
  if ((await reserveCall(context, call)) !== null) return null;
  const task = { brand, brandDomain, country, count: COUNT, signal: AbortSignal.timeout(MODEL_MS) };
  const { competitors, costUsd } = await askForCompetitors(context.languageModel, task);
  const settled = { costUsd: costUsd ?? EXPECTED_USD, promptId: null, engine: null, provider: 'language_model' };
  await settleCall(context, { ...call, ...settled });
  return competitors;
}
