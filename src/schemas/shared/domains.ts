import { z } from 'zod';
import { normalizeDomain } from '../../domain/shared/domains.ts';
import { isStorable } from '../../domain/shared/text.ts';

const HINT =
  'Must be a domain such as "example.com" under a public suffix. IP addresses and single-label hostnames are not allowed.';

/** Accepts a domain or URL as a user would paste it, and returns the bare host. */
export const domain = z
  .string()
  .check(({ value, issues }) => {
    if (!isStorable(value) || normalizeDomain(value) === null) {
      issues.push({ code: 'custom', params: { code: 'invalid_domain' }, message: HINT, input: value });
    }
  })
  .overwrite((value) => normalizeDomain(value) ?? value)
  .meta({
    minLength: 1,
    description: 'Domain. The protocol, `www.` and path are stripped.',
    examples: ['example.com'],
  });
