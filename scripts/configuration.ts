/** Writes the tables of docs/guides/configuration.md and .env.example from the definitions of the settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { providerSettings } from '../src/env/providers.ts';
import type { Setting } from '../src/env/reader.ts';
import { serverSettings } from '../src/env/server.ts';

const GUIDE = 'docs/guides/configuration.md';
const EXAMPLE = '.env.example';

let guide = readFileSync(GUIDE, 'utf8');
for (const table of [serverSettings, providerSettings]) {
  const [first = ''] = Object.keys(table);
  const rows = new RegExp(`^\\| \`${first}\`.*\n(\\|.*\n)*`, 'm');
  guide = guide.replace(rows, () => `${Object.entries<Setting>(table).map(writeRow).join('\n')}\n`);
}
writeFileSync(GUIDE, guide);

const [head = ''] = readFileSync(EXAMPLE, 'utf8').split('\n\n');
const settings = Object.entries<Setting>({ ...serverSettings, ...providerSettings });
writeFileSync(EXAMPLE, `${head}\n\n${settings.map(writeExample).join('\n')}`);

function writeRow([name, { default: value, about }]: [string, Setting]): string {
  return `| \`${name}\` |${value ? ` \`${value}\`` : ''} | ${about} |`;
}

function writeExample([name, { default: value, about }]: [string, Setting]): string {
  return `# ${about}\n#${name}=${value}\n`;
}
