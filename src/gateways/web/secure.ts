import type { Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { parseAddress } from '../../domain/web/addresses.ts';
import { codeOf, toFetchError } from './errors.ts';
import { FetchError } from './outcome.ts';

/** Establishes TLS. The certificate must match the host of the URL, regardless of the address. */
export function secure(socket: Socket, host: string, ca: string | undefined, signal: AbortSignal): Promise<TLSSocket> {
  const servername = parseAddress(host) === null ? host : '';
  return new Promise((done, fail) => {
    const tls = connect({ socket, host, servername, ALPNProtocols: ['http/1.1'], ...(ca === undefined ? {} : { ca }) });
    const stop = () => tls.destroy(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    tls.on('error', (error) => fail(tlsError(error)));
    tls.once('close', () =>
      fail(new FetchError({ kind: 'connection_reset' }, 'The server closed the connection unexpectedly')),
    );
    tls.once('secureConnect', () => {
      signal.removeEventListener('abort', stop);
      done(tls);
    });
  });
}

function tlsError(error: Error): FetchError {
  const known = toFetchError(error);
  if (known !== null && known.problem.kind !== 'unreachable' && known.problem.kind !== 'tls_fault') return known;
  return new FetchError({ kind: 'tls_fault' }, `No trusted TLS connection can be made: ${codeOf(error)}`);
}
