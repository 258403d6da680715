import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../../domain/shared/failures.ts';

/** A page of another site cannot send this header without a preflight request, which the server does not allow. */
const CLIENT_HEADER = 'x-sightline-client';

/**
 * Whether a page of this server sent the request. Browsers say so in `Sec-Fetch-Site`, but not over plain HTTP except on
 * loopback. There, `Origin` is missing from reads, and only our own header remains.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin !== undefined)
    return origin === `http://${headers.host}` || (publicUrl !== null && origin === originOf(publicUrl));
  return headers[CLIENT_HEADER] === '1';
}

function originOf(url: string): string {
  return new URL(url).origin;
}

export function notSameOrigin(): Failure {
  return new Failure(
    'forbidden',
    'Sessions can only be used by pages of this server. Behind a proxy, PUBLIC_URL must be the address in the browser. Other clients send "X-Sightline-Client: 1".',
  );
}
