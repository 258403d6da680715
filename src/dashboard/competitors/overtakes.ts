import type { Stats } from '../overview/use-stats.ts';

type Brand = Stats['brands'][number];
type Scored = Pick<Brand, 'brand' | 'isMainBrand' | 'brandCoverage' | 'change' | 'comparison'>;

export interface Overtake {
  /** An engine; null for all of them together. */
  engine: string | null;
  label: string;
  rival: Scored;
  own: Scored;
  /** Whether the competitor overtook you, or you overtook it. */
  isLoss: boolean;
}

interface Scope {
  key: string;
  label: string;
  brands: readonly Scored[];
}

/**
 * Competitors that were behind your brand and are ahead of it now, and those it left behind: changes that are more than noise first,
 * then losses, then the widest leads. The earlier share is the current one minus the change, which compares the same prompts.
 */
export function findOvertakes(stats: { brands: readonly Scored[]; groups?: readonly Scope[] | undefined }): Overtake[] {
  const overall = findIn({ engine: null, label: 'all engines' }, stats.brands);
  const ofEngines = (stats.groups ?? []).flatMap(({ key, label, brands }) => findIn({ engine: key, label }, brands));
  return [...overall, ...ofEngines].toSorted(
    (a, b) => Number(isClear(b)) - Number(isClear(a)) || Number(b.isLoss) - Number(a.isLoss) || widthOf(b) - widthOf(a),
  );
}

/** Whether the competitor or your brand really changed. */
function isClear({ rival, own }: Overtake): boolean {
  return [rival, own].some(({ change }) => change.verdict === 'up' || change.verdict === 'down');
}

function widthOf({ rival, own }: Overtake): number {
  return Math.abs(leadOf(own.brandCoverage, rival.brandCoverage) ?? 0);
}

function findIn(scope: Pick<Overtake, 'engine' | 'label'>, brands: readonly Scored[]): Overtake[] {
  const own = brands.find(({ isMainBrand }) => isMainBrand);
  if (!own) return [];
  return brands.flatMap((rival): Overtake[] => {
    if (rival.isMainBrand) return [];
    const now = leadOf(own.brandCoverage, rival.brandCoverage);
    const before = leadOf(earlierShare(own), earlierShare(rival));
    if (now === null || before === null || now === 0 || Math.sign(now) === Math.sign(before)) return [];
    return [{ ...scope, rival, own, isLoss: now < 0 }];
  });
}

function earlierShare({ brandCoverage, change }: Scored): number | null {
  return brandCoverage === null || change.brandCoverage === null ? null : brandCoverage - change.brandCoverage;
}

/** In points as they are shown, so that shares that look equal are. */
function leadOf(own: number | null, rival: number | null): number | null {
  return own === null || rival === null ? null : Math.round(100 * own) - Math.round(100 * rival);
}
