import { Failure, invalid } from '../../domain/shared/failures.ts';
import { notSameOrigin } from '../auth/same-origin.ts';
import { tooManyAttempts } from '../limits/attempt-limit.ts';
import { DEFAULT_BODY_MIB } from '../requests/input.ts';
import { errorResponse, shared, tooLargeResponse } from './errors.ts';
import { exampleOf, type Schema } from './examples.ts';
import { headersOf } from './headers.ts';

const SIGN_IN = { $ref: '#/components/schemas/SignIn' };
const REPLY = { $ref: '#/components/schemas/SessionReply' };

/** The cookie, which all operations accept in place of an API key. */
export const SESSION_SCHEME = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sightline_3000',
    description:
      'The cookie of the dashboard, set by `POST /session`. Its name ends with the port of the server. It is only accepted from pages of the same server.',
  },
} as const;

const SAME_ORIGIN =
  'The request must come from a page of the server: with `Sec-Fetch-Site: same-origin`, with the `Origin` of the server, or, if the browser sends neither, with `X-Sightline-Client: 1`.';
const OPTIONAL = [{ session: [] }, {}];
const tags = ['Sessions'];
const rejected = errorResponse('The request does not come from a page of the server.', notSameOrigin());
const failures = {
  403: rejected,
  429: shared('TooManyRequests'),
  431: shared('HeadersTooLarge'),
  500: shared('InternalServerError'),
  503: shared('Unavailable'),
};

/** The description of the routes that sign browsers in and out. */
export function describeSession(schemas: Record<string, Schema>) {
  const reply = (description: string) => ({
    description,
    headers: headersOf(['X-Request-Id']),
    content: { 'application/json': { schema: REPLY, example: exampleOf(REPLY, schemas) } },
  });
  return {
    get: {
      operationId: 'getSession',
      tags,
      summary: 'Get the session',
      description: `Who is signed in. ${SAME_ORIGIN}`,
      security: OPTIONAL,
      responses: { 200: reply('The session, or null.'), ...failures },
    },
    post: {
      operationId: 'signIn',
      tags,
      summary: 'Sign in',
      description: `Signs a browser in with an API key, and sets a cookie that has the access of the key. A session ends 12 hours after its last request, 30 days after it began, or when the key is revoked. ${SAME_ORIGIN}`,
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: SIGN_IN, example: exampleOf(SIGN_IN, schemas) } },
      },
      responses: {
        201: reply('The new session.'),
        400: errorResponse(
          'The request is invalid. `errors` lists all validation errors.',
          invalid('body', [{ path: 'key', message: 'Required: expected string', code: 'required' }]),
          'ValidationError',
        ),
        401: errorResponse('The API key is unknown or revoked.', new Failure('unauthorized', 'Unknown API key')),
        413: tooLargeResponse(DEFAULT_BODY_MIB),
        ...failures,
        429: {
          ...errorResponse('Too many failed attempts from this address.', tooManyAttempts(12)),
          headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
        },
      },
    },
    delete: {
      operationId: 'signOut',
      tags,
      summary: 'Sign out',
      description: `Ends the session and clears the cookie. ${SAME_ORIGIN}`,
      security: OPTIONAL,
      responses: {
        204: { description: 'The browser is signed out.', headers: headersOf(['X-Request-Id']) },
        ...failures,
      },
    },
  };
}
