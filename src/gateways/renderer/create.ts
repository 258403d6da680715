import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Allowance } from '../../domain/web/fetch-allowance.ts';
import { createNetwork, type Network } from '../web/network.ts';
import { startProxy } from '../web/proxy.ts';
import { reachOf } from '../web/reach.ts';
import { createTurns } from '../web/turns.ts';
import { type BrowserProgram, findBrowser } from './find-browser.ts';
import { type LaunchLimits, launchBrowser, type RunningBrowser } from './launch.ts';
import type { BrowserState, Renderer, RenderOptions } from './port.ts';
import { printPage } from './print-page.ts';
import { launchReasonOf, reasonOf } from './reasons.ts';
import { silence } from './silence.ts';
import { visitPage } from './visit-page.ts';

export interface RendererOptions {
  /** Path of the browser; null for the system browser. */
  chromiumPath: string | null;
  /** Non-public addresses that pages are allowed to reach. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<RendererLimits>;
  /** Called with each failed start. Callers receive a sentence without details of this machine. */
  onLaunchError?: (error: unknown) => void;
}

export interface RendererLimits extends LaunchLimits {
  /** Number of pages after which a browser is replaced. */
  pages: number;
  /** Idle time after which it is closed. */
  idleMs: number;
  /** How long to wait for a page that keeps changing. */
  settleMs: number;
}

/** Limits of one page. */
type Limits = Pick<RenderOptions, 'deadlineMs' | 'signal'>;

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
  onLaunchError = () => {},
}: RendererOptions): Renderer {
  const settled = { ...LIMITS, ...limits };
  const turns = createTurns(AT_ONCE, 0);
  const proxy = lazily(() => startProxy({ reach: reachOf(silence(network), allow) }));
  /** Why the browser did not start the last time; null if it did. */
  let launchHint: string | null = null;
  let current: { running: Promise<RunningBrowser>; pages: number; users: number; isOver: boolean } | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function start(found: BrowserProgram): Promise<RunningBrowser> {
    try {
      const { url } = await proxy.get();
      const running = await launchBrowser(found, url, settled);
      launchHint = null;
      return running;
    } catch (error) {
      launchHint = `The browser does not start: ${launchReasonOf(error)}`;
      onLaunchError(error);
      throw error;
    }
  }
  /** A start that fails is repeated once: on a busy machine, the first one can take too long. */
  async function open(found: BrowserProgram) {
    clearTimeout(idle);
    if (current === null || current.isOver || current.pages >= settled.pages) {
      if (current !== null) retire(current);
      const running = start(found).catch(() => start(found));
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
  function leave(taken: NonNullable<typeof current>): void {
    taken.users--;
    if (taken.isOver) retire(taken);
    else if (taken.users === 0) idle = setTimeout(retire, settled.idleMs, taken).unref();
  }

  /** Does something with a page in the browser. */
  async function use<Outcome>(
    found: BrowserProgram,
    { signal, deadlineMs }: Limits,
    work: (browser: Browser) => Promise<Outcome>,
  ): Promise<Outcome | { reason: string }> {
    const taken = await open(found);
    try {
      const started = taken.running.catch((error: unknown) => {
        taken.isOver = true;
        return { reason: launchReasonOf(error) };
      });
      const running = await unlessAborted(signal, started);
      if ('reason' in running) return running;
      // A page that hangs, crashes or is abandoned can leave the browser in any state.
      return await unlessAborted(signal, within(deadlineMs, work(running.browser))).catch((error: unknown) => {
        taken.isOver = true;
        signal?.throwIfAborted();
        return { reason: reasonOf(error) };
      });
    } finally {
      leave(taken);
    }
  }

  /** Waits for a turn. */
  async function useInTurn<Outcome>(
    { signal, deadlineMs }: Limits,
    purpose: string,
    work: (browser: Browser, deadlineMs: number) => Promise<Outcome>,
  ): Promise<Outcome | { reason: string }> {
    const program = findBrowser(chromiumPath);
    if ('hint' in program) return { reason: `no browser is available. ${program.hint} to enable ${purpose}` };
    const ms = Math.floor(deadlineMs);
    return turns(signal)('browser', () =>
      use(program, { ...(signal && { signal }), deadlineMs: ms }, (browser) => work(browser, ms)),
    );
  }

  return {
    readState(): BrowserState {
      const program = findBrowser(chromiumPath);
      if ('hint' in program) return { browser: 'missing', hint: program.hint };
      return launchHint === null ? { browser: 'available' } : { browser: 'failing', hint: launchHint };
    },
    render: (url, options) =>
      useInTurn(options, 'rendering', (browser, deadlineMs) =>
        visitPage(browser, url, { ...options, deadlineMs, settleMs: settled.settleMs }),
      ),
    print: (url, options) =>
      useInTurn(options, 'printing', (browser, deadlineMs) => printPage(browser, url, deadlineMs)),
    async close() {
      clearTimeout(idle);
      const last = current;
      current = null;
      await last?.running.then(({ end }) => end()).catch(() => {});
      await proxy.close();
    },
  };
}

/** Created when it is first needed, and again after a failure. */
function lazily<T extends { close: () => Promise<void> }>(make: () => Promise<T>) {
  let made: Promise<T> | null = null;
  async function makeOnce(): Promise<T> {
    try {
      return await make();
    } catch (error) {
      made = null;
      throw error;
    }
  }
  return {
    get: () => (made ??= makeOnce()),
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

/** Stops waiting when the signal aborts, and throws its reason. */
async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return work;
  work.catch(() => {});
  const over = new AbortController();
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { signal: over.signal });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}
