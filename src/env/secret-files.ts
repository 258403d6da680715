import { readFileSync } from 'node:fs';
import type { Setting, Source } from './reader.ts';

/** Adds the secrets that are stored in files: `NAME_FILE` is the path of the file that contains `NAME`. */
export function readSecretFiles(table: Record<string, Setting>, source: Source, problems: string[]): Source {
  const secrets = Object.keys(table).filter((name) => table[name]?.secret);
  const found: Source = {};
  for (const name of secrets) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    if (source[name]) problems.push(`${name} and ${name}_FILE must not both be set`);
    else found[name] = readSecret(`${name}_FILE`, path, problems);
  }
  return { ...source, ...found };
}

function readSecret(setting: string, path: string, problems: string[]): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret === '') problems.push(`${setting} points to an empty file: ${path}`);
    return secret;
  } catch (error) {
    problems.push(`${setting} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
