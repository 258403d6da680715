import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { guardedEnv } from './guarded-env.ts';

export interface ServerProcess {
  child: ChildProcess;
  baseUrl: string;
  /** Its standard output. */
  output: string;
  demoKey: string | undefined;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the server in a separate process, directly or through npm, and waits for its banner. */
export async function startServerProcess(
  env: Record<string, string>,
  [command, ...args]: [string, ...string[]] = [process.execPath, 'src/main.ts'],
): Promise<ServerProcess> {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...guardedEnv,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready:\n${errors}`)));
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (/Docs {2}\S+\n/.test(output) && output.endsWith('\n\n')) done();
    });
  });
  return {
    child,
    output,
    baseUrl: /API {3}(\S+)\/v1\n/.exec(output)?.[1] ?? '',
    demoKey: /Key {3}(\S+)/.exec(output)?.[1],
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}
