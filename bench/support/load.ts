import { Pool } from 'undici';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Load {
  origin: string;
  next: () => LoadRequest;
  /** A server that fails fast must not be counted as fast: a reply that is refused ends the benchmark. */
  accepts: (status: number, body: string) => boolean;
}

const CONNECTIONS = 16;

/** Keeps every connection busy for a while; returns the replies per second. */
export async function putUnderLoad(load: Load, seconds: number): Promise<{ requests: number; rate: number }> {
  const pool = new Pool(load.origin, { connections: CONNECTIONS, pipelining: 1 });
  const started = performance.now();
  const end = started + seconds * 1000;
  let requests = 0;

  async function work(): Promise<void> {
    while (performance.now() < end) {
      await request(pool, load);
      requests++;
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return { requests, rate: (requests * 1000) / (performance.now() - started) };
  } finally {
    await pool.destroy();
  }
}

/** The lowest interface of the client: on a small machine, what the load costs is taken from the server. */
function request(pool: Pool, load: Load): Promise<void> {
  return new Promise((done, fail) => {
    let status = 0;
    let body = '';
    pool.dispatch(load.next(), {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        body += chunk.toString('latin1');
      },
      onResponseEnd() {
        if (load.accepts(status, body)) done();
        else fail(new Error(`${load.origin} answered ${status}: ${body}`));
      },
      onResponseError(_controller, error) {
        fail(error);
      },
    });
  });
}
