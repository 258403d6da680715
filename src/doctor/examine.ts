import type { Env } from '../env.ts';
import { checkDatabase } from './database.ts';
import { checkEngines } from './engines.ts';
import type { Finding } from './finding.ts';
import { checkBrowser, checkDisk, checkNode, checkPort, checkVersion } from './machine.ts';
import { checkMail } from './mail.ts';

/** Checks everything that Sightline needs. Nothing is changed, and no call costs money. */
export async function examine(env: Env, now: () => Date): Promise<Finding[]> {
  return [
    checkVersion(env.commit),
    checkNode(),
    await checkPort(env),
    await checkDisk(env.dataDir),
    ...(await checkDatabase(env, now)),
    ...(await checkEngines(env.engines)),
    checkBrowser(env.chromiumPath),
    await checkMail(env.mail),
  ];
}
