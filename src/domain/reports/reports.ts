import type { NameWarning } from '../detection/warnings.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import type { Tag } from '../tags/tags.ts';

/** How a brand is found in answers: by its names, or by a regular expression in their place. */
export interface Detection {
  brandVariations: string[];
  brandDomain: string;
  brandDomainVariations: string[];
  brandDomainWildcard: boolean;
  brandRegex: string | null;
  /** Whether capitals must agree; absent where only names that are ordinary words are matched by their capitals. */
  caseSensitive?: boolean;
  /** Phrases in which the brand's names do not count; absent for none. */
  excludedPhrases?: string[];
}

export interface Competitor extends Detection {
  brand: string;
}

/** What a person decides about a report. `brand` is the last name sent, null if there never was one. */
export interface ReportSettings extends Detection {
  reportTitle: string;
  brand: string | null;
  competitors: Competitor[];
}

/** The form of a tag inside a report. */
export type EmbeddedTag = Pick<Tag, 'id' | 'name' | 'color'>;

/** A report as it is read. */
export interface BrandReport extends Omit<ReportSettings, 'brand'> {
  id: string;
  workspaceId: string;
  brand: string;
  promptIds: string[];
  countries: string[];
  countryPromptsTotal: Record<string, number>;
  tags: EmbeddedTag[];
  /** What may make the names count too often; only where one report is read. */
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
} as const;

/** What may be sent for the optional settings of a brand; null and an empty list clear them. */
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

export type SentCompetitor = Omit<Competitor, keyof SentOptions> & SentOptions;

export function toCompetitor({ caseSensitive, excludedPhrases, ...fields }: SentCompetitor): Competitor {
  return { ...fields, ...keepSetOptions({ caseSensitive, excludedPhrases }) };
}

/** While a regular expression detects the brand, the title is its label. */
export function shownBrand({
  brand,
  brandRegex,
  reportTitle,
}: Pick<ReportSettings, 'brand' | 'brandRegex' | 'reportTitle'>): string {
  return brandRegex === null ? (brand ?? reportTitle) : reportTitle;
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

export function findCompetitorIssues(competitors: readonly Partial<Competitor>[]): ValidationIssue[] {
  const first = new Map<string, number>();
  return competitors.flatMap((competitor, index) => {
    const { brandDomain = '' } = competitor;
    const faults = findDetectionIssues(competitor);
    const earlier = first.get(brandDomain);
    if (brandDomain !== '' && earlier !== undefined) {
      faults.push({ path: 'brandDomain', message: `Competitor ${earlier} has the same domain`, code: 'duplicate' });
    } else {
      first.set(brandDomain, index);
    }
    return faults.map((fault) => ({ ...fault, path: `competitors.${index}.${fault.path}` }));
  });
}
