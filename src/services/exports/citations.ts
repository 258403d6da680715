import { setImmediate as nextTurn } from 'node:timers/promises';
import { knownSites } from '../../data.ts';
import { createNamedPacker, type NamedAnswers, packNamed } from '../../domain/answers/named-answers.ts';
import type { DomainCategory } from '../../domain/citations/domain-categories/categories.ts';
import { createClassifier, type Site } from '../../domain/citations/domain-categories/classify.ts';
import { EXPORTS } from '../../domain/exports/exports.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { readOwnAnswers } from '../../statistics/index.ts';
import { type CountedReport, findCountedReport } from '../../storage/bundles.ts';
import type { CitationScope } from '../../storage/citations/history.ts';
import { type BlockFilter, readBlocks } from '../../storage/exports/blocks.ts';
import { listKnownHosts, selectCitations } from '../../storage/exports/citations.ts';
import { copyStatement } from '../../storage/exports/copy-select.ts';
import type { ExportSession } from '../../storage/exports/exporter.ts';
import type { ReadSettings } from '../../storage/reports/generations.ts';
import { type CitationFilter, getCitationScope, readSettings } from '../citations/scope.ts';
import type { CallerContext } from '../context.ts';
import { withCustomEngines } from './custom-engines.ts';
import { type ExportOptions, exportFromSnapshot, streamStatement } from './options.ts';

export interface ExportCitationsInput extends CitationFilter {
  domain?: string | undefined;
  domainCategory?: DomainCategory | undefined;
  brandMentioned?: boolean | undefined;
}

export async function* exportCitations(
  context: CallerContext,
  input: ExportCitationsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const { domain, domainCategory, brandMentioned, reportId } = input;
  const filter = await getCitationScope(context, await withCustomEngines(context, input));
  const { workspaceId } = filter;

  async function* run(session: ExportSession, { brands, promptIds, counted }: Prepared) {
    const scope: CitationScope = { ...filter, promptIds };
    const sites = await classifyHosts(session, workspaceId, brands);
    const hosts = domainCategory === undefined ? null : listHosts(sites, domainCategory);
    const known = new Map([...sites].filter(([, site]) => !isUnknown(site)));
    const named = counted
      ? await readNamed(session, { ...scope, version: counted.version }, counted.promptIds)
      : packNamed([], []);
    const select = selectCitations({ ...scope, domain, hosts, brandMentioned, sites: known, named });
    yield* streamStatement(session, copyStatement(EXPORTS.citations.columns, options.format, select), options);
  }
  yield* exportFromSnapshot(
    context,
    { workspaceId, ...options },
    async (snapshot) => ({
      ...(await readSettings(snapshot, filter)),
      counted: await findCountedReport(snapshot, reportId),
    }),
    run,
  );
}

type Prepared = ReadSettings & { counted: CountedReport | null };

const HOSTS_PER_TURN = 1_000;

/** Categories are not stored, so that their tables can change. */
async function classifyHosts(
  session: ExportSession,
  workspaceId: string,
  brands: TrackedBrand[],
): Promise<Map<string, Site>> {
  const siteOf = createClassifier(brands, knownSites);
  const sites = new Map<string, Site>();
  for (const host of await listKnownHosts(session, workspaceId)) {
    sites.set(host, siteOf(host));
    if (sites.size % HOSTS_PER_TURN === 0) await nextTurn();
  }
  return sites;
}

function listHosts(sites: ReadonlyMap<string, Site>, category: DomainCategory): string[] {
  return [...sites].filter(([, site]) => site.domainCategory === category).map(([host]) => host);
}

function isUnknown({ isMyBrandDomain, competitor, domainCategory, siteRole }: Site): boolean {
  return !isMyBrandDomain && competitor === null && domainCategory === 'Unclassified' && siteRole === 'unknown';
}

/** The answers that mention the brand. Blocks are decoded one at a time, so that other requests are not delayed. */
async function readNamed(session: ExportSession, filter: BlockFilter, promptIds: string[]): Promise<NamedAnswers> {
  const { packed, add } = createNamedPacker(promptIds);
  for await (const block of readBlocks(session, filter, 'findings')) {
    const { day, engine } = block;
    add([...readOwnAnswers(block)].map((answer) => ({ day, engine, ...answer })));
    await nextTurn();
  }
  return packed;
}
