import { z } from 'zod';

type Node = Record<string, unknown>;

/** Keywords that providers reject with a 400. They are added to descriptions instead, and zod validates the answer. */
const UNSUPPORTED = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
].concat(['minItems', 'maxItems', 'uniqueItems', 'pattern', 'format']);
const DROPPED = new Set([...UNSUPPORTED, '$schema', 'default']);

/** The JSON Schema subset that both providers accept: objects are closed, all fields are required, and there are no limits. */
export function toProviderSchema(schema: z.ZodObject): Node {
  return adapt(z.toJSONSchema(schema, { io: 'input' }));
}

function adapt(node: Node): Node {
  const kept = Object.entries(node)
    .filter(([key]) => !DROPPED.has(key))
    .map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, adaptValue(key, value)]);
  const limits = UNSUPPORTED.filter((key) => key in node && !isDefaultBound(node[key]));
  const description = [node.description, ...limits.map((key) => `${key}: ${String(node[key])}`)]
    .filter(Boolean)
    .join('; ');
  return {
    ...Object.fromEntries(kept),
    ...(description && { description }),
    ...(isNode(node.properties) && { required: Object.keys(node.properties), additionalProperties: false }),
  };
}

function adaptValue(key: string, value: unknown): unknown {
  // Field names are not keywords: a field may be called `format`.
  if ((key === 'properties' || key === '$defs') && isNode(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isNode(field) ? adapt(field) : field]),
    );
  }
  if (Array.isArray(value)) return value.map((item: unknown) => (isNode(item) ? adapt(item) : item));
  return isNode(value) ? adapt(value) : value;
}

/** zod adds the range of safe integers if no range is specified. */
function isDefaultBound(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
