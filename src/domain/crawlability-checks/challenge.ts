interface Answer {
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** Headers with which a service says that it answered in place of the page. */
const HEADERS: [name: string, value: RegExp][] = [
  ['cf-mitigated', /^challenge$/i],
  ['x-amzn-waf-action', /^(challenge|captcha)$/i],
  ['x-vercel-mitigated', /^(challenge|deny)$/i],
];

/**
 * What only stands in a challenge. Scripts that services also put into ordinary pages (such as `/cdn-cgi/challenge-platform/`)
 * are no marks, and neither are words that an article might use.
 */
const MARKS = [
  /<title>Just a moment\.\.\.<\/title>/i, // Cloudflare
  /\b_cf_chl_opt\b/, // Cloudflare
  /\bgokuProps\b/, // AWS WAF
  /\bgeo\.captcha-delivery\.com\//, // DataDome
  /Incapsula incident ID/, // Imperva
  /\bid=["']?px-captcha\b/, // HUMAN
  /\bid=["']?sec-if-cpt-container\b/, // Akamai
  /\bsucuri_cloudproxy_js\b/, // Sucuri
  /<title>Vercel Security Checkpoint<\/title>/i, // Vercel
  /\bid=["']?anubis_challenge\b/, // Anubis
];

/** How much of a page is looked at: challenges are small, and their marks stand early. */
export const CHALLENGE_BYTES = 64 * 1024;

/** Whether a page that asks to prove oneself human came instead of the page. */
export function isChallenge({ headers, body }: Answer): boolean {
  if (HEADERS.some(([name, value]) => [headers[name]].flat().some((each) => value.test(each?.trim() ?? ''))))
    return true;
  const text = Buffer.from(body.subarray(0, CHALLENGE_BYTES)).toString('latin1');
  return MARKS.some((mark) => mark.test(text));
}
