import type { Schedule } from '../collection/schedule.ts';
import type { NameWarning } from '../detection/warnings.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import type { Surfaces } from '../surfaces/surfaces.ts';
import type { Tag } from '../tags/tags.ts';

/** How a brand is detected in answers: by its names, or by a regular expression instead. */
export interface Detection {
  brandVariations: string[];
  brandDomain: string;
  brandDomainVariations: string[];
  brandDomainWildcard: boolean;
  brandRegex: string | null;
  /** Whether capitals must match; absent if only names that are ordinary words are matched by their capitals. */
  caseSensitive?: boolean;
  /** Phrases in which the brand's names do not count; absent for none. */
  excludedPhrases?: string[];
}

export interface Competitor extends Detection {
  brand: string;
}

/** Where a report belongs in a list of many. Absent if not set. */
export interface Placement {
  /** Who looks after it. */
  owner?: string;
  labels?: string[];
}

/** The settings of a report that users can change. */
export interface ReportSettings extends Detection, Placement, Schedule {
  /** The engines whose page counts; absent if the API of every engine does. */
  surfaces?: Surfaces;
  /** Absent if custom engines are no part of totals. */
  customEnginesInTotals?: true;
  reportTitle: string;
  /** The last name set, or null if it was never set. */
  brand: string | null;
  /** The title at the time the regular expression was cleared; used until a name is set. */
  titleBrand: string | null;
  competitors: Competitor[];
}

/** A tag as embedded in a report. */
export type EmbeddedTag = Pick<Tag, 'id' | 'name' | 'color'>;

/** A report as returned by the API. */
export interface BrandReport extends Omit<ReportSettings, 'brand' | 'titleBrand'> {
  id: string;
  workspaceId: string;
  brand: string;
  promptIds: string[];
  countries: string[];
  countryPromptsTotal: Record<string, number>;
  tags: EmbeddedTag[];
  /** Reasons why names may count too often; only in responses with a single report. */
  warnings?: NameWarning[];
  createdDate: string;
  updatedDate: string;
}

export const REPORT_LIMITS = {
  brandVariations: 100,
  brandDomainVariations: 100,
  competitors: 100,
  prompts: 1000,
  excludedPhrases: 20,
  labels: 20,
  customEngines: 20,
} as const;

/** Accepted values of the optional settings of a brand; null and an empty list clear them. */
export interface SentOptions {
  caseSensitive?: boolean | null | undefined;
  excludedPhrases?: string[] | undefined;
}

/** The optional settings that are set. */
export function keepSetOptions({
  caseSensitive,
  excludedPhrases,
}: SentOptions): Pick<Detection, 'caseSensitive' | 'excludedPhrases'> {
  return {
    ...(typeof caseSensitive === 'boolean' && { caseSensitive }),
    ...(excludedPhrases && excludedPhrases.length > 0 && { excludedPhrases }),
  };
}

/** Accepted values of the placement; null and an empty list clear it. */
export interface SentPlacement {
  owner?: string | null | undefined;
  labels?: string[] | undefined;
}

export function keepSetPlacement({ owner, labels }: SentPlacement): Placement {
  return { ...(typeof owner === 'string' && { owner }), ...(labels && labels.length > 0 && { labels }) };
}

export type SentCompetitor = Omit<Competitor, keyof SentOptions> & SentOptions;

export function toCompetitor({ caseSensitive, excludedPhrases, ...fields }: SentCompetitor): Competitor {
  return { ...fields, ...keepSetOptions({ caseSensitive, excludedPhrases }) };
}

/** If a regular expression detects the brand, the report title is its label. */
export function shownBrand({
  brand,
  titleBrand,
  brandRegex,
  reportTitle,
}: Pick<ReportSettings, 'brand' | 'titleBrand' | 'brandRegex' | 'reportTitle'>): string {
  return brandRegex === null ? (brand ?? titleBrand ?? reportTitle) : reportTitle;
}

/** Detection by name requires a brand. Detection by regular expression requires a title, which labels the brand. */
export function findMissingNames(sent: {
  brand?: unknown;
  reportTitle?: unknown;
  brandRegex?: unknown;
}): ValidationIssue[] {
  const { brand, reportTitle, brandRegex = null } = sent;
  if (brandRegex === null) {
    return brand === undefined
      ? [{ path: 'brand', message: 'Required unless brandRegex is set', code: 'required' }]
      : [];
  }
  return reportTitle === undefined
    ? [
        {
          path: 'reportTitle',
          message: 'Required if brandRegex is set, because it labels the brand',
          code: 'required',
        },
      ]
    : [];
}

/** Rules that involve two fields of one brand, yours or a competitor. */
export function findDetectionIssues(detection: Partial<Detection>): ValidationIssue[] {
  return [...findRegexConflict(detection), ...findRepeatedMainDomain(detection)];
}

function findRegexConflict({ brandRegex, brandVariations = [] }: Partial<Detection>): ValidationIssue[] {
  if (typeof brandRegex !== 'string' || brandVariations.length === 0) return [];
  const message = 'brandRegex and brandVariations cannot be combined. Set "brandVariations": [] or "brandRegex": null.';
  return [{ path: 'brandRegex', message, code: 'mutually_exclusive' }];
}

function findRepeatedMainDomain({ brandDomain, brandDomainVariations = [] }: Partial<Detection>): ValidationIssue[] {
  return brandDomainVariations.flatMap((variation, index) =>
    variation === brandDomain
      ? [{ path: `brandDomainVariations.${index}`, message: 'Must differ from brandDomain', code: 'duplicate' }]
      : [],
  );
}

/** A domain belongs to one brand: no other brand of the report has it as its domain or as a variation. */
export function findCompetitorIssues(
  competitors: readonly Partial<Competitor>[],
  brand: Partial<Detection>,
): ValidationIssue[] {
  const earlier = [{ name: 'Your brand', domains: listDomains(brand) }];
  return competitors.flatMap((competitor, index) => {
    const issues = findDetectionIssues(competitor);
    const domains = listDomains(competitor);
    for (const { domain, path, isMain } of domains) {
      const owner = earlier.find((other) =>
        other.domains.some((tracked) => tracked.domain === domain && (isMain || tracked.isMain)),
      );
      if (owner && !issues.some((issue) => issue.path === path))
        issues.push({ path, message: `${owner.name} has the same domain`, code: 'duplicate' });
    }
    earlier.push({ name: `Competitor ${index}`, domains });
    return issues.map((issue) => ({ ...issue, path: `competitors.${index}.${issue.path}` }));
  });
}

function listDomains({ brandDomain, brandDomainVariations = [] }: Partial<Detection>) {
  const variations = brandDomainVariations.map((domain, i) => ({
    domain,
    path: `brandDomainVariations.${i}`,
    isMain: false,
  }));
  return brandDomain === undefined
    ? variations
    : [{ domain: brandDomain, path: 'brandDomain', isMain: true }, ...variations];
}
