import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { releaseOf } from '../domain/version.ts';
import type { Env } from '../env.ts';
import { probePort } from '../gateways/local-port.ts';
import { findBrowser } from '../gateways/renderer/find-browser.ts';
import type { Finding } from './finding.ts';

const OLDEST_NODE = [22, 19] as const;
const MB = 1_000_000;
const LOW_DISK_MB = 2_000;
const FULL_DISK_MB = 200;

export function checkVersion(given: string | null): Finding {
  const { version, commit } = releaseOf(given);
  return { check: 'Version', state: 'ok', message: commit ? `${version}, commit ${commit}` : version };
}

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isSupported) return { check: 'Node', state: 'ok', message: version };
  const message = `${version} is too old. Use Node ${OLDEST_NODE.join('.')} or newer. On Linux, npm ci installs it.`;
  return { check: 'Node', state: 'error', message };
}

export async function checkPort({ host, port, role }: Pick<Env, 'host' | 'port' | 'role'>): Promise<Finding> {
  const check = 'Port';
  if (role === 'worker') return { check, state: 'ok', message: 'a worker does not listen' };
  const { state, detail } = await probePort(host, port);
  if (state === 'free') return { check, state: 'ok', message: `${host}:${port} is free` };
  if (state === 'sightline')
    return { check, state: 'ok', message: `Sightline ${detail} is running on ${host}:${port}` };
  const message = state === 'used' ? 'is used by another program. Set PORT.' : `cannot be used: ${detail}`;
  return { check, state: 'error', message: `${host}:${port} ${message}` };
}

/** The directory is created at the first start, so the nearest existing parent is checked. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  for (let path = resolve(dataDir); ; path = dirname(path)) {
    const disk = await statfs(path).catch(() => null);
    if (disk) return evaluateDisk(path, Math.floor((disk.bavail * disk.bsize) / MB));
    if (path === dirname(path)) throw new Error(`No disk for ${dataDir}`);
  }
}

export function evaluateDisk(path: string, freeMb: number): Finding {
  const state = freeMb < FULL_DISK_MB ? 'error' : freeMb < LOW_DISK_MB ? 'warning' : 'ok';
  const advice = state === 'ok' ? '' : '. Free some space, or move DATA_DIR to another disk';
  return { check: 'Disk', state, message: `${freeMb} MB free at ${path}${advice}` };
}

export function checkBrowser(chromiumPath: string | null): Finding {
  const found = findBrowser(chromiumPath);
  if ('hint' in found) return { check: 'Chromium', state: 'warning', message: found.hint };
  return { check: 'Chromium', state: 'ok', message: found.prefix.at(-1) ?? found.command };
}
