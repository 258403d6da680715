import type { Details } from './describe.ts';

/** The filters that select what an experiment counts. Several countries cannot be a filter. */
export function scopeOf(experiment?: Pick<Details, 'engines' | 'countries'>): Record<string, string> {
  const [country = '', ...others] = experiment?.countries ?? [];
  return {
    engines: experiment?.engines?.join(',') ?? '',
    country: others.length === 0 ? country : '',
    tag: '',
    branded: '',
    compare: '',
  };
}
