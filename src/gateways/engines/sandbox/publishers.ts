import { EXAMPLE_TABLES, type ExampleKind } from '../../../domain/citations/domain-categories/examples.ts';

/** A host that may be cited, with a URL template. Placeholders are in braces. */
interface Publisher {
  kind: ExampleKind;
  address: string;
}

const PATHS: Record<ExampleKind, string[]> = {
  press: ['guides/{slug}', 'story/{slug}', 'best/{slug}'],
  reviews: ['categories/{slug}', 'compare/{slug}'],
  forum: ['t/{id}/{slug}', 'questions/{number}/{slug}'],
  video: ['watch?v={id}'],
  encyclopedia: ['wiki/{title}'],
  government: ['advice/{slug}'],
  education: ['library/{slug}'],
};

/** Cached, because the lists never change and every answer needs one. */
const known = new Map<string, Publisher[]>();

/** The publishers that may be cited in a country: local and international ones. */
export function publishersOf(country: string): Publisher[] {
  const publishers = known.get(country) ?? listPublishers(country);
  known.set(country, publishers);
  return publishers;
}

function listPublishers(country: string): Publisher[] {
  return (Object.keys(EXAMPLE_TABLES) as ExampleKind[]).flatMap((kind) => {
    const { table } = EXAMPLE_TABLES[kind];
    const hosts = [table[country] ?? '', table['world'] ?? ''].flatMap((list) => list.split(' ')).filter(Boolean);
    return hosts.map((host, at) => ({ kind, address: `${host}/${PATHS[kind][at % PATHS[kind].length]}` }));
  });
}
