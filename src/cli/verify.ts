import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { Verification } from '../domain/bundles/verify.ts';
import { readBundleLine } from '../schemas/reports/bundles.ts';
import type { Terminal } from './terminal.ts';
import { printer } from './with-app.ts';

interface Options {
  root?: string;
  json?: boolean;
}

export function verifyCommand(terminal: Terminal): Command {
  return new Command('verify')
    .description('recompute the statistics of a bundle from its answers and compare; needs no database')
    .argument('<file>', 'a file that the command bundle wrote')
    .option('--root <hash>', 'the root hash that the bundle must have')
    .option('--json', 'print JSON, with the recomputed statistics')
    .action(async (file: string, { root, json }: Options) => {
      const verification = await verifyFile(file, root?.toLowerCase() ?? null);
      terminal.out(`${printer(json, describe)(verification)}\n`);
      if (!verification.isValid) throw new CommanderError(1, 'sightline.bundleInvalid', 'The bundle is not valid');
    });
}

async function verifyFile(file: string, expected: string | null): Promise<Verification> {
  // The detection of brands takes long to load, and no other command needs it.
  const [{ createVerifier }, { ordinaryWords }] = await Promise.all([
    import('../domain/bundles/verify.ts'),
    import('../data.ts'),
  ]);
  const verifier = createVerifier(ordinaryWords);
  const digest = createHash('sha256');
  const unreadable: string[] = [];
  let number = 0;
  for await (const bytes of readLines(file)) {
    number++;
    const line = decode(bytes);
    if (line === null) unreadable.push(`Line ${number} is not a line of a bundle`);
    else verifier.add(line);
    if (line?.type !== 'root') digest.update(bytes);
    // Every byte of the last line is verified as well.
    else if (bytes.toString() !== `${JSON.stringify(line)}\n`) unreadable.push('The last line was changed');
  }
  const verification = verifier.finish(digest.digest('hex'), expected);
  const problems = [...unreadable, ...verification.problems];
  return { ...verification, isValid: verification.isValid && problems.length === 0, problems };
}

function decode(bytes: Buffer): ReturnType<typeof readBundleLine> {
  try {
    return readBundleLine(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Lines including their line breaks, with the exact bytes of the file. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

const MOST_DIFFERENCES = 20;

function describeExperiments(experiments: number): string {
  if (experiments === 0) return '';
  return experiments === 1 ? ' and an experiment' : ` and ${experiments} experiments`;
}

function describe({ isValid, root, answers, experiments, problems, differences, statistics }: Verification): string {
  const shown = differences.slice(0, MOST_DIFFERENCES).map(({ country, path, stored, recomputed }) => {
    const scope = country ?? 'all countries';
    return `  ${scope}: ${path} is ${JSON.stringify(stored)}, recomputed ${JSON.stringify(recomputed)}`;
  });
  const more = differences.length - shown.length;
  return [
    `Root hash ${root}`,
    `Recomputed ${statistics.length} sets of statistics${describeExperiments(experiments)} from ${answers} answers`,
    ...problems.map((problem) => `PROBLEM: ${problem}`),
    ...(differences.length > 0 ? [`PROBLEM: ${differences.length} statistics differ:`] : []),
    ...shown,
    ...(more > 0 ? [`  and ${more} more`] : []),
    isValid ? 'Valid: all statistics match' : 'NOT VALID',
  ].join('\n');
}
