import { ordinaryWords } from '../../data.ts';
import { createDetector, type Findings } from '../../domain/detection/detector.ts';
import { createHostMatcher } from '../../domain/detection/hosts.ts';
import { DETECTION_RULES } from '../../domain/detection/version.ts';
import { findKnownBrands, matcherOf } from '../../domain/statistics/brands.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { findCountedSettings, type GenerationSettings } from '../../storage/reports/state.ts';
import type { ThreadCaches } from '../threads/caches.ts';

/** The compiled detectors of a generation. They are cached, because the row of a generation never changes. */
export interface Detectors {
  generation: GenerationSettings;
  ownersOf: (host: string) => readonly number[];
  detectAll: (text: Uint8Array) => Findings;
  /** The generation whose findings are reused. `known` maps each brand to its index there, or to -1. */
  previous: { version: number; generation: GenerationSettings; known: number[] } | null;
  /** The previous version, whatever its detection rules. */
  before: GenerationSettings | null;
  /** Detects only brands that the previous generation did not include. Null if there are none. */
  detectNew: ((text: Uint8Array) => Findings) | null;
}

export interface Versions extends GenerationKey {
  previousVersion: number;
}

/** Returns null if the generation was deleted. */
export async function findDetectors(
  database: ThreadDatabase,
  versions: Versions,
  caches: ThreadCaches,
): Promise<Detectors | null> {
  const key = `${versions.reportId} ${versions.version} ${versions.previousVersion}`;
  const known = caches.detectors.get(key);
  if (known) return known;
  const generation = await findCountedSettings(database, versions);
  if (!generation) return null;
  const before = await findCountedSettings(database, { ...versions, version: versions.previousVersion });
  const detectors = compileDetectors(generation, findPrevious(versions.previousVersion, before, generation), before);
  caches.detectors.set(key, detectors);
  return detectors;
}

function compileDetectors(
  generation: GenerationSettings,
  previous: Detectors['previous'],
  before: GenerationSettings | null,
): Detectors {
  const matchers = generation.brands.map(matcherOf);
  const detectAll = createDetector(matchers, ordinaryWords);
  const fresh = matchers.map((matcher, brand) => (previous && (previous.known[brand] ?? -1) >= 0 ? null : matcher));
  return {
    generation,
    ownersOf: createHostMatcher(generation.brands),
    detectAll,
    previous,
    before,
    detectNew: fresh.every((matcher) => matcher === null) ? null : createDetector(fresh, ordinaryWords),
  };
}

/** Findings of other rules cannot be reused. */
function findPrevious(
  version: number,
  generation: GenerationSettings | null,
  { brands }: GenerationSettings,
): Detectors['previous'] {
  if (generation?.detectionRules !== DETECTION_RULES) return null;
  const known = findKnownBrands(brands, generation.brands);
  return known.some((index) => index >= 0) ? { version, generation, known } : null;
}
