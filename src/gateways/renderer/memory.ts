import { readdir, readFile } from 'node:fs/promises';

/** The child process whose command line contains this text; null if there is none, or no /proc. */
export async function findChild(mark: string): Promise<number | null> {
  for (const pid of await childrenOf(process.pid)) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(mark)) return pid;
  }
  return null;
}

/** Bytes that a process and all its descendants use privately. */
export async function measureMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const lines = ['RssAnon', 'RssShmem'].map((key) =>
    Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0),
  );
  const others = await Promise.all((await childrenOf(pid)).map(measureMemory));
  return [...lines.map((kB) => kB * 1024), ...others].reduce((sum, bytes) => sum + bytes, 0);
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists
    .flatMap((list) => list.trim().split(' '))
    .filter((name) => name !== '')
    .map(Number);
}
