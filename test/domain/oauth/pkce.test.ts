import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChallenge, meetsChallenge } from '../../../src/domain/oauth/pkce.ts';
import { grantScopes, parseScopes } from '../../../src/domain/oauth/scopes.ts';

describe('meetsChallenge', () => {
  test('accepts the example of RFC 7636', () => {
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    expect(isChallenge(challenge)).toBe(true);
    expect(meetsChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', challenge)).toBe(true);
  });

  test('a verifier meets its own challenge only', () => {
    const verifier = fc.stringMatching(/^[A-Za-z0-9._~-]{43,128}$/);
    fc.assert(
      fc.property(verifier, verifier, (one, other) => {
        expect(meetsChallenge(one, hash('sha256', other, 'base64url'))).toBe(one === other);
      }),
    );
  });

  test('short verifiers and other texts are rejected', () => {
    expect(meetsChallenge('short', hash('sha256', 'short', 'base64url'))).toBe(false);
    expect(meetsChallenge('x'.repeat(43), '')).toBe(false);
    expect(isChallenge('x'.repeat(42))).toBe(false);
  });
});

describe('scopes', () => {
  test('default to all, ignore unknown ones, and never include admin', () => {
    expect(parseScopes(undefined)).toEqual(['read', 'write']);
    expect(parseScopes('openid read')).toEqual(['read']);
    expect(parseScopes('openid')).toEqual(['read']);
    expect(parseScopes('admin write')).toEqual(['write']);
  });

  test('are granted as far as the API key has them', () => {
    expect(grantScopes(['read', 'write'], ['read'])).toEqual(['read']);
    expect(() => grantScopes(['write'], ['read'])).toThrow('none of the requested permissions');
  });
});
