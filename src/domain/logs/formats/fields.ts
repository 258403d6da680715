import { remember } from '../count/remember.ts';
import { readWebHost } from './hosts.ts';
import { type LogRecord, readStatus } from './record.ts';

/** The parts of a record. */
export type Field =
  | 'time'
  | 'host'
  | 'path'
  | 'query'
  | 'method'
  | 'userAgent'
  | 'referrer'
  | 'status'
  | 'address'
  | 'forwarded'
  | 'id';

/** The names that a field may have, in order of preference. Dots lead into objects. */
export type FieldNames = Readonly<Partial<Record<Field, readonly string[]>>>;

/** No key contains it. */
const SEPARATOR = '\n';

type Find = (record: object) => unknown;
type FindText = (record: object) => string | null;

type ReadFields = (record: object) => LogRecord | null;

/**
 * Reads objects by the names of their fields; null if the user agent or the path is missing. The records of a log have few
 * different sets of keys: each set is read only by the names that it can contain.
 */
export function createFieldReader(names: FieldNames): ReadFields {
  const readers = remember((keys: string) => createPlainReader(selectNames(names, new Set(keys.split(SEPARATOR)))));
  let last = { keys: [] as string[], read: readers('') };
  return (record) => {
    const keys = Object.keys(record);
    // Most records have the keys of the previous one: comparing them is faster than composing a text to look up.
    if (!areEqual(keys, last.keys)) last = { keys, read: readers(keys.join(SEPARATOR)) };
    return last.read(record);
  };
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}

/** The names that an object with these keys can contain. */
function selectNames(names: FieldNames, keys: ReadonlySet<string>): FieldNames {
  const canContain = (name: string) => keys.has(name) || keys.has(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(names).map(([field, all]) => [field, all.filter(canContain)]));
}

function createPlainReader(names: FieldNames): ReadFields {
  const findTime = createFind(names.time ?? [], isGiven);
  const findStatus = createFind(names.status ?? [], isGiven);
  const findHost = createFind(names.host ?? [], isHost) as FindText;
  const textOf = (field: Field) => createFind(names[field] ?? [], isText) as FindText;
  const findPath = textOf('path');
  const findQuery = textOf('query');
  const findAgent = textOf('userAgent');
  const findReferrer = textOf('referrer');
  const findMethod = textOf('method');
  const findAddress = textOf('address');
  const findForwarded = createForwarded(names.forwarded ?? []);
  const findId = textOf('id');

  return (record) => {
    const userAgent = findAgent(record);
    const path = userAgent === null ? null : findPath(record);
    if (userAgent === null || path === null) return null;
    return {
      time: findTime(record),
      host: findHost(record),
      target: withQuery(path, findQuery(record)),
      method: findMethod(record),
      userAgent,
      referrer: findReferrer(record),
      status: readStatus(findStatus(record)),
      address: findAddress(record),
      forwarded: findForwarded(record),
      id: findId(record),
    };
  };
}

/** A path with the query that some logs store separately. */
export function withQuery(path: string, query: string | null): string {
  return query === null || query === '-' || path.includes('?') ? path : `${path}?${query.replace(/^\?/, '')}`;
}

/** Parses a line that should contain one object. */
export function parseObject(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Finds the first name with an accepted value in the record; for a list, the first value is used. */
export function createFind(names: readonly string[], isAccepted: (value: unknown) => boolean): Find {
  const paths = names.map((name) => ({ name, parts: name.split('.') }));
  return (record) => {
    for (const { name, parts } of paths) {
      const value = valueOf(record, name, parts);
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (isAccepted(first)) return first;
    }
    return null;
  };
}

/** All headers that proxies can set, in one list. The most reliable comes last: the rightmost address wins. */
function createForwarded(names: readonly string[]): FindText {
  const paths = names.map((name) => ({ name, parts: name.split('.') }));
  return (record) => {
    // A header that was sent several times is a list of its values.
    const found = paths.toReversed().flatMap(({ name, parts }) => valueOf(record, name, parts));
    const values = found.filter((value) => isText(value) && value !== '-');
    return values.length === 0 ? null : values.join(', ');
  };
}

function valueOf(record: object, name: string, parts: readonly string[]): unknown {
  return Object.hasOwn(record, name) ? record[name as keyof typeof record] : follow(record, parts);
}

function follow(record: object, parts: readonly string[]): unknown {
  if (parts.length === 1) return undefined;
  let value: unknown = record;
  for (const part of parts) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = value[part as keyof typeof value];
  }
  return value;
}

export function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

const readKnownHost = remember(readWebHost);

/** Log shippers write the name of their machine to the field that servers use for the website. */
function isHost(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && readKnownHost(value) !== null;
}

function isGiven(value: unknown): boolean {
  return typeof value === 'number' || isText(value);
}
