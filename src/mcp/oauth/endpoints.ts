import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { OAuthError } from '../../domain/oauth/errors.ts';
import {
  describeResource,
  describeServer,
  metadataPaths,
  OAUTH_PATHS,
  requireResource,
} from '../../domain/oauth/metadata.ts';
import { GRANT_TYPES, registrationInput, revocationInput, tokenInput } from '../../schemas/access/oauth.ts';
import { issuesOf } from '../../schemas/shared/issues.ts';
import { type ConsentServices, serveConsent } from './consent.ts';

interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  permissions: string[];
}

/** The services behind the endpoints. `app.ts` passes them. */
export interface OAuthServices extends ConsentServices {
  registerClient: (input: {
    name: string;
    redirectUris: string[];
  }) => Promise<{ id: string; name: string; redirectUris: string[] }>;
  /** Counts a registration of the client's address. Returns false if there were too many. */
  countRegistration: (req: IncomingMessage) => Promise<boolean>;
  exchangeCode: (input: {
    code: string;
    clientId: string;
    redirectUri: string;
    codeVerifier: string;
  }) => Promise<Tokens>;
  refreshTokens: (input: { refreshToken: string; clientId: string }) => Promise<Tokens>;
  revokeToken: (input: { token: string; clientId: string | null }) => Promise<void>;
}

const BODY_LIMIT = '64kb';
const json = express.json({ limit: BODY_LIMIT });
const form = express.urlencoded({ extended: false, limit: BODY_LIMIT });

/** Serves OAuth 2.1 for applications that cannot send an API key: metadata, registration, consent, tokens and revocation. */
export function createOAuth(publicUrl: string, services: OAuthServices): (app: Express) => void {
  const { resource, server } = metadataPaths(publicUrl);
  return (app) => {
    app.get(resource, (_req, res) => void res.json(describeResource(publicUrl)));
    app.get(server, (_req, res) => void res.json(describeServer(publicUrl)));
    app.use('/oauth', (_req, res, next) => {
      res.locals.route = '/oauth';
      res.set('Cache-Control', 'no-store');
      next();
    });
    app.post(OAUTH_PATHS.register, json, register(services));
    serveConsent(app, form, publicUrl, services);
    app.post(OAUTH_PATHS.token, form, exchange(publicUrl, services));
    app.post(OAUTH_PATHS.revoke, form, revoke(services));
    app.use('/oauth', sendOAuthError);
  };
}

function register({ registerClient, countRegistration }: OAuthServices): RequestHandler {
  return async (req, res) => {
    const { client_name: name, redirect_uris: redirectUris } = registrationInput.parse(req.body ?? {});
    if (!(await countRegistration(req))) {
      const message = 'Too many applications were registered from this address. Try again in an hour.';
      throw new OAuthError('temporarily_unavailable', message);
    }
    const client = await registerClient({ name, redirectUris });
    res.status(201).json({
      client_id: client.id,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: GRANT_TYPES,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  };
}

function exchange(publicUrl: string, services: OAuthServices): RequestHandler {
  return async (req, res) => {
    const grantType: unknown = req.body?.grant_type;
    if (typeof grantType === 'string' && !GRANT_TYPES.includes(grantType)) {
      throw new OAuthError('unsupported_grant_type', `Use one of: ${GRANT_TYPES.join(', ')}.`);
    }
    const input = tokenInput.parse(req.body ?? {});
    requireResource(publicUrl, input.resource);
    const { client_id: clientId } = input;
    const tokens =
      input.grant_type === 'refresh_token'
        ? await services.refreshTokens({ refreshToken: input.refresh_token, clientId })
        : await services.exchangeCode({
            code: input.code,
            clientId,
            redirectUri: input.redirect_uri,
            codeVerifier: input.code_verifier,
          });
    res.json({
      access_token: tokens.accessToken,
      token_type: 'Bearer',
      expires_in: tokens.expiresIn,
      refresh_token: tokens.refreshToken,
      scope: tokens.permissions.join(' '),
    });
  };
}

function revoke({ revokeToken }: OAuthServices): RequestHandler {
  return async (req, res) => {
    const { token, client_id: clientId = null } = revocationInput.parse(req.body ?? {});
    await revokeToken({ token, clientId });
    res.status(200).end();
  };
}

const STATUSES: Partial<Record<OAuthError['code'], number>> = { invalid_client: 401, temporarily_unavailable: 429 };

const sendOAuthError: ErrorRequestHandler = (error, req, res, next) => {
  const described = toOAuthError(error, req.path);
  if (!described) return next(error);
  const { code, message } = described;
  res.status(STATUSES[code] ?? 400).json({ error: code, error_description: message });
};

/** The error as OAuth defines it; null for an internal error. */
function toOAuthError(error: unknown, path: string): OAuthError | null {
  if (error instanceof OAuthError) return error;
  const code = path === '/register' ? 'invalid_client_metadata' : 'invalid_request';
  const [issue] = issuesOf(error) ?? [];
  if (issue) return new OAuthError(code, `${issue.path}: ${issue.message}`);
  const isUnreadable = error instanceof Error && 'status' in error && Number(error.status) < 500;
  return isUnreadable ? new OAuthError(code, 'The request body could not be read.') : null;
}
