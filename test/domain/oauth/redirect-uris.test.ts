import { describe, expect, test } from 'vitest';
import { formTarget, isRedirectUri, isRegistered, withParameters } from '../../../src/domain/oauth/redirect-uris.ts';

describe('isRedirectUri', () => {
  test.each([
    ['https://claude.ai/api/mcp/auth_callback', true],
    ['http://localhost:3118/callback', true],
    ['http://127.0.0.1/callback', true],
    ['http://[::1]:8080/', true],
    ['cursor://anysphere.cursor-retrieval/oauth/callback', true],
    ['vscode://vscode.github-authentication/did-authenticate', true],
    ['com.example.app:/callback', true],
    ['vscode-insiders://publisher.extension/callback', true],
    ['windsurf://callback', true],
    ['myapp://callback', false],
    ['intent://evil.test#Intent;end', false],
    ['ms-settings:privacy', false],
    ['sms:123', false],
    ['http://app.test/', false],
    ['http://localhost.evil.test/', false],
    ['http://127.0.0.1.evil.test/', false],
    ['https://user@app.test/', false],
    ['https://app.test/#fragment', false],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['/callback', false],
    ['https://app.test/\n', false],
    [`https://app.test/${'x'.repeat(2000)}`, false],
  ])('%j: %j', (uri, isAllowed) => {
    expect(isRedirectUri(uri)).toBe(isAllowed);
  });

  test('the operator can add schemes', () => {
    expect(isRedirectUri('myapp://callback', ['myapp'])).toBe(true);
    expect(isRedirectUri('other://callback', ['myapp'])).toBe(false);
  });
});

describe('isRegistered', () => {
  const registered = ['https://app.test/callback', 'http://127.0.0.1:1000/callback'];

  test.each([
    ['https://app.test/callback', true],
    ['http://127.0.0.1:2000/callback', true],
    ['http://localhost:1000/callback', false],
    ['http://127.0.0.1:1000/other', false],
    ['https://app.test:8443/callback', false],
    ['https://app.test/callback/', false],
    ['https://app.test/callback?x=1', false],
    ['https://evil.test/callback', false],
  ])('%s: %j', (uri, isKnown) => {
    expect(isRegistered(uri, registered)).toBe(isKnown);
  });
});

describe('withParameters', () => {
  test('adds parameters to those that the URI has, encoded', () => {
    expect(withParameters('https://app.test/cb?a=1', { code: 'x&y', state: undefined })).toBe(
      'https://app.test/cb?a=1&code=x%26y',
    );
    expect(withParameters('cursor://app/cb', { code: 'x' })).toBe('cursor://app/cb?code=x');
  });
});

describe('formTarget', () => {
  test('is the origin of a URL, or the scheme of an application', () => {
    expect(formTarget('https://app.test/cb')).toBe('https://app.test');
    expect(formTarget('cursor://app/cb')).toBe('cursor:');
  });
});
