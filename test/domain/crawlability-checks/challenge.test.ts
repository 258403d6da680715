import { describe, expect, test } from 'vitest';
import { CHALLENGE_BYTES, findProtection, nameProtection } from '../../../src/domain/crawlability-checks/challenge.ts';

const isChallenge = (answer: Parameters<typeof findProtection>[0]) => findProtection(answer)?.kind === 'challenge';
const page = (body: string, headers: Record<string, string | string[]> = {}) => ({ headers, body: Buffer.from(body) });

describe('a challenge', () => {
  test.each([
    ['cf-mitigated', 'challenge'],
    ['x-amzn-waf-action', 'challenge'],
    ['x-amzn-waf-action', 'captcha'],
    ['x-vercel-mitigated', 'challenge'],
  ])('is detected by the header %s: %s', (name, value) => {
    expect(isChallenge(page('', { [name]: value }))).toBe(true);
    expect(isChallenge(page('', { [name]: ['none', ` ${value.toUpperCase()} `] }))).toBe(true);
  });

  test.each([
    ['Cloudflare', '<html><head><title>Just a moment...</title>'],
    ['Cloudflare', "<script>window._cf_chl_opt={cvId:'3'}</script>"],
    ['AWS WAF', '<script>window.gokuProps = {"key":"x"}</script>'],
    ['DataDome', '<iframe src="https://geo.captcha-delivery.com/captcha/?x"></iframe>'],
    ['DataDome', "<script>var dd={'rt':'c','cid':'A','hsh':'1','t':'fe','host':'geo.captcha-delivery.com'}</script>"],
    ['DataDome', '<script src="https://ct.captcha-delivery.com/i.js"></script>'],
    ['Imperva', '<iframe>Request unsuccessful. Incapsula incident ID: 1-2</iframe>'],
    ['HUMAN', '<div id="px-captcha"></div>'],
    ['Akamai', '<div id="sec-if-cpt-container">'],
    ['Sucuri', "<script>sucuri_cloudproxy_js='';</script>"],
    ['Vercel', '<title>Vercel Security Checkpoint</title>'],
    ['Anubis', '<script id="anubis_challenge" type="application/json">'],
    ['Anubis', '<script id="anubis_version" type="application/json">"v1.21.3"</script><p>Loading...</p>'],
  ])('of %s is detected by its body: %s', (vendor, body) => {
    expect(findProtection(page(body))).toEqual({ kind: 'challenge', vendor });
  });
});

describe('a block page is not a challenge', () => {
  const CLOUDFLARE =
    '<title>Attention Required! | Cloudflare</title><div id="cf-error-details"><h1>Sorry, you have been blocked</h1></div>';

  test.each([
    ['Cloudflare', CLOUDFLARE],
    ['Cloudflare', 'error code: 1020'],
    ['Cloudflare', '<title>Access denied | acme.com used Cloudflare to restrict access</title>'],
    ['DataDome', "<script>var dd={'rt':'c','t':'bv','host':'geo.captcha-delivery.com'}</script>"],
    ['Akamai', '<TITLE>Access Denied</TITLE>Reference #18.1 https://errors.edgesuite.net/18.1'],
    [
      'Akamai',
      '<TITLE>Access Denied</TITLE>Reference&#32;&#35;18&#46;1 https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18',
    ],
  ])('of %s: %s', (vendor, body) => {
    expect(findProtection({ ...page(body), status: 403 })).toEqual({ kind: 'block_page', vendor });
  });

  test('of Anubis has status 200', () => {
    const body = '<title>Oh noes!</title><script id="anubis_version" type="application/json">"v1.21.3"</script>';
    expect(findProtection({ ...page(body), status: 200 })).toEqual({ kind: 'block_page', vendor: 'Anubis' });
  });

  test('of Vercel is detected by its header', () => {
    expect(findProtection(page('', { 'x-vercel-mitigated': 'deny' }))).toEqual({
      kind: 'block_page',
      vendor: 'Vercel',
    });
  });

  test('a security check of Cloudflare with the same title is a challenge', () => {
    const body = CLOUDFLARE.replace('Sorry, you have been blocked', 'Please complete the security check');
    expect(findProtection({ ...page(body), status: 403 })?.kind).toBe('challenge');
  });

  test('that comes with status 429 is a rate limit', () => {
    expect(findProtection({ ...page('error code: 1015'), status: 429 })).toBeNull();
  });
});

test.each([
  ['Anubis', 'an Anubis challenge'],
  ['AWS WAF', 'an AWS WAF challenge'],
  ['Cloudflare', 'a Cloudflare challenge'],
])('a challenge of %s is called %s', (vendor, name) => {
  expect(nameProtection({ kind: 'challenge', vendor })).toBe(name);
});

describe('an ordinary page', () => {
  test.each([
    [
      'with the script that Cloudflare injects into pages',
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">',
    ],
    ['about bots', '<p>Just a moment... sites use a captcha to tell humans from bots. Are you human?</p>'],
    [
      'about Anubis',
      '<p>The script with the id anubis_version contains its version. Its block page says "Oh noes!".</p>',
    ],
    ['that is empty', ''],
  ])('%s is not a challenge', (_name, body) => {
    expect(isChallenge(page(body, { server: 'cloudflare', 'cf-mitigated': '' }))).toBe(false);
  });

  test('is inspected only at its beginning', () => {
    const mark = '<div id="px-captcha">';
    expect(isChallenge(page('x'.repeat(CHALLENGE_BYTES - mark.length) + mark))).toBe(true);
    expect(isChallenge(page('x'.repeat(CHALLENGE_BYTES) + mark))).toBe(false);
  });
});
