/** What a semicolon does not end: comments, strings, quoted names, dollar quotes, and bodies of SQL functions. */
const QUOTED =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|\bBEGIN ATOMIC\b[\s\S]*?\bEND\b(?=\s*;)/g;

/** Splits a script into its statements. Citus runs a statement that changes tables on its nodes only if it is sent alone. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  const masked = sql.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length));
  for (let end = masked.indexOf(';'); end >= 0; end = masked.indexOf(';', start)) {
    if (masked.slice(start, end).trim() !== '') statements.push(sql.slice(start, end + 1).trim());
    start = end + 1;
  }
  if (masked.slice(start).trim() !== '') statements.push(sql.slice(start).trim());
  return statements;
}
