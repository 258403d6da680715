import { z } from 'zod';
import { isCountry } from '../domain/shared/countries.ts';

export const country = z
  .string()
  .refine(isCountry, {
    error: 'Send a lower-case ISO 3166-1 alpha-2 country code such as "us", with "uk" for the United Kingdom',
    params: { code: 'invalid_country' },
  })
  .meta({
    description: 'Country code: lower-case ISO 3166-1 alpha-2, `uk` for the United Kingdom.',
    pattern: '^[a-z]{2}$',
    examples: ['us'],
  });
