import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'demo-key';

export async function readDemoKey(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, NAME), 'utf8').catch(() => null);
  return text?.trim() ?? null;
}

export async function writeDemoKey(dataDir: string, key: string): Promise<void> {
  await writeFile(join(dataDir, NAME), `${key}\n`, { mode: 0o600 });
}
