import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../domain/access/access.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Sessions } from './session.ts';
import { createSessionCookie } from './session-cookie.ts';

export type AuthenticateRequest = (req: IncomingMessage, res: ServerResponse) => Promise<Caller | null>;

/**
 * Authenticates a request by its `Authorization` header or, without one, by the session cookie. Browsers also attach the
 * cookie to requests of other sites, so it is ignored unless a page of this server sent the request.
 */
export function createAuthenticateRequest(
  authenticateKey: (authorization: string) => Promise<Caller | null>,
  sessions: Pick<Sessions, 'authenticate'>,
  publicUrl: string | null,
): AuthenticateRequest {
  const cookie = createSessionCookie(publicUrl);

  return async (req, res) => {
    const { authorization } = req.headers;
    if (authorization !== undefined) return authenticateKey(authorization);
    const token = cookie.read(req);
    if (token === null || !isSameOrigin(req.headers, publicUrl)) return null;
    // Caches treat responses to requests with an `Authorization` header as private, but not those to cookies.
    res.setHeader('Cache-Control', 'no-store');
    return sessions.authenticate(token);
  };
}
