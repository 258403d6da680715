import type { ValidationIssue } from '../shared/failures.ts';

/** What a file of another program contains, and the fields that its columns can have. */
export const IMPORT_FIELDS = {
  prompts: ['prompt', 'country', 'tags', 'topic', 'competitor', 'competitorDomain'],
  queries: ['query', 'clicks', 'impressions'],
  conversions: ['date', 'source', 'page', 'conversions', 'revenue'],
  history: ['date', 'visibility', 'engine', 'brand'],
} as const;

export type ImportKind = keyof typeof IMPORT_FIELDS;
export type FieldOf<Kind extends ImportKind> = (typeof IMPORT_FIELDS)[Kind][number];

/** The header of the column of each field; null for none. */
export type Columns<Kind extends ImportKind = ImportKind> = Partial<Record<FieldOf<Kind>, string | null | undefined>>;

/** The columns that a file is read with. */
export type ChosenColumns<Kind extends ImportKind = ImportKind> = Record<FieldOf<Kind>, string | null>;

const REQUIRED: Readonly<Record<ImportKind, readonly string[]>> = {
  prompts: [],
  queries: ['query'],
  conversions: ['date', 'source', 'page', 'conversions'],
  history: ['date', 'visibility'],
};

/**
 * Headers that name a field, in any case and with any separators. Those of trackers follow the fields of their public APIs, because
 * none of them documents its CSV files. See docs/guides/moving-in.md.
 */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  prompt: ['prompt', 'prompts', 'prompt text', 'text', 'search prompt', 'question'],
  country: ['country', 'country code', 'location', 'region', 'market'],
  tags: ['tags', 'tag', 'labels', 'tag names'],
  topic: ['topic', 'topic name', 'category', 'group'],
  competitor: ['competitor', 'competitors', 'competitor name', 'asset name'],
  competitorDomain: ['competitor domain', 'competitor website', 'domain', 'domains', 'website'],
  query: [
    'top queries',
    'query',
    'queries',
    'search query',
    'häufigste suchanfragen',
    'requêtes les plus fréquentes',
    'consultas principales',
    'query più frequenti',
  ],
  clicks: ['clicks', 'klicks', 'clics', 'clic'],
  impressions: ['impressions', 'impressionen', 'impresiones', 'impressioni'],
  date: ['date', 'day'],
  source: ['session source', 'session source / medium', 'source', 'source / medium', 'first user source'],
  page: ['landing page', 'landing page + query string', 'page location', 'page path'],
  conversions: ['conversions', 'key events'],
  revenue: ['total revenue', 'revenue', 'purchase revenue'],
  visibility: ['visibility', 'visibility score', 'brand coverage', 'brand visibility'],
  engine: ['model', 'engine', 'platform', 'model name', 'ai engine'],
  brand: ['brand', 'brand name', 'asset name'],
};

function keyOf(header: string): string {
  return header
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** What to remember for the next file: a field that this file merely lacks keeps its column. */
export function columnsToRemember<Kind extends ImportKind>(
  kind: Kind,
  { sent, remembered, chosen }: { sent: Columns<Kind>; remembered: Columns<Kind>; chosen: ChosenColumns<Kind> },
): Columns<Kind> {
  const fields = IMPORT_FIELDS[kind].map((field) => {
    const name = field as FieldOf<Kind>;
    return [field, sent[name] === null ? null : (chosen[name] ?? remembered[name])];
  });
  return Object.fromEntries(fields.filter(([, column]) => column !== undefined));
}

/**
 * The columns of a file: those that were sent, those that were last used for such a file, or those with a known header, in this order.
 * A remembered column that the file lacks is ignored.
 */
export function chooseColumns<Kind extends ImportKind>(
  kind: Kind,
  headers: readonly string[],
  { sent, remembered }: { sent: Columns<Kind>; remembered: Columns<Kind> },
): { columns: ChosenColumns<Kind>; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const listed = listHeaders(headers);
  const chosen = IMPORT_FIELDS[kind].map((field): [string, string | null] => {
    const name = field as FieldOf<Kind>;
    const wanted = sent[name];
    if (typeof wanted === 'string' && !headers.includes(wanted)) {
      const message = `The file has no column "${wanted}". Its columns are ${listed}.`;
      issues.push({ path: `columns.${field}`, message, code: 'not_found' });
    }
    if (wanted !== undefined) return [field, wanted];
    const before = remembered[name];
    if (before === null || (before !== undefined && headers.includes(before))) return [field, before];
    const known = new Set((HEADERS[field] ?? []).map(keyOf));
    return [field, headers.find((header) => known.has(keyOf(header))) ?? null];
  });
  const columns = Object.fromEntries(chosen) as ChosenColumns<Kind>;
  for (const [field, name] of chosen) {
    if (name === null || headers.indexOf(name) === headers.lastIndexOf(name)) continue;
    const message = `The file has several columns "${name}". Rename those that you do not import.`;
    issues.push({ path: `columns.${field}`, message, code: 'duplicate' });
  }
  for (const field of REQUIRED[kind]) {
    if (columns[field as FieldOf<Kind>] !== null || issues.some(({ path }) => path === `columns.${field}`)) continue;
    const message = `Choose the column of the ${field}. The file has ${listed}.`;
    issues.push({ path: `columns.${field}`, message, code: 'required' });
  }
  return { columns, issues };
}

const MOST_LISTED = 20;

/** The headers in a message, of which a file can have thousands. */
export function listHeaders(headers: readonly string[]): string {
  const listed = headers.slice(0, MOST_LISTED).map((header) => `"${header}"`);
  const more = headers.length - listed.length;
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
