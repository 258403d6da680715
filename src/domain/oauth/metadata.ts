import { OAuthError } from './errors.ts';
import { SCOPES } from './scopes.ts';

export const OAUTH_PATHS = {
  register: '/oauth/register',
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const;

const RESOURCE_PATH = '/mcp';
const PROTECTED_RESOURCE = '/.well-known/oauth-protected-resource';
const AUTHORIZATION_SERVER = '/.well-known/oauth-authorization-server';

/** OAuth requires TLS. */
export function isOAuthEnabled(publicUrl: string | null): publicUrl is string {
  return publicUrl?.startsWith('https://') ?? false;
}

export function resourceOf(publicUrl: string): string {
  return publicUrl + RESOURCE_PATH;
}

/** Tokens are valid for this server only. Clients name it by the URL of the resource or of the server. */
export function requireResource(publicUrl: string, resource: string | undefined): void {
  const known = [resourceOf(publicUrl), publicUrl];
  if (resource !== undefined && !known.includes(resource.replace(/\/$/, ''))) {
    throw new OAuthError('invalid_target', `The resource must be ${resourceOf(publicUrl)}.`);
  }
}

/** The URL that a 401 response refers to. */
export function resourceMetadataUrl(publicUrl: string): string {
  const { origin, pathname } = new URL(resourceOf(publicUrl));
  return origin + PROTECTED_RESOURCE + pathname;
}

/** Paths at which clients look for the metadata: with the path of the resource or issuer after the well-known part, or without. */
export function metadataPaths(publicUrl: string): { resource: string[]; server: string[] } {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  return {
    resource: [
      ...new Set([PROTECTED_RESOURCE, PROTECTED_RESOURCE + RESOURCE_PATH, PROTECTED_RESOURCE + base + RESOURCE_PATH]),
    ],
    server: [...new Set([AUTHORIZATION_SERVER, AUTHORIZATION_SERVER + base])],
  };
}

/** RFC 9728. */
export function describeResource(publicUrl: string): object {
  return {
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: SCOPES,
    resource_name: 'Sightline',
  };
}

/** RFC 8414. */
export function describeServer(publicUrl: string): object {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + OAUTH_PATHS.authorize,
    token_endpoint: publicUrl + OAUTH_PATHS.token,
    registration_endpoint: publicUrl + OAUTH_PATHS.register,
    revocation_endpoint: publicUrl + OAUTH_PATHS.revoke,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: SCOPES,
  };
}
