import { createServer } from 'node:net';

export interface PortState {
  state: 'free' | 'sightline' | 'used' | 'failed';
  detail: string;
}

const TIMEOUT_MS = 3_000;

/** Whether a server could listen there, or what already listens there. */
export async function probePort(host: string, port: number): Promise<PortState> {
  const error = await tryListening(host, port);
  if (error === null) return { state: 'free', detail: '' };
  if (error.code !== 'EADDRINUSE') return { state: 'failed', detail: error.message };
  const version = await readVersion(host, port).catch(() => null);
  return version === null ? { state: 'used', detail: '' } : { state: 'sightline', detail: version };
}

function tryListening(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

async function readVersion(host: string, port: number): Promise<string | null> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const response = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/v1/health`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  const isOurs = typeof body === 'object' && body !== null && 'version' in body && 'queue' in body;
  return isOurs ? String(body.version) : null;
}
