import { describe, expect, test } from 'vitest';
import { CHALLENGE_BYTES, findProtection } from '../../../src/domain/crawlability-checks/challenge.ts';

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
    ['Imperva', '<iframe>Request unsuccessful. Incapsula incident ID: 1-2</iframe>'],
    ['HUMAN', '<div id="px-captcha"></div>'],
    ['Akamai', '<div id="sec-if-cpt-container">'],
    ['Sucuri', "<script>sucuri_cloudproxy_js='';</script>"],
    ['Vercel', '<title>Vercel Security Checkpoint</title>'],
    ['Anubis', '<script id="anubis_challenge" type="application/json">'],
  ])('of %s is detected by its body: %s', (vendor, body) => {
    expect(findProtection(page(body))).toEqual({ kind: 'challenge', vendor });
  });
});

describe('an ordinary page', () => {
  test.each([
    [
      'with the script that Cloudflare injects into pages',
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">',
    ],
    ['about bots', '<p>Just a moment... sites use a captcha to tell humans from bots. Are you human?</p>'],
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
