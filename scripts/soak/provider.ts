import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { perplexityBody } from '../../test/support/engine-bodies.ts';

/** `slow` responds after 20 s, `failing` with an error, and `dead` closes every connection. */
export type ProviderMode = 'normal' | 'slow' | 'failing' | 'dead';

export interface SoakProvider {
  url: string;
  mode: ProviderMode;
  /** The number of answers that were sent in full, by question. Each of them is paid for. */
  answered: Map<string, number>;
  close: () => void;
}

const LATENCY_MS = { normal: 50, slow: 20_000, failing: 50, dead: 0 };

/** An answer engine in Perplexity's format. */
export async function startProvider(): Promise<SoakProvider> {
  const answered = new Map<string, number>();
  const server = createServer((req, res) => {
    if (provider.mode === 'dead') {
      req.socket.destroy();
      return;
    }
    const { mode } = provider;
    const reply = (sent: string) => {
      if (mode === 'failing') {
        res.writeHead(500).end();
        return;
      }
      const { input } = JSON.parse(sent) as { input: string };
      res.setHeader('content-type', 'application/json').end(JSON.stringify(perplexityBody()), () => {
        answered.set(input, (answered.get(input) ?? 0) + 1);
      });
    };
    // A caller that was killed does not wait for a response.
    text(req).then(
      (sent) => setTimeout(() => res.destroyed || reply(sent), LATENCY_MS[mode]),
      () => {},
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider: SoakProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'normal',
    answered,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
