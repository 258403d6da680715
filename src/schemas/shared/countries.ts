import { z } from 'zod';
import { isCountry } from '../../domain/shared/countries.ts';

export const country = z
  .string()
  .refine(isCountry, {
    error: 'Must be a lowercase ISO 3166-1 alpha-2 country code such as "us". Use "uk" for the United Kingdom.',
    params: { code: 'invalid_country' },
  })
  .meta({
    description: 'Lowercase ISO 3166-1 alpha-2 country code. The United Kingdom is `uk`.',
    pattern: '^[a-z]{2}$',
    examples: ['us'],
  });
