import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { rgPath } from '@vscode/ripgrep';

/** How long ripgrep takes, on one thread, to count names (and a regular expression) in a file; in seconds. */
export async function timeRipgrep(
  file: string,
  patterns: readonly string[],
): Promise<{ seconds: number; matches: number }> {
  const list = `${file}.patterns`;
  await writeFile(list, patterns.join('\n'));
  const started = performance.now();
  const child = spawn(rgPath, ['-j1', '--count-matches', '-i', '-f', list, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ripgrep ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, matches: Number(output) };
}
