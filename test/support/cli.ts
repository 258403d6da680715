import { runProgram } from '../../src/cli/program.ts';
import { readEnv } from '../../src/env.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command line as the program does, in this process. */
export async function cli(
  env: Record<string, string>,
  args: string[],
  { isInteractive = false, ask }: { isInteractive?: boolean; ask?: (question: string) => Promise<string> } = {},
): Promise<Ended> {
  const ended = { code: 0, stdout: '', stderr: '' };
  ended.code = await runProgram(args, {
    loadEnv: () => readEnv(env),
    out: (text) => (ended.stdout += text),
    err: (text) => (ended.stderr += text),
    isInteractive,
    ...(ask && { ask }),
  });
  return ended;
}
