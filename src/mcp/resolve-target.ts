import { isCountryName } from '../domain/assistants/country-names.ts';
import { COUNTRIES } from '../domain/shared/countries.ts';
import { Failure } from '../domain/shared/failures.ts';
import { listReports, pick, type Report, resolveReport } from './resolve.ts';
import type { Output, Session } from './session.ts';

/** What prompts are added to: a report, or one that is yet to be created. */
export interface Target {
  workspaceId: string;
  brand: string;
  brandDomain: string;
  /** How people call it. */
  name: string;
  /** Null for a new report. */
  report: Report | null;
}

interface TargetInput {
  report?: string | undefined;
  brand?: string | undefined;
  domain?: string | undefined;
  workspace?: string | undefined;
}

export async function resolveTarget(session: Session, input: TargetInput): Promise<Target> {
  const { brand, domain } = input;
  if (brand === undefined && domain === undefined && input.workspace === undefined) {
    const report = await resolveReport(session, input.report);
    const { workspaceId, brandDomain } = report;
    return { workspaceId, brand: report.brand, brandDomain, name: report.reportTitle ?? report.brand, report };
  }
  if (brand === undefined || domain === undefined || input.report !== undefined) {
    throw new Failure('invalid', 'Specify either `report`, or `brand` and `domain` for a new report.');
  }
  const workspaceId = await resolveWorkspace(session, input.workspace);
  const existing = (await listReports(session)).find(
    (report) => report.workspaceId === workspaceId && report.brandDomain === domain.toLowerCase(),
  );
  if (existing) {
    const name = existing.reportTitle ?? existing.brand;
    throw new Failure(
      'conflict',
      `The report ${name} is about ${existing.brandDomain}. Specify \`report\` instead of \`brand\` and \`domain\`.`,
    );
  }
  return { workspaceId, brand, brandDomain: domain, name: brand, report: null };
}

async function resolveWorkspace({ api }: Session, wanted: string | undefined): Promise<string> {
  const { items } = await api.workspaces.list({ limit: 200 });
  const [only] = items;
  if (wanted === undefined && only && items.length === 1) return only.id;
  const named = items.map(({ id, name }) => ({ id, names: [name] }));
  if (wanted !== undefined) return pick('workspace', named, wanted).id;
  throw new Failure('invalid', `Specify \`workspace\`: ${named.map(({ names }) => names[0]).join('; ')}.`);
}

/** A country of the report, or any other one. */
export function resolveNewCountry({ report }: Target, wanted: string | undefined): string {
  const known = report?.countries ?? [];
  const [first, second] = known;
  if (wanted === undefined && first && !second) return first;
  const named = wanted === undefined ? undefined : [...known, ...COUNTRIES].find((code) => isCountryName(code, wanted));
  if (named) return named;
  const wrong =
    wanted === undefined ? 'Specify `country`' : `No country is called “${wanted}”. Use a code or an English name`;
  throw new Failure(
    'invalid',
    `${wrong}, such as us.${known.length > 0 ? ` The report has prompts in: ${known.join(', ')}.` : ''}`,
  );
}

/** The existing tags among some names or ids, and the names of those to create. A part of a name is another name here. */
export async function resolveTags(
  { api }: Session,
  workspaceId: string,
  names: readonly string[],
): Promise<{ tagIds: string[]; newTags: string[] }> {
  if (names.length === 0) return { tagIds: [], newTags: [] };
  const known = new Map<string, string>();
  let cursor: string | null = null;
  do {
    const page: Output<'tags', 'list'> = await api.tags.list({
      id: workspaceId,
      limit: 200,
      ...(cursor && { cursor }),
    });
    for (const { id, name } of page.items) known.set(id, id).set(name.toLowerCase(), id);
    cursor = page.paging.nextCursor;
  } while (cursor);
  const wanted = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  const entries = [...wanted].map(([key, name]) => ({ name, id: known.get(name) ?? known.get(key) }));
  return {
    tagIds: entries.flatMap(({ id }) => id ?? []),
    newTags: entries.flatMap(({ name, id }) => (id === undefined ? [name] : [])),
  };
}
