import { type LogRecord, readStatus } from './record.ts';

/** What a record is made of. */
export type Field = 'time' | 'host' | 'path' | 'userAgent' | 'status' | 'address' | 'id';

/** The names that a field may have, the best first. Dots lead into objects. */
export type FieldNames = Readonly<Record<Field, readonly string[]>>;

type Find = (record: object) => unknown;

/** Reads objects by the names of their fields; null where the user agent or the path is missing. */
export function createFieldReader(names: FieldNames): (record: object) => LogRecord | null {
  const findTime = createFind(names.time, isGiven);
  const findStatus = createFind(names.status, isGiven);
  const [findHost, findPath, findAgent, findAddress, findId] = [
    names.host,
    names.path,
    names.userAgent,
    names.address,
    names.id,
  ].map((each) => createFind(each, isText)) as [Find, Find, Find, Find, Find];

  return (record) => {
    const userAgent = textOf(findAgent(record));
    const target = userAgent === null ? null : textOf(findPath(record));
    if (userAgent === null || target === null) return null;
    return {
      time: findTime(record),
      host: textOf(findHost(record)),
      target,
      userAgent,
      status: readStatus(findStatus(record)),
      address: textOf(findAddress(record)),
      id: textOf(findId(record)),
    };
  };
}

/** Parses a line that should hold one object. */
export function parseObject(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Finds the first of the names that the record has a wanted value for; of a list of values the first counts. */
export function createFind(names: readonly string[], isWanted: (value: unknown) => boolean): Find {
  const paths = names.map((name) => ({ name, parts: name.split('.') }));
  return (record) => {
    for (const { name, parts } of paths) {
      const value = Object.hasOwn(record, name) ? record[name as keyof typeof record] : follow(record, parts);
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (isWanted(first)) return first;
    }
    return null;
  };
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

function isGiven(value: unknown): boolean {
  return typeof value === 'number' || isText(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
