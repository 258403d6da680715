import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { DETECTION_RULES } from '../detection/version.ts';
import { METHOD_VERSION } from '../statistics/stats.ts';
import {
  type BundledAnswer,
  type BundledStatistics,
  type BundleHeader,
  type BundleRoot,
  listEvidenceDays,
  listScopes,
} from './bundle.ts';
import { type Difference, findDifferences } from './compare.ts';
import { createPageRecount, type PageRecount, recomputeLooks } from './experiments.ts';
import { recompute } from './recompute.ts';
import { createRecount, type Recount } from './recount.ts';

export type BundleLine = BundleHeader | BundledAnswer | BundledStatistics | BundleRoot;

export interface Verification {
  isValid: boolean;
  /** The hash of everything before the last line. */
  root: string;
  answers: number;
  /** How many experiments were recomputed. */
  experiments: number;
  /** Why the file is not a valid bundle. */
  problems: string[];
  /** Statistics that differ from those recomputed from the answers. */
  differences: (Difference & { country: string | null })[];
  /** The statistics recomputed from the answers. */
  statistics: BundledStatistics[];
}

/** Checks the lines of a bundle one by one, in order. */
export function createVerifier(dictionary: OrdinaryWords) {
  let header: BundleHeader | null = null;
  let recount: Recount | null = null;
  let pages: PageRecount | null = null;
  let root: BundleRoot | null = null;
  let answers = 0;
  const problems: string[] = [];
  const stored: BundledStatistics[] = [];

  function add(line: BundleLine): void {
    if (root) problems.push('There are lines after the last line of the bundle');
    else if (line.type === 'root') root = line;
    else if (line.type === 'bundle') {
      if (header) problems.push('There is more than one header');
      header ??= line;
      recount ??= createRecount(line, dictionary);
      pages ??= createPageRecount(line);
    } else if (!header || !recount || !pages) problems.push('The first line is not the header of a bundle');
    else if (line.type === 'statistics') stored.push(line);
    else {
      answers++;
      recount.add(line);
      pages.add(line);
      const { startDate, endDate } = listEvidenceDays(header);
      if (line.day < startDate || line.day > endDate) problems.push(`An answer of ${line.day} is outside the window`);
    }
  }

  /** `sha256` is of all bytes before the last line, `expected` the root hash that the caller provides. */
  function finish(sha256: string, expected: string | null): Verification {
    if (!header) problems.push('There is no header');
    if (!root) problems.push('The last line is missing: the file is truncated');
    if (root && root.sha256 !== sha256) problems.push('The file was changed: its hash does not match its last line');
    if (root && root.answers !== answers) problems.push(`Found ${answers} answers instead of ${root.answers}`);
    if (expected !== null && expected !== sha256)
      problems.push(`The root hash is ${sha256}, not the expected ${expected}`);
    const blocks = recount?.finish() ?? [];
    const found = header;
    const statistics = found
      ? listScopes(found).map((country) => recompute(found, blocks, { country, dictionary }))
      : [];
    const differences = statistics.flatMap((recomputed) => {
      const { country } = recomputed;
      const known = stored.filter((entry) => entry.country === country);
      if (known.length !== 1)
        problems.push(`Found ${known.length} sets of statistics for ${country ?? 'all countries'}`);
      return findDifferences(known[0], recomputed).map((difference) => ({ country, ...difference }));
    });
    if (found && pages) differences.push(...compareExperiments(found, { blocks, pages }));
    if (found && differences.length > 0) problems.push(...explainVersions(found));
    if (stored.length > statistics.length) problems.push('There are statistics for countries without prompts');
    const isValid = problems.length === 0 && differences.length === 0;
    return {
      isValid,
      root: sha256,
      answers,
      experiments: found?.experiments?.length ?? 0,
      problems,
      differences,
      statistics,
    };
  }

  return { add, finish };
}

function compareExperiments(header: BundleHeader, counted: Parameters<typeof recomputeLooks>[1]) {
  return (header.experiments ?? []).flatMap((experiment) => {
    const recomputed = recomputeLooks(header, counted, experiment);
    const path = `experiments.${experiment.id}.looks`;
    return findDifferences(experiment.looks, recomputed, path).map((difference) => ({ country: null, ...difference }));
  });
}

/** Another version of the program can compute other statistics from the same answers. */
function explainVersions({ versions: { sightline, method, detectionRules } }: BundleHeader): string[] {
  if (method === METHOD_VERSION && detectionRules === DETECTION_RULES) return [];
  return [
    `The statistics were computed with method ${method} and detection rules ${detectionRules}, and recomputed with ${METHOD_VERSION} and ${DETECTION_RULES}. Verify the bundle with Sightline ${sightline}.`,
  ];
}
