import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { BrowserProgram } from './find-browser.ts';
import { findChild, measureMemory } from './memory.ts';
import { buildSwitches } from './switches.ts';

/** A running browser, and a function to close it. */
export interface RunningBrowser {
  browser: Browser;
  /** Closes it, and kills it if necessary. */
  end: () => Promise<void>;
}

export interface LaunchLimits {
  launchMs: number;
  /** Memory limit of the browser with all its processes. */
  memoryBytes: number;
}

const CLOSE_MS = 3_000;
const LOOK_MS = 250;

const PROFILE = 'sightline-browser-';
/** No browser runs for so long. */
const LEFTOVER_MS = 24 * 3_600_000;

/** Removes the profiles of browsers whose process was killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PROFILE)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** Starts a browser with a new profile. It is killed when it uses too much memory, which callers see as an error. */
export async function launchBrowser(
  program: BrowserProgram,
  proxyUrl: string,
  limits: LaunchLimits,
): Promise<RunningBrowser> {
  await removeLeftovers();
  const profile = await mkdtemp(join(tmpdir(), PROFILE));
  try {
    if (program.userId !== null) await chown(profile, program.userId, program.userId);
    // Loaded with the first page: it takes half a second, and most processes never render one.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: program.command,
      ignoreDefaultArgs: true,
      args: [...program.prefix, ...buildSwitches({ proxyUrl, profile })],
      // The browser does not receive the environment, which includes keys.
      env: {
        HOME: profile,
        TMPDIR: profile,
        XDG_CONFIG_HOME: profile,
        XDG_CACHE_HOME: profile,
        PATH: '/usr/bin:/bin',
        LANG: 'C.UTF-8',
      },
      timeout: limits.launchMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const pid = await findChild(`--user-data-dir=${profile}`);
    const watch = pid === null ? null : watchMemory(pid, limits.memoryBytes);
    return { browser, end: () => end(browser, pid, watch, profile) };
  } catch (error) {
    await removeProfile(profile);
    throw error;
  }
}

/** A process of the browser that is still ending can write to it. What remains is removed as a leftover. */
async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}

function watchMemory(pid: number, memoryBytes: number): NodeJS.Timeout {
  const look = async () => {
    if ((await measureMemory(pid)) > memoryBytes) kill(pid);
  };
  return setInterval(() => void look(), LOOK_MS).unref();
}

async function end(browser: Browser, pid: number | null, watch: NodeJS.Timeout | null, profile: string): Promise<void> {
  if (watch !== null) clearInterval(watch);
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), CLOSE_MS);
  const timeout = new Promise<void>((done) => slow.signal.addEventListener('abort', () => done()));
  await Promise.race([browser.close().catch(() => {}), timeout]);
  clearTimeout(timer);
  if (slow.signal.aborted && pid !== null) kill(pid);
  await removeProfile(profile);
}

/** The browser is the leader of a process group with all its processes. */
function kill(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}
