/** Writes openapi.json from the router. With --check, fails if the committed file differs instead of writing it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createOpenApiDocument } from '../src/rest/openapi/document.ts';

const FILE = 'openapi.json';
const text = `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, 'utf8') !== text) {
  process.stderr.write(`${FILE} does not match the router. Run: npm run openapi\n`);
  process.exitCode = 1;
}
