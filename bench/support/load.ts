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
  /** An unaccepted response aborts the benchmark, so a server that fails fast does not count as fast. */
  accepts: (status: number, body: string) => boolean;
}

const CONNECTIONS = 16;

/** Keeps every connection busy for the duration. Returns the responses per second. */
export async function runLoad(load: Load, seconds: number): Promise<{ requests: number; rate: number }> {
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

/** Uses undici's low-level interface: on a small machine, the load generator competes with the server for CPU time. */
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
        else fail(new Error(`${load.origin} returned ${status}: ${body}`));
      },
      onResponseError(_controller, error) {
        fail(error);
      },
    });
  });
}
