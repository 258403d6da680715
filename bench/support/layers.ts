import { runLoad } from './load.ts';
import type { Profile } from './probe.ts';
import type { Candidate } from './rounds.ts';

export interface LayerProfile {
  name: string;
  /** Microseconds per response. */
  layers: Record<string, number>;
}

type Node = Profile['nodes'][number];

const PROFILE_SECONDS = 2;
const NODE = 'Node';
const IDLE = 'idle';

/** First match wins. */
const LAYERS: [layer: string, path: RegExp][] = [
  ['Prisma client', /@prisma\/client|\/storage\/prisma\/|^wasm:/],
  ['pg and its adapter', /node_modules\/(@prisma\/|pg\/|pg-(pool|protocol|types|int8)|pgpass|postgres-)/],
  ['tRPC', /node_modules\/@trpc\//],
  ['trpc-openapi', /node_modules\/trpc-openapi\//],
  ['zod', /node_modules\/zod\//],
  ['pino', /node_modules\/(pino|sonic-boom|@pinojs)/],
  ['helmet', /node_modules\/helmet\//],
  ['rate limiter', /node_modules\/rate-limiter-flexible\//],
  ['Express and its dependencies', /node_modules\/(?!pg-boss|ulid)/],
  ['rest', /\/src\/rest\//],
  ['routers', /\/src\/routers\//],
  ['services, schemas, domain', /\/src\/(services|schemas|domain)\/|ulid/],
  ['storage', /\/src\/storage\//],
  ['bare handler', /\/bench\/http\//],
  [IDLE, /\/bench\/support\//],
  [NODE, /^node:/],
];

/** Profiles the CPU time per response of each candidate, by layer. */
export async function profileLayers(candidates: Candidate[]): Promise<LayerProfile[]> {
  const profiles: LayerProfile[] = [];
  for (const { name, server, load } of candidates) {
    let requests = 0;
    const profile = await server.profile(async () => {
      ({ requests } = await runLoad(load, PROFILE_SECONDS));
    });
    const times = [...timeByLayer(profile)].map(([layer, time]) => [layer, time / requests]);
    profiles.push({ name, layers: Object.fromEntries(times) });
  }
  return profiles;
}

/**
 * Returns the CPU time in microseconds by layer. Time in Node and the language runtime is charged to the layer that called it.
 * The rest stays with Node: request parsing, sockets, the event loop.
 */
function timeByLayer(profile: Profile): Map<string, number> {
  const selfTimes = new Map<number, number>();
  profile.samples?.forEach((id, i) => selfTimes.set(id, (selfTimes.get(id) ?? 0) + (profile.timeDeltas?.[i] ?? 0)));

  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = new Map<string, number>();
  function charge(node: Node, caller: string): void {
    const layer = layerOf(node, caller);
    if (layer !== IDLE) times.set(layer, (times.get(layer) ?? 0) + (selfTimes.get(node.id) ?? 0));
    for (const id of node.children ?? []) {
      const child = nodes.get(id);
      if (child) charge(child, layer);
    }
  }
  const [root] = profile.nodes;
  if (root) charge(root, NODE);
  return times;
}

function layerOf({ callFrame: { functionName, url } }: Node, caller: string): string {
  if (functionName === '(idle)') return IDLE;
  if (functionName === '(garbage collector)') return 'garbage collector';
  const layer = LAYERS.find(([, path]) => path.test(url))?.[0] ?? NODE;
  return layer === NODE ? caller : layer;
}
