import { hash, randomBytes } from 'node:crypto';
import { auth, Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { auth as oldAuth } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { GENERATIONS, type Generation } from '../support/assistants.ts';
import { execute } from '../support/database.ts';
import { createReportRoom } from '../support/reports.ts';

const PUBLIC = 'https://sightline.test';
const CALLBACK = 'https://app.test/callback';
let server: TestApp;
let time = new Date('2026-11-15T12:00:00Z');

beforeAll(async () => {
  server = await startTestApp({ env: { publicUrl: PUBLIC, trustedProxies: ['127.0.0.1/32'] }, now: () => time });
});
afterAll(() => server.close());

/** Sends requests for the public URL to the test server, as a reverse proxy does. */
const viaProxy = (async (url: string | URL, init?: RequestInit) =>
  fetch(String(url).replace(PUBLIC, server.baseUrl), init)) as typeof fetch;

const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = hash('sha256', VERIFIER, 'base64url');

let registered = 1;

async function register(body: object = {}) {
  const client = { client_name: 'Test app', redirect_uris: [CALLBACK], ...body };
  // Each client registers from another address.
  const headers = { 'x-forwarded-for': `198.51.100.${registered++}` };
  const reply = await server.send('POST', '/oauth/register', { key: null, body: client, headers });
  return { status: reply.status, body: reply.body, id: reply.body.client_id as string };
}

function postForm(path: string, fields: Record<string, string>) {
  return server.send('POST', path, {
    key: null,
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const requestOf = (clientId: string, more: Record<string, string> = {}) => ({
  client_id: clientId,
  redirect_uri: CALLBACK,
  response_type: 'code',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 'xyz',
  ...more,
});

async function allow(clientId: string, key: string, more: Record<string, string> = {}) {
  const reply = await postForm('/oauth/authorize', { ...requestOf(clientId, more), api_key: key, decision: 'allow' });
  const location = reply.headers.get('location');
  return { status: reply.status, body: reply.body, target: location ? new URL(location) : null };
}

async function getCode(clientId: string, key: string, more: Record<string, string> = {}): Promise<string> {
  return (await allow(clientId, key, more)).target?.searchParams.get('code') ?? '';
}

const exchange = (clientId: string, code: string, more: Record<string, string> = {}) =>
  postForm('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...more,
  });

const refresh = (clientId: string, token: string) =>
  postForm('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });

async function connect(key = server.key, more: Record<string, string> = {}) {
  const { id } = await register();
  const { body } = await exchange(id, await getCode(id, key, more));
  return { clientId: id, access: body.access_token as string, refresh: body.refresh_token as string, body };
}

/** The status of an MCP request with a token. */
async function statusOf(token: string): Promise<number> {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const headers = { accept: 'application/json, text/event-stream' };
  return (await server.send('POST', '/mcp', { key: token, body: ping, headers })).status;
}

/** A client whose user opens the page, types the key and presses Allow. */
function provider(key: string): OAuthClientProvider & { code: string | null } {
  let [client, tokens, verifier, discovered]: any[] = [];
  return {
    code: null,
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Scripted client', redirect_uris: [CALLBACK] },
    clientInformation: () => client,
    saveClientInformation: (saved) => void (client = saved),
    tokens: () => tokens,
    saveTokens: (saved) => void (tokens = saved),
    saveCodeVerifier: (saved) => void (verifier = saved),
    codeVerifier: () => verifier,
    saveDiscoveryState: (saved) => void (discovered = saved),
    discoveryState: () => discovered,
    async redirectToAuthorization(url) {
      const page = await viaProxy(url);
      expect(page.status).toBe(200);
      const fields = [...(await page.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const hidden = Object.fromEntries(
        fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
      );
      const reply = await postForm('/oauth/authorize', { ...hidden, api_key: key, decision: 'allow' });
      this.code = new URL(reply.headers.get('location') ?? '').searchParams.get('code');
    },
  };
}

describe('the flow', () => {
  test.each(GENERATIONS)(
    'a client of %s discovers, registers, gets consent and calls a tool',
    async (generation: Generation) => {
      const room = await createReportRoom(server);
      const user = provider(room.key);
      const url = new URL('/mcp', PUBLIC);
      const authorize: any = generation === '2026' ? auth : oldAuth;
      const options = { serverUrl: url, fetchFn: viaProxy };
      expect(await authorize(user, options)).toBe('REDIRECT');
      const iss = generation === '2026' ? { iss: PUBLIC } : {};
      expect(await authorize(user, { ...options, ...iss, authorizationCode: user.code })).toBe('AUTHORIZED');

      const client: any =
        generation === '2026' ? new Client({ name: 't', version: '1' }) : new OldClient({ name: 't', version: '1' });
      const Transport: any = generation === '2026' ? StreamableHTTPClientTransport : OldTransport;
      await client.connect(new Transport(url, { authProvider: user, fetch: viaProxy }));
      const { content } = await client.callTool({ name: 'list_reports', arguments: {} });
      expect(content[0].text).toMatch(/^This API key can read no reports/);
      await client.close();
    },
  );

  test('401 refers to the metadata, which names the resource and its authorization server', async () => {
    const { status, headers } = await server.send('POST', '/mcp', { key: 'wrong', body: {} });
    expect(status).toBe(401);
    const path = '/.well-known/oauth-protected-resource/mcp';
    expect(headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${PUBLIC}${path}"`);
    const { body } = await server.send('GET', path, { key: null });
    expect(body).toMatchObject({ resource: `${PUBLIC}/mcp`, authorization_servers: [PUBLIC] });
    const metadata = await server.send('GET', '/.well-known/oauth-authorization-server', { key: null });
    expect(metadata.body).toMatchObject({ issuer: PUBLIC, code_challenge_methods_supported: ['S256'] });
  });

  test('the state and the issuer are returned with the code', async () => {
    const { id } = await register();
    const { status, target } = await allow(id, server.key);
    expect(status).toBe(303);
    expect(target?.origin).toBe('https://app.test');
    expect(Object.fromEntries(target?.searchParams ?? [])).toEqual({
      code: expect.stringMatching(/^sl_oac_/),
      state: 'xyz',
      iss: PUBLIC,
    });
  });
});

describe('registration', () => {
  test.each([
    ['plain http', 'http://app.test/callback'],
    ['a script', 'javascript:alert(1)'],
    ['a fragment', 'https://app.test/#x'],
    ['credentials', 'https://user:pass@app.test/'],
    ['an unknown scheme', 'myapp://callback'],
    ['no URI', 'callback'],
  ])('400: a redirect URI with %s is rejected', async (_, uri) => {
    const { status, body } = await register({ redirect_uris: [uri] });
    expect([status, body.error]).toEqual([400, 'invalid_redirect_uri']);
  });

  test('400: a body without redirect URIs, and one that is not JSON', async () => {
    expect((await register({ redirect_uris: [] })).body.error).toBe('invalid_client_metadata');
    const { status, body } = await server.send('POST', '/oauth/register', { key: null, raw: '{' });
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata']);
  });

  test('201: loopback with another port at authorization, and application schemes', async () => {
    const { id } = await register({ redirect_uris: ['http://127.0.0.1:1234/cb', 'cursor://app/cb'] });
    for (const redirect_uri of ['http://127.0.0.1:5678/cb', 'cursor://app/cb']) {
      expect((await allow(id, server.key, { redirect_uri })).status).toBe(303);
    }
    expect((await allow(id, server.key, { redirect_uri: 'http://127.0.0.1:5678/other' })).status).toBe(400);
  });

  test('429: more than 20 registrations of an address or 100 in total an hour; then unused clients are deleted', async () => {
    const env = { publicUrl: PUBLIC, trustedProxies: ['127.0.0.1/32'], oauthRedirectSchemes: ['myapp'] };
    const other = await startTestApp({ env, now: () => time });
    const one = { client_name: 'x', redirect_uris: ['myapp://callback'] };
    const send = async (address: string) =>
      (await other.send('POST', '/oauth/register', { key: null, body: one, headers: { 'x-forwarded-for': address } }))
        .status;
    for (let i = 0; i < 20; i++) expect(await send('203.0.113.1')).toBe(201);
    expect(await send('203.0.113.1')).toBe(429);
    for (let i = 20; i < 100; i++) expect(await send(`198.51.100.${i}`)).toBe(201);
    expect(await send('203.0.113.2')).toBe(429);
    const before = time;
    time = new Date(time.getTime() + 3_601_000);
    expect(await send('203.0.113.3')).toBe(201);
    time = before;
    expect(await execute(other.databaseUrl, 'SELECT id FROM "OAuthClient"')).toHaveLength(1);
    await other.close();
  });
});

describe('consent', () => {
  test('the page names the application as text, cannot be framed, and posts only here and to the application', async () => {
    const { id } = await register({ client_name: '<script>alert(1)</script>' });
    const query = new URLSearchParams(requestOf(id)).toString();
    const { status, headers, body } = await server.send('GET', `/oauth/authorize?${query}`, { key: null });
    expect(status).toBe(200);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; wants to connect');
    expect(body).not.toContain('<script>');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://app.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('401: a wrong API key shows the page again', async () => {
    const { id } = await register();
    const { status, body, target } = await allow(id, 'sl_live_wrong');
    expect([status, target]).toEqual([401, null]);
    expect(body).toContain('This API key is not valid.');
  });

  test('400: an unknown client or redirect URI is never redirected to', async () => {
    const { id } = await register();
    for (const more of [{ client_id: 'oac_unknown' }, { redirect_uri: 'https://evil.test/' }]) {
      const { status, target } = await allow(id, server.key, more);
      expect([status, target]).toEqual([400, null]);
    }
  });

  test.each([
    ['no PKCE', { code_challenge: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['another resource', { resource: 'https://other.test/mcp' }, 'invalid_target'],
  ])('400: %s is shown with a link to the application, and not sent there', async (_, more, error) => {
    const { id } = await register();
    const { status, target, body } = await allow(id, server.key, more);
    expect([status, target]).toEqual([400, null]);
    expect(linkOf(body)).toMatchObject({ error, state: 'xyz', iss: PUBLIC });
    const query = new URLSearchParams(requestOf(id, more)).toString();
    const page = await server.send('GET', `/oauth/authorize?${query}`, { key: null });
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  });

  test('400: Deny is shown with a link to the application', async () => {
    const { id } = await register();
    const reply = await postForm('/oauth/authorize', { ...requestOf(id), api_key: server.key, decision: 'deny' });
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
    expect(linkOf(reply.body)).toMatchObject({ error: 'access_denied' });
  });

  test('the user can narrow the grant to read', async () => {
    const { id } = await register();
    const page = (more: Record<string, string>) =>
      server.send('GET', `/oauth/authorize?${new URLSearchParams(requestOf(id, more)).toString()}`, { key: null });
    expect((await page({})).body).toContain('name="read_only"');
    expect((await page({ scope: 'read' })).body).not.toContain('name="read_only"');
    expect((await allow(id, 'sl_live_wrong', { read_only: 'yes' })).body).toContain('value="yes" checked');
    expect((await connect(server.key, { read_only: 'yes' })).body.scope).toBe('read');
  });

  test('400: a scheme that an earlier version registered is not redirected to', async () => {
    const { id } = await register();
    const uri = 'myapp://callback';
    await execute(server.databaseUrl, 'UPDATE "OAuthClient" SET "redirectUris" = $1 WHERE id = $2', [[uri], id]);
    const { status, target, body } = await allow(id, server.key, { redirect_uri: uri });
    expect([status, target]).toEqual([400, null]);
    expect(body).toContain('OAUTH_REDIRECT_SCHEMES');
  });

  /** The parameters of the link to the application. */
  function linkOf(page: string): Record<string, string> {
    const href = /href="([^"]*)"/.exec(page)?.[1] ?? '';
    const url = new URL(href.replaceAll('&amp;', '&'));
    expect(url.origin).toBe('https://app.test');
    return Object.fromEntries(url.searchParams);
  }
});

describe('grants', () => {
  const list = async (key: string) => (await server.send('GET', '/v1/oauth-grants?limit=200', { key })).body.items;

  test('are listed for their key and for an admin key of its workspaces, and revoked one by one', async () => {
    const { workspace, key } = await server.createWorkspace();
    const one = await connect(key);
    const two = await connect(key, { read_only: 'yes' });
    const listed = await list(key);
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^oag_/),
        application: 'Test app',
        redirectUris: [CALLBACK],
        keyId: expect.stringMatching(/^key_/),
        permissions: ['read'],
        createdDate: '2026-11-15T12:00:00.000Z',
        expiresDate: '2026-12-15T12:00:00.000Z',
      },
      expect.objectContaining({ permissions: ['read', 'write'] }),
    ]);
    expect(await list(await server.createKey([workspace.id], ['read', 'admin']))).toEqual(listed);
    const path = `/v1/oauth-grants/${listed[1].id}`;
    for (let i = 0; i < 2; i++) expect((await server.send('DELETE', path, { key })).status).toBe(204);
    expect(await list(key)).toEqual([listed[0]]);
    expect([await statusOf(one.access), await statusOf(two.access)]).toEqual([401, 200]);
    expect((await refresh(one.clientId, one.refresh)).body.error).toBe('invalid_grant');
  });

  test('404: of other keys are neither listed nor revoked', async () => {
    const { workspace, key } = await server.createWorkspace();
    const { access } = await connect(key);
    const [{ id }] = await list(key);
    const strangers = [
      await server.createKey([workspace.id], ['read', 'write']),
      await server.createKey([server.workspace.id], ['read', 'admin']),
      await server.createKey([], ['read', 'admin']),
    ];
    for (const stranger of strangers) {
      expect((await list(stranger)).map((grant: { id: string }) => grant.id)).not.toContain(id);
      expect((await server.send('DELETE', `/v1/oauth-grants/${id}`, { key: stranger })).status).toBe(404);
    }
    expect(await statusOf(access)).toBe(200);
  });

  test('are not listed after they expired', async () => {
    const { key } = await server.createWorkspace();
    await connect(key);
    const before = time;
    time = new Date(time.getTime() + 31 * 24 * 3_600_000);
    expect(await list(key)).toEqual([]);
    time = before;
  });
});

describe('tokens', () => {
  test('only hashes are stored', async () => {
    const { access, refresh: token } = await connect();
    const rows = await execute<{ row: string }>(server.databaseUrl, 'SELECT t::text AS row FROM "OAuthToken" t');
    const stored = rows.map(({ row }) => row).join('\n');
    for (const secret of [access, token]) expect(stored).not.toContain(secret.slice(7));
  });

  test('an access token works at /mcp and nowhere else, for an hour', async () => {
    const { access, body } = await connect();
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read write' });
    expect(await statusOf(access)).toBe(200);
    expect((await server.send('GET', '/v1/workspaces', { key: access })).status).toBe(401);
    const before = time;
    time = new Date(time.getTime() + 3_601_000);
    expect(await statusOf(access)).toBe(401);
    time = before;
  });

  test('an access token has the permissions that were asked for, and never more than its key', async () => {
    expect((await connect(server.key, { scope: 'read' })).body.scope).toBe('read');
    const reader = await server.createKey([server.workspace.id], ['read']);
    expect((await connect(reader)).body.scope).toBe('read');
    const admin = await server.createKey([server.workspace.id], ['read', 'write', 'admin']);
    expect((await connect(admin, { scope: 'read write admin' })).body.scope).toBe('read write');
  });

  test('a code works once: a second use revokes the tokens of the first', async () => {
    const { id } = await register();
    const code = await getCode(id, server.key);
    const first = await exchange(id, code);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await exchange(id, code)).body.error).toBe('invalid_grant');
    expect(await statusOf(first.body.access_token)).toBe(401);
  });

  test.each([
    ['the wrong verifier', { code_verifier: 'x'.repeat(43) }],
    ['another redirect URI', { redirect_uri: 'https://app.test/other' }],
    ['another client', { client_id: 'oac_other' }],
  ])('a code with %s is rejected', async (_, more) => {
    const { id } = await register();
    const { status, body } = await exchange(id, await getCode(id, server.key), more);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  test('a code expires after a minute', async () => {
    const { id } = await register();
    const code = await getCode(id, server.key);
    const before = time;
    time = new Date(time.getTime() + 61_000);
    expect((await exchange(id, code)).body.error).toBe('invalid_grant');
    time = before;
  });

  test('a refresh token is replaced by use: a second use revokes the connection', async () => {
    const { clientId, refresh: token } = await connect();
    const second = (await refresh(clientId, token)).body;
    expect(await statusOf(second.access_token)).toBe(200);
    expect((await refresh('oac_other', second.refresh_token)).body.error).toBe('invalid_grant');
    const third = (await refresh(clientId, second.refresh_token)).body;
    expect(await statusOf(third.access_token)).toBe(200);
    expect((await refresh(clientId, token)).body.error).toBe('invalid_grant');
    expect(await statusOf(third.access_token)).toBe(401);
    expect((await refresh(clientId, third.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('of two concurrent uses of a refresh token, one gets tokens', async () => {
    const { clientId, refresh: token } = await connect();
    const replies = await Promise.all([refresh(clientId, token), refresh(clientId, token)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('revoking a token ends the connection; an unknown token is no error', async () => {
    const { access, refresh: token } = await connect();
    expect((await postForm('/oauth/revoke', { token, client_id: 'oac_other' })).status).toBe(200);
    expect(await statusOf(access)).toBe(200);
    expect((await postForm('/oauth/revoke', { token })).status).toBe(200);
    expect(await statusOf(access)).toBe(401);
    expect((await postForm('/oauth/revoke', { token: 'unknown' })).status).toBe(200);
  });

  test('revoking the API key revokes its tokens', async () => {
    const { id, key } = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    const { clientId, access, refresh: token } = await connect(key);
    expect(await statusOf(access)).toBe(200);
    await server.app.services.revokeApiKey({ keyId: id });
    expect(await statusOf(access)).toBe(401);
    expect((await refresh(clientId, token)).body.error).toBe('invalid_grant');
  });

  test('an unknown grant type and missing parameters are reported', async () => {
    expect((await postForm('/oauth/token', { grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
    expect((await postForm('/oauth/token', { grant_type: 'refresh_token' })).body.error).toBe('invalid_request');
  });
});

describe('without an https PUBLIC_URL', () => {
  test.each([null, 'http://sightline.test'])('OAuth is off with %s', async (publicUrl) => {
    const plain = await startTestApp({ env: { publicUrl } });
    const { status, headers } = await plain.send('POST', '/mcp', { key: null, body: {} });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    for (const path of [
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
      '/oauth/authorize',
    ]) {
      expect((await plain.send('GET', path, { key: null })).status).toBe(404);
    }
    await plain.close();
  });
});
