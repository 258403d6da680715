import { deepStrictEqual } from 'node:assert';
import type { Candidate } from '../support/rounds.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Subject } from './subject.ts';

const REST_READ = '/v1/workspaces';
const TRPC_READ = `/trpc/workspaces.list?input=${encodeURIComponent('{}')}`;
const TRPC_WRITE = '/trpc/tags.create';

type Servers = Record<'bare' | 'sightline' | 'limited', ServerProcess>;

export async function createReads({ bare, sightline, limited }: Servers, subject: Subject): Promise<Candidate[]> {
  const read = await createRead(bare, subject);
  return [
    await read('bare', bare, REST_READ),
    await read('REST', sightline, REST_READ),
    await read('tRPC', sightline, TRPC_READ, (value) => (value as { result: { data: unknown } }).result.data),
    await read('REST, rate limited', limited, REST_READ),
  ];
}

/** The same read on a server without metrics and on one with metrics. */
export async function createMetricsReads(
  { plain, measured }: Record<'plain' | 'measured', ServerProcess>,
  subject: Subject,
): Promise<Candidate[]> {
  const read = await createRead(plain, subject);
  return [await read('without metrics', plain, REST_READ), await read('with metrics', measured, REST_READ)];
}

/** Every candidate must return the same workspaces as the peer, and the same bytes each time. */
async function createRead(peer: ServerProcess, { key }: Subject) {
  const headers = { authorization: `Bearer ${key}` };
  const body = await readText(peer.origin + REST_READ, headers);

  return async (name: string, server: ServerProcess, path: string, unwrap = (value: unknown) => value) => {
    const expected = await readText(server.origin + path, headers);
    deepStrictEqual(unwrap(JSON.parse(expected)), JSON.parse(body), `${name} must return the same as its peer`);
    return {
      name,
      server,
      load: {
        origin: server.origin,
        next: () => ({ method: 'GET' as const, path, headers }),
        accepts: (status: number, text: string) => status === 200 && text === expected,
      },
    };
  };
}

/** Every tag has a unique name, and the response must contain it with an id. */
export function createWrites(
  { bare, sightline }: Omit<Servers, 'limited'>,
  { key, workspaceId }: Subject,
): Candidate[] {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  let written = 0;

  function write(name: string, server: ServerProcess, path: string, wanted: number, own: object): Candidate {
    const reply = new RegExp(`"id":"tag_\\w{26}","workspaceId":"${workspaceId}","name":"Tag \\d+","color":"gold"`);
    return {
      name,
      server,
      load: {
        origin: server.origin,
        next: () => ({
          method: 'POST',
          path,
          headers,
          body: JSON.stringify({ ...own, name: `Tag ${++written}`, color: 'gold' }),
        }),
        accepts: (status, text) => status === wanted && reply.test(text),
      },
    };
  }
  const restWrite = `/v1/workspaces/${workspaceId}/tags`;
  return [
    write('bare', bare, restWrite, 201, {}),
    write('REST', sightline, restWrite, 201, {}),
    write('tRPC', sightline, TRPC_WRITE, 200, { id: workspaceId }),
  ];
}

async function readText(url: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(url, { headers })).text();
}
