import type { Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { parseAddress } from '../../domain/web/addresses.ts';
import { codeOf, faultOf } from './errors.ts';
import { FetchError } from './outcome.ts';

/** TLS over a connection; the certificate must be for the host of the URL, whatever address was dialled. */
export function secure(socket: Socket, host: string, ca: string | undefined, signal: AbortSignal): Promise<TLSSocket> {
  const servername = parseAddress(host) === null ? host : '';
  return new Promise((done, fail) => {
    const tls = connect({ socket, host, servername, ALPNProtocols: ['http/1.1'], ...(ca === undefined ? {} : { ca }) });
    const stop = () => tls.destroy(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    tls.on('error', (error) => fail(tlsError(error)));
    tls.once('close', () => fail(new FetchError({ kind: 'connection_reset' }, 'The server broke the connection off')));
    tls.once('secureConnect', () => {
      signal.removeEventListener('abort', stop);
      done(tls);
    });
  });
}

function tlsError(error: Error): FetchError {
  const known = faultOf(error);
  if (known !== null && known.fault.kind !== 'unreachable' && known.fault.kind !== 'tls_fault') return known;
  return new FetchError({ kind: 'tls_fault' }, `No trusted TLS connection can be made: ${codeOf(error)}`);
}
