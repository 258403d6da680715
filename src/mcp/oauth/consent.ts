import type { Express, Request, RequestHandler, Response } from 'express';
import type { Caller } from '../../domain/access/access.ts';
import { OAuthError } from '../../domain/oauth/errors.ts';
import { OAUTH_PATHS, requireResource } from '../../domain/oauth/metadata.ts';
import { isChallenge } from '../../domain/oauth/pkce.ts';
import { withParameters } from '../../domain/oauth/redirect-uris.ts';
import { parseScopes, type Scope } from '../../domain/oauth/scopes.ts';
import { type AuthorizationInput, authorizationInput, consentInput } from '../../schemas/access/oauth.ts';
import { sendConsentPage, sendErrorPage } from './consent-page.ts';

export interface ConsentServices {
  findRequestingClient: (input: { clientId: string; redirectUri: string }) => Promise<{ id: string; name: string }>;
  /** Returns the caller of an API key. */
  authenticateKey: (authorization: string) => Promise<Caller | null>;
  approveClient: (
    caller: Caller,
    approval: { clientId: string; redirectUri: string; codeChallenge: string; scopes: readonly Scope[] },
  ) => Promise<string>;
}

/** A request for access whose application and redirect URI are known. */
interface Requested {
  client: { id: string; name: string };
  input: AuthorizationInput;
  scopes: Scope[];
}

/** The page where a user allows an application to connect. It asks for an API key, which the application never gets. */
export function serveConsent(app: Express, form: RequestHandler, publicUrl: string, services: ConsentServices): void {
  app.get(OAUTH_PATHS.authorize, async (req, res) => {
    const { searchParams } = new URL(req.originalUrl, publicUrl);
    await withRequest(services, publicUrl, Object.fromEntries(searchParams), res, async (requested) => {
      sendConsentPage(res, { ...requested, isReadOnly: false, error: null });
    });
  });

  app.post(OAUTH_PATHS.authorize, form, async (req, res) => {
    await withRequest(services, publicUrl, req.body ?? {}, res, async (requested) => {
      await decide(services, publicUrl, requested, req, res);
    });
  });
}

/**
 * The user sees errors, and gets a link to the application if its redirect URI is known. Anyone can register an application, so
 * the server must not send users to it before they allow it.
 */
async function withRequest(
  { findRequestingClient }: ConsentServices,
  publicUrl: string,
  parameters: unknown,
  res: Response,
  work: (requested: Requested) => Promise<void>,
): Promise<void> {
  const parsed = authorizationInput.safeParse(parameters);
  if (!parsed.success) return sendErrorPage(res, 'The request of the application is incomplete. Connect it again.');
  const input = parsed.data;
  let client: Requested['client'];
  try {
    client = await findRequestingClient({ clientId: input.client_id, redirectUri: input.redirect_uri });
  } catch (error) {
    if (error instanceof OAuthError) return sendErrorPage(res, error.message);
    throw error;
  }
  try {
    requireCodeFlow(input);
    requireResource(publicUrl, input.resource);
    await work({ client, input, scopes: parseScopes(input.scope) });
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const link = targetOf(publicUrl, input, { error: error.code, error_description: error.message });
    sendErrorPage(res, error.message, link);
  }
}

function requireCodeFlow({ response_type, code_challenge, code_challenge_method }: AuthorizationInput): void {
  if (response_type !== 'code') throw new OAuthError('unsupported_response_type', 'Use response_type=code.');
  if (code_challenge_method !== 'S256' || !isChallenge(code_challenge)) {
    throw new OAuthError('invalid_request', 'PKCE is required. Send code_challenge with code_challenge_method=S256.');
  }
}

async function decide(
  { authenticateKey, approveClient }: ConsentServices,
  publicUrl: string,
  requested: Requested,
  req: Request,
  res: Response,
): Promise<void> {
  const { input, scopes } = requested;
  const sent = consentInput.catch({ api_key: '', decision: 'deny' }).parse(req.body);
  const { api_key: key, decision, read_only } = sent;
  const isReadOnly = read_only !== undefined;
  if (decision === 'deny') throw new OAuthError('access_denied', 'The connection was not allowed.');
  const caller = await authenticateKey(`Bearer ${key}`);
  if (!caller) return sendConsentPage(res, { ...requested, isReadOnly, error: 'This API key is not valid.' });
  const code = await approveClient(caller, {
    clientId: input.client_id,
    redirectUri: input.redirect_uri,
    codeChallenge: input.code_challenge,
    scopes: isReadOnly ? scopes.filter((scope) => scope === 'read') : scopes,
  });
  res.redirect(303, targetOf(publicUrl, input, { code }));
}

/** The redirect URI with the result. */
function targetOf(
  publicUrl: string,
  { redirect_uri, state }: AuthorizationInput,
  parameters: Record<string, string>,
): string {
  return withParameters(redirect_uri, { ...parameters, state, iss: publicUrl });
}
