import { dayRange } from '../format/dates.ts';
import { countryName, engineName } from '../format/names.ts';
import { findCompared } from './comparison.ts';
import { DEFAULT_LENGTH, type Filters } from './filters.ts';

export type FilterName = 'window' | 'comparison' | 'country' | 'engines' | 'tag' | 'prompts';

/** A filter that leaves answers out or compares them with others, and the changes that remove it. */
export interface ActiveFilter {
  name: FilterName;
  label: string;
  removal: Partial<Filters>;
}

const PROMPTS = { exclude: 'Prompts without your name', only: 'Prompts with your name' };

/** The filters that differ from the defaults, with each engine as one of its own. */
export function listActive(
  { days, window, engines, tagId, branded, comparison }: Filters,
  country: string | null,
  tagName: string | undefined,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (days !== DEFAULT_LENGTH) {
    const label = days === null ? dayRange(window.startDate, window.endDate) : `${days} days`;
    active.push({ name: 'window', label, removal: { days: DEFAULT_LENGTH } });
  }
  const compared = findCompared(window, comparison);
  if (compared) {
    const label = `Compared with ${dayRange(compared.startDate, compared.endDate)}`;
    active.push({ name: 'comparison', label, removal: { comparison: null } });
  }
  if (country) active.push({ name: 'country', label: countryName(country), removal: { country: null } });
  for (const engine of engines) {
    const others = engines.filter((other) => other !== engine);
    active.push({ name: 'engines', label: engineName(engine), removal: { engines: others } });
  }
  if (tagId) active.push({ name: 'tag', label: `Tag ${tagName ?? 'of another report'}`, removal: { tagId: null } });
  if (branded !== 'include') {
    active.push({ name: 'prompts', label: PROMPTS[branded], removal: { branded: 'include' } });
  }
  return active;
}

const NAMES: Record<FilterName, string> = {
  window: 'window',
  comparison: 'comparison',
  country: 'country',
  engines: 'engine',
  tag: 'tag',
  prompts: 'prompts',
};

/** The names of those filters that would matter: the window always, the others if they are set. */
export function nameUnused(names: readonly FilterName[], active: readonly ActiveFilter[]): string[] {
  const set = new Set(active.map(({ name }) => name)).add('window');
  return names.filter((name) => set.has(name)).map((name) => NAMES[name]);
}
