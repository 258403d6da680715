import pg from 'pg';

/** By type OID. The driver parses arrays character by character, and arrays of bytea are long. */
const PARSERS = new Map<number, (text: string) => unknown>([[1001, parseByteaArray]]);

/** How the driver converts values of PostgreSQL. */
export const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  (format === 'binary' ? undefined : PARSERS.get(type)) ?? pg.types.getTypeParser(type, format);

/** `{"\\x00ff",NULL}` */
function parseByteaArray(text: string): (Buffer | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : Buffer.from(item.slice('"\\\\x'.length, -1), 'hex')));
}
