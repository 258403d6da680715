import { z } from 'zod';
import { normalizeDomain } from '../domain/shared/domains.ts';
import { isStorable } from '../domain/shared/text.ts';

const HINT = 'Send a domain such as "example.com": a host below a public suffix, no IP address and no single name';

/** A domain as a person would paste it; what comes out is the bare host. */
export const domain = z
  .string()
  .check(({ value, issues }) => {
    if (!isStorable(value) || normalizeDomain(value) === null) {
      issues.push({ code: 'custom', params: { code: 'invalid_domain' }, message: HINT, input: value });
    }
  })
  .overwrite((value) => normalizeDomain(value) ?? value)
  .meta({ minLength: 1, description: 'A domain; protocol, `www.` and path are stripped.', examples: ['example.com'] });
