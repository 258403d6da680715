import { countryName } from '../format/names.ts';

/** The country and tags of a prompt as an import describes it: `us, Pricing` as `United States, Pricing`. */
export function nameCountryIn(detail: string): string {
  return detail.replace(/^[a-z]{2}(?=,|$)/, countryName);
}
