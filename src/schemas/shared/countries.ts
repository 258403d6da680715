import { z } from 'zod';
import { isCountry } from '../../domain/shared/countries.ts';

const CODE = 'Lowercase ISO 3166-1 alpha-2 country code. The United Kingdom is `uk`.';
/** The description of an optional country. */
export const ALL_COUNTRIES = `${CODE} Defaults to all countries.`;

export const country = z
  .string()
  .refine(isCountry, {
    error: 'Must be a lowercase ISO 3166-1 alpha-2 country code such as "us". Use "uk" for the United Kingdom.',
    params: { code: 'invalid_country' },
  })
  .meta({
    description: CODE,
    pattern: '^[a-z]{2}$',
    examples: ['us'],
  });
