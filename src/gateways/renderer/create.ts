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
  /** The program of the browser; null for that of the system. */
  chromiumPath: string | null;
  /** What pages may reach although it is not public. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<RendererLimits>;
}

export interface RendererLimits extends LaunchLimits {
  /** A browser that has shown so many pages is replaced. */
  pages: number;
  /** One that has had nothing to do for so long is ended. */
  idleMs: number;
  /** How long a page may go on loading after it stands. */
  settleMs: number;
}

const LIMITS: RendererLimits = {
  launchMs: 15_000,
  memoryBytes: 1500 * 1024 * 1024,
  pages: 50,
  idleMs: 30_000,
  settleMs: 4_000,
};
/** A page keeps about two cores busy. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** One browser for all pages. It starts with the first, is replaced after many or after a fault, and ends when it is idle. */
export function createRenderer({
  chromiumPath,
  allow,
  network = createNetwork(),
  limits = {},
}: RendererOptions): Renderer {
  const settled = { ...LIMITS, ...limits };
  const program = findBrowser(chromiumPath);
  const turns = createTurns(AT_ONCE, 0);
  const proxy = lazily(() => startProxy({ reach: reachOf(silence(network), allow) }));
  let state: BrowserState = 'hint' in program ? { browser: 'missing', hint: program.hint } : { browser: 'available' };
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
  /** Whoever still looks at a page in it goes first. */
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
        state = { browser: 'missing', hint: `The browser does not start: ${reasonOf(error)}` };
        throw error;
      });
      state = { browser: 'available' };
      const html = await within(
        deadlineMs,
        visitPage(browser, url, { ...options, deadlineMs, settleMs: settled.settleMs }),
      );
      return { html };
    } catch (error) {
      // A page that hangs or crashes may have left anything behind.
      own.isOver = true;
      return { reason: reasonOf(error) };
    } finally {
      leave(own);
    }
  }

  return {
    readState: () => state,
    async render(url, options) {
      if ('hint' in program) return { reason: `there is no browser. ${program.hint}` };
      const signal = AbortSignal.timeout(Math.max(0, options.deadlineMs));
      const started = performance.now();
      const inTurn = turns(signal);
      try {
        return await inTurn('browser', () =>
          show(program, url, options, options.deadlineMs - (performance.now() - started)),
        );
      } catch (error) {
        if (error === signal.reason) return { reason: 'the browser was busy with other pages' };
        throw error;
      }
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

/** Made when it is first asked for. */
function lazily<T extends { close: () => Promise<void> }>(make: () => Promise<T>) {
  let made: Promise<T> | null = null;
  return {
    get: () => (made ??= make()),
    close: async () => (await made)?.close(),
  };
}

/** A script that never stops answers no question: the wait for it ends all the same. */
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
