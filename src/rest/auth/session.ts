import { TRPCError } from '@trpc/server';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Caller } from '../../domain/access/access.ts';
import type { Session } from '../../domain/access/sessions.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { FindClientNetwork } from '../../domain/web/forwarded.ts';
import { signInInput } from '../../schemas/access/sessions.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { DEFAULT_BODY_MIB, readBody } from '../requests/input.ts';
import { methodNotAllowed } from '../requests/routes.ts';
import { isSameOrigin, notSameOrigin } from './same-origin.ts';
import { createSessionCookie } from './session-cookie.ts';

export const SESSION_PATH = '/session';

/** The services behind sessions; `app.ts` provides them. */
export interface Sessions {
  create: (key: string) => Promise<{ token: string }>;
  read: (token: string) => Promise<Session | null>;
  end: (token: string) => Promise<void>;
  authenticate: (token: string) => Promise<Caller | null>;
}

/** Signs browsers in and out. It is not part of the router, because it reads and sets a cookie. */
export function serveSession(
  app: Express,
  sessions: Sessions,
  {
    rateLimit,
    publicUrl,
    findClientNetwork,
  }: { rateLimit: RateLimit; publicUrl: string | null; findClientNetwork: FindClientNetwork },
): void {
  const cookie = createSessionCookie(publicUrl);
  const countFailure = createAttemptLimit(findClientNetwork);

  async function signIn(req: Request, res: Response): Promise<void> {
    const { key } = readSignIn(await readBody(req, res, { key: '', mebibytes: DEFAULT_BODY_MIB }));
    const { token } = await sessions.create(key).catch(async (error: unknown) => {
      if (error instanceof Failure && error.kind === 'unauthorized') await countFailure(req, res);
      throw error;
    });
    const previous = cookie.read(req);
    if (previous !== null) await sessions.end(previous);
    cookie.set(req, res, token);
    res.status(201).json({ session: await sessions.read(token) });
  }

  async function describe(req: Request, res: Response): Promise<void> {
    const token = cookie.read(req);
    const session = token === null ? null : await sessions.read(token);
    if (session) await rateLimit(res, session.keyId, 1);
    // The cookie outlasts the session, so that the page can tell people why they have to sign in again.
    res.json({ session, ...(token !== null && !session && { hasEnded: true }) });
  }

  async function signOut(req: Request, res: Response): Promise<void> {
    const token = cookie.read(req);
    const caller = token === null ? null : await sessions.authenticate(token);
    if (caller) await rateLimit(res, caller.keyId, 1);
    if (token !== null) await sessions.end(token);
    cookie.clear(req, res);
    res.status(204).end();
  }

  const requireSameOrigin: RequestHandler = (req, res, next) => {
    res.locals.route = SESSION_PATH;
    res.set('Cache-Control', 'no-store');
    next(isSameOrigin(req.headers, publicUrl) ? undefined : notSameOrigin());
  };
  app
    .route(SESSION_PATH)
    .get(requireSameOrigin, describe)
    .post(requireSameOrigin, signIn)
    .delete(requireSameOrigin, signOut)
    .all(() => {
      throw methodNotAllowed(['GET', 'HEAD', 'POST', 'DELETE']);
    });
}

function readSignIn(body: unknown): { key: string } {
  const { data, error } = signInInput.safeParse(body);
  if (!data) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}
