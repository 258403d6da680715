import { readCombined } from './combined.ts';
import { decodeAgent, decodePath } from './encodings.ts';
import { stripEnvelope } from './envelope.ts';
import { FIELD_ALIASES, FIXED_ALIASES } from './field-aliases.ts';
import { createFieldReader, createFind, isText, parseObject } from './fields.ts';
import type { LogRecord, ReadRecord } from './record.ts';

/** Names that a connector uses instead of the usual ones. */
export type FieldMap = { [Field in keyof typeof FIELD_ALIASES]?: string | undefined };

/** Fields in which log shippers and container runtimes put unparsed lines. */
const findWholeLine = createFind(
  ['log', 'message', 'MESSAGE', 'msg', 'line', 'textPayload', 'event.original', 'body', '_raw'],
  isText,
);

/** Reads records written as JSON, by their usual names or by those of the map. */
export function createJsonReader(fieldMap: FieldMap): ReadRecord {
  const mapped = Object.entries(fieldMap).filter(([, name]) => name !== undefined);
  const readFields = createFieldReader({
    ...FIELD_ALIASES,
    ...FIXED_ALIASES,
    ...Object.fromEntries(mapped.map(([field, name]) => [field, [name]])),
  });

  function readObject(object: object): LogRecord | null {
    const record = readFields(object);
    if (record === null) return null;
    // Akamai encodes everything that is not plain ASCII, and omits the slash at the beginning.
    record.target = decodePath(record.target);
    if (!record.target.startsWith('/') && Object.hasOwn(object, 'reqPath')) record.target = completePath(record.target);
    record.userAgent = decodeAgent(record.userAgent);
    return record;
  }
  function readWholeLine(object: object): LogRecord | null {
    const line = findWholeLine(object);
    if (typeof line !== 'string') return null;
    const text = stripEnvelope(line.trim());
    const inner = text.startsWith('{') ? parseObject(text) : null;
    return inner ? readObject(inner) : readCombined(text);
  }
  return (line) => {
    const text = line.startsWith('{') ? line : stripEnvelope(line);
    const object = text.startsWith('{') || text.startsWith(' ') ? parseObject(text) : null;
    if (object === null) return null;
    return readObject(object) ?? readWholeLine(object);
  };
}

/** `pricing` is `/pricing`, and `-` is the home page. */
function completePath(path: string): string {
  return /^(?:[A-Z]+ |https?:)/.test(path) ? path : `/${path.replace(/^-(?=$|\?)/, '')}`;
}
