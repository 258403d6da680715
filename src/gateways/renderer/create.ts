import { availableParallelism } from 'node:os';
import type { Allowance } from '../../domain/web/fetch-allowance.ts';
import { createNetwork, type Network } from '../web/network.ts';
import { startProxy } from '../web/proxy.ts';
import { reachOf } from '../web/reach.ts';
import { createTurns } from '../web/turns.ts';
import { type BrowserProgram, findBrowser } from './find-browser.ts';
import { type LaunchLimits, launchBrowser, type RunningBrowser } from './launch.ts';
import type { BrowserState, Renderer, Rendering, RenderOptions } from './port.ts';
import { reasonOf } from './reasons.ts';
import { silence } from './silence.ts';
import { visitPage } from './visit-page.ts';

export interface RendererOptions {
  /** Path of the browser; null for the system browser. */
  chromiumPath: string | null;
  /** Non-public addresses that pages are allowed to reach. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<RendererLimits>;
}

export interface RendererLimits extends LaunchLimits {
  /** Number of pages after which a browser is replaced. */
  pages: number;
  /** Idle time after which it is closed. */
  idleMs: number;
  /** How long to wait for a page that keeps changing. */
  settleMs: number;
}

const LIMITS: RendererLimits = {
  launchMs: 15_000,
  memoryBytes: 1500 * 1024 * 1024,
  pages: 50,
  idleMs: 30_000,
  settleMs: 6_000,
};
/** A page keeps about two cores busy. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * One browser for all pages. It starts with the first, is replaced after many pages or after an error, and is closed when it is
 * idle. It is located each time, so that a browser that is installed later is found.
 */
export function createRenderer({
  chromiumPath,
  allow,
  network = createNetwork(),
  limits = {},
}: RendererOptions): Renderer {
  const settled = { ...LIMITS, ...limits };
  const turns = createTurns(AT_ONCE, 0);
  const proxy = lazily(() => startProxy({ reach: reachOf(silence(network), allow) }));
  /** Why the browser did not start the last time; null if it did. */
  let launchHint: string | null = null;
  let current: { running: Promise<RunningBrowser>; pages: number; users: number; isOver: boolean } | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function open(found: BrowserProgram) {
    clearTimeout(idle);
    if (current === null || current.isOver || current.pages >= settled.pages) {
      if (current !== null) retire(current);
      const running = proxy.get().then(({ url }) => launchBrowser(found, url, settled));
      current = { running, pages: 0, users: 0, isOver: false };
    }
    current.pages++;
    current.users++;
    return current;
  }
  /** It is closed after its last page. */
  function retire(old: NonNullable<typeof current>): void {
    old.isOver = true;
    if (current === old) current = null;
    if (old.users === 0) void old.running.then(({ end }) => end()).catch(() => {});
  }
  function leave(own: NonNullable<typeof current>): void {
    own.users--;
    if (own.isOver) retire(own);
    else if (own.users === 0) idle = setTimeout(retire, settled.idleMs, own).unref();
  }

  async function show(
    found: BrowserProgram,
    url: string,
    options: RenderOptions,
    deadlineMs: number,
  ): Promise<Rendering> {
    const own = await open(found);
    try {
      const { browser } = await own.running.catch((error: unknown) => {
        launchHint = `The browser does not start: ${reasonOf(error)}`;
        throw error;
      });
      launchHint = null;
      return await within(deadlineMs, visitPage(browser, url, { ...options, deadlineMs, settleMs: settled.settleMs }));
    } catch (error) {
      // A page that hangs or crashes can leave the browser in any state.
      own.isOver = true;
      return { reason: reasonOf(error) };
    } finally {
      leave(own);
    }
  }

  return {
    readState(): BrowserState {
      const program = findBrowser(chromiumPath);
      const hint = 'hint' in program ? program.hint : launchHint;
      return hint === null ? { browser: 'available' } : { browser: 'missing', hint };
    },
    async render(url, options) {
      const program = findBrowser(chromiumPath);
      if ('hint' in program) return { reason: `no browser is available. ${program.hint} to enable rendering` };
      const { signal, deadlineMs } = options;
      return turns(signal)('browser', () => show(program, url, options, Math.floor(deadlineMs)));
    },
    async close() {
      clearTimeout(idle);
      const last = current;
      current = null;
      await last?.running.then(({ end }) => end()).catch(() => {});
      await proxy.close();
    },
  };
}

/** Created when it is first needed. */
function lazily<T extends { close: () => Promise<void> }>(make: () => Promise<T>) {
  let made: Promise<T> | null = null;
  return {
    get: () => (made ??= make()),
    close: async () => (await made)?.close(),
  };
}

/** A script that never stops blocks every evaluation: the wait for it still ends. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('Timeout exceeded')), Math.max(1, ms));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
