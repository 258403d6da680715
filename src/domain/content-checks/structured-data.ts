import type { Page } from './page.ts';

export interface StructuredData {
  isPresent: boolean;
  /** Whether every block of JSON-LD is JSON. */
  parses: boolean;
  isSchemaOrg: boolean;
  /** Whether it describes content, not only the site. */
  hasContentType: boolean;
  /** Whether an item has a name and another property. */
  hasDetails: boolean;
  /** Whether it declares that the page, or a part of it, is not free. */
  isPaid: boolean;
  types: ReadonlySet<string>;
}

/** Types that only describe the site. */
const SITE_TYPES = new Set([
  'WebSite',
  'WebPage',
  'BreadcrumbList',
  'SearchAction',
  'ListItem',
  'ImageObject',
  'EntryPoint',
]);
const NAMES = ['name', 'headline'];
const DETAILS =
  'author datePublished dateModified offers mainEntity itemListElement acceptedAnswer address startDate recipeIngredient description aggregateRating'.split(
    ' ',
  );
/** More than any page needs. The rest is not read. */
const MOST_NODES = 10_000;

/** The start and the end of a CDATA section or a comment around a script. */
const WRAPPER = /^\s*(?:\/[/*])?\s*<!(?:\[CDATA\[|--)\s*(?:\*\/)?|(?:\/[/*])?\s*(?:\]\]|--)>\s*(?:\*\/)?\s*;?\s*$/g;

type Node = Record<string, unknown>;

export function readStructuredData({ jsonLd, microdata }: Page): StructuredData {
  const blocks = jsonLd.map(parse);
  // A wrapper is a mistake, but readers of structured data remove it.
  const readable = jsonLd.map((text, i) => blocks[i] ?? parse(text.replace(WRAPPER, '')));
  const nodes = listNodes(readable.filter((block) => block !== undefined));
  const types = new Set([...nodes.flatMap(typesOf), ...microdata.types.map(lastPart)]);
  const contexts = nodes.flatMap((node) => JSON.stringify(node['@context'] ?? ''));
  const properties = [...nodes.map((node) => Object.keys(node)), microdata.properties];
  return {
    isPresent: nodes.length > 0 || microdata.types.length > 0,
    parses: blocks.every((block) => block !== undefined),
    isSchemaOrg: [...contexts, ...microdata.types, ...microdata.contexts].some((context) =>
      /\bschema\.org\b/i.test(context),
    ),
    hasContentType: [...types].some((type) => type !== '' && !SITE_TYPES.has(type)),
    hasDetails: properties.some((names) => hasAny(names, NAMES) && hasAny(names, DETAILS)),
    isPaid: nodes.some(({ isAccessibleForFree }) =>
      /^(?:https?:\/\/schema\.org\/)?(?:false|no)$/i.test(String(isAccessibleForFree)),
    ),
    types,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every object in the data, including `@graph` and nested ones. */
function listNodes(roots: unknown[]): Node[] {
  const nodes: Node[] = [];
  const waiting = [...roots];
  while (waiting.length > 0 && nodes.length < MOST_NODES) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const item of value.slice(0, MOST_NODES)) waiting.push(item);
    else if (typeof value === 'object' && value !== null) {
      if ('@type' in value || '@context' in value) nodes.push(value);
      for (const item of Object.values(value)) if (typeof item === 'object') waiting.push(item);
    }
  }
  return nodes;
}

function typesOf(node: Node): string[] {
  return [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map(lastPart);
}

function lastPart(type: string): string {
  return type.trim().split(/[/#:]/).at(-1) ?? '';
}

function hasAny(names: string[], wanted: string[]): boolean {
  return wanted.some((name) => names.includes(name));
}
