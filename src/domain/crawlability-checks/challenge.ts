interface Answer {
  status?: number;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** Headers that show that a service responded instead of the page. */
const HEADERS: [name: string, value: RegExp, vendor: string][] = [
  ['cf-mitigated', /^challenge$/i, 'Cloudflare'],
  ['x-amzn-waf-action', /^(challenge|captcha)$/i, 'AWS WAF'],
  ['x-vercel-mitigated', /^(challenge|deny)$/i, 'Vercel'],
  ['x-datadome', /^protected$/i, 'DataDome'],
];

/**
 * Marks that occur only in a challenge. Scripts that services also inject into ordinary pages (such as
 * `/cdn-cgi/challenge-platform/`) are not marks, and neither are words that an article could contain.
 */
const MARKS: [mark: RegExp, vendor: string][] = [
  [/<title>Just a moment\.\.\.<\/title>/i, 'Cloudflare'],
  [/\b_cf_chl_opt\b/, 'Cloudflare'],
  [/<title>Attention Required! \| Cloudflare<\/title>/i, 'Cloudflare'],
  [/\bgokuProps\b/, 'AWS WAF'],
  [/\bgeo\.captcha-delivery\.com\//, 'DataDome'],
  [/Incapsula incident ID/, 'Imperva'],
  [/\bid=["']?px-captcha\b/, 'HUMAN'],
  [/\bid=["']?sec-if-cpt-container\b/, 'Akamai'],
  [/\bsucuri_cloudproxy_js\b/, 'Sucuri'],
  [/<title>Vercel Security Checkpoint<\/title>/i, 'Vercel'],
  [/\bid=["']?anubis_challenge\b/, 'Anubis'],
];
/** This header counts only on error responses. Otherwise it only shows that DataDome is in use. */
const REFUSAL_ONLY = 'x-datadome';

/** How much of a page is searched: challenges are small, and their marks are near the start. */
export const CHALLENGE_BYTES = 64 * 1024;

/** The vendor of a challenge that was sent instead of the page; null if it is not a challenge. */
export function findChallenge({ status, headers, body }: Answer): string | null {
  for (const [name, value, vendor] of HEADERS) {
    if (name === REFUSAL_ONLY && status !== undefined && status < 400) continue;
    if ([headers[name]].flat().some((header) => value.test(header?.trim() ?? ''))) return vendor;
  }
  const text = Buffer.from(body.subarray(0, CHALLENGE_BYTES)).toString('latin1');
  return MARKS.find(([mark]) => mark.test(text))?.[1] ?? null;
}
