import { knownSites } from '../../../data.ts';
import { EXAMPLE_KINDS, type ExampleKind } from '../../../domain/citations/domain-categories/tables.ts';

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
  return EXAMPLE_KINDS.flatMap((kind) => {
    const examples = knownSites.listExamples().filter((example) => example.kind === kind);
    const found = [country, 'world'].flatMap((where) => examples.filter((example) => example.country === where));
    return found.map(({ host }, index) => ({ kind, address: `${host}/${PATHS[kind][index % PATHS[kind].length]}` }));
  });
}
