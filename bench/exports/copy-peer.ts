import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { readCopyMessages } from '../../src/storage/postgres/copy/read.ts';

export interface Peer {
  name: string;
  run: () => Promise<void>;
}

/** `psql \copy` of the same query to /dev/null, or COPY through the driver if psql is not installed. */
export async function findPeer(url: string, statement: string): Promise<Peer> {
  if (await hasPsql()) return { name: 'psql \\copy', run: () => runPsql(url, statement) };
  return { name: 'COPY through pg', run: () => runCopy(url, statement) };
}

async function hasPsql(): Promise<boolean> {
  const child = spawn('psql', ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A command of psql is one line. */
async function runPsql(url: string, statement: string): Promise<void> {
  const child = spawn('psql', [url, '-X', '-q', '-v', 'ON_ERROR_STOP=1'], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(`${statement.replace(/^COPY/, '\\copy').replace(/\s+/g, ' ')}\n`);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`psql exited with ${code}`);
}

async function runCopy(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await readCopyMessages(client, statement, () => {});
  await client.end();
}
