import type { ValidationIssue } from '../shared/failures.ts';
import type { Tag } from '../tags/tags.ts';

/** How a brand is found in answers: by its names, or by a regular expression in their place. */
export interface Detection {
  brandVariations: string[];
  brandDomain: string;
  brandDomainVariations: string[];
  brandDomainWildcard: boolean;
  brandRegex: string | null;
}

export interface Competitor extends Detection {
  brand: string;
}

/** What a person decides about a report. */
export interface ReportSettings extends Detection {
  reportTitle: string;
  /** The last name sent; null if none ever was. */
  brand: string | null;
  /** The title at the time the regular expression was cleared; used while no name was sent. */
  titleBrand: string | null;
  competitors: Competitor[];
}

/** The form of a tag inside a report. */
export type EmbeddedTag = Pick<Tag, 'id' | 'name' | 'color'>;

/** A report as it is read. */
export interface BrandReport extends Omit<ReportSettings, 'brand' | 'titleBrand'> {
  id: string;
  workspaceId: string;
  brand: string;
  promptIds: string[];
  countries: string[];
  countryPromptsTotal: Record<string, number>;
  tags: EmbeddedTag[];
  createdDate: string;
  updatedDate: string;
}

export const REPORT_LIMITS = {
  brandVariations: 100,
  brandDomainVariations: 100,
  competitors: 100,
  prompts: 1000,
} as const;

/** While a regular expression detects the brand, the title is its label. */
export function shownBrand({
  brand,
  titleBrand,
  brandRegex,
  reportTitle,
}: Pick<ReportSettings, 'brand' | 'titleBrand' | 'brandRegex' | 'reportTitle'>): string {
  return brandRegex === null ? (brand ?? titleBrand ?? reportTitle) : reportTitle;
}

/** A brand is needed to detect by its names, a title to call what a regular expression detects. */
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
          message: 'Required when brandRegex is set: it is the label of the brand',
          code: 'required',
        },
      ]
    : [];
}

/** Every rule that ties two fields of one brand, the report's own or a competitor's, together. */
export function findDetectionIssues(detection: Partial<Detection>): ValidationIssue[] {
  return [...findRegexConflict(detection), ...findOwnDomainAmongVariations(detection)];
}

function findRegexConflict({ brandRegex, brandVariations = [] }: Partial<Detection>): ValidationIssue[] {
  if (typeof brandRegex !== 'string' || brandVariations.length === 0) return [];
  const message = 'brandRegex and brandVariations exclude each other: send "brandVariations": [] or "brandRegex": null';
  return [{ path: 'brandRegex', message, code: 'mutually_exclusive' }];
}

function findOwnDomainAmongVariations({
  brandDomain,
  brandDomainVariations = [],
}: Partial<Detection>): ValidationIssue[] {
  return brandDomainVariations.flatMap((variation, index) =>
    variation === brandDomain
      ? [{ path: `brandDomainVariations.${index}`, message: 'Must differ from brandDomain', code: 'duplicate' }]
      : [],
  );
}

/** A brand's domain is its own: no other brand of the report has it as its domain or as a variation. */
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
        other.domains.some((each) => each.domain === domain && (isMain || each.isMain)),
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
