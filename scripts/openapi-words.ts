/**
 * Compares openapi.json in the working tree with a git revision (default: HEAD), ignoring text written for people. Fails
 * and lists the differences if anything else has changed: `npm run openapi:words -- v0.1.0`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findDifferences, removeWords } from './openapi-words/compare.ts';

const FILE = 'openapi.json';
const MAX_BYTES = 64 * 1024 * 1024;

const revision = process.argv[2] ?? 'HEAD';
const before = execFileSync('git', ['show', `${revision}:${FILE}`], { encoding: 'utf8', maxBuffer: MAX_BYTES });
const after = readFileSync(FILE, 'utf8');
const differences = findDifferences(removeWords(JSON.parse(before)), removeWords(JSON.parse(after)));

if (differences.length === 0) {
  process.stdout.write(`${FILE} has the same structure as in ${revision}\n`);
} else {
  process.stderr.write(`${FILE} differs in structure from ${revision}:\n${differences.join('\n')}\n`);
  process.exitCode = 1;
}
