/** Limits how much work runs at once, in total and per key. Work that has to wait starts in order; keys take turns. */
export interface Gate {
  /** Waits for a slot and returns the function that frees it. Aborting the signal ends the wait with its reason. */
  enter: (key: string, signal?: AbortSignal) => Promise<() => void>;
  /** Takes a slot that is free now. Null if work would have to wait. */
  tryEnter: (key: string) => (() => void) | null;
  run: <Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  countWaiting: (key: string) => number;
}

export interface GateOptions {
  /** Maximum number of slots over all keys. */
  total?: number;
  /** Maximum number of slots of a key. A function receives the number of keys in use. */
  perKey?: number | ((keysInUse: number) => number);
  /** How long a key counts as in use after its last work. */
  lingerMs?: number;
  /** Spaces the starts of a key. */
  createPace?: () => Pace;
  clock?: Clock;
}

export interface Pace {
  /** When the next piece of work may start; a moment in the past means at once. */
  nextStart: (now: number) => number;
  recordStart: (now: number) => void;
}

/** The clock. Tests replace it. */
export interface Clock {
  now: () => number;
  /** Runs a callback after a number of milliseconds. Returns a function that cancels it. */
  wait: (ms: number, callback: () => void) => () => void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  wait(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
const SWEEP_MS = 100;

interface Line {
  key: string;
  running: number;
  waiting: Set<() => void>;
  pace: Pace | null;
  lastTurn: number;
  lastUse: number;
  cancelTimer: (() => void) | null;
}

export function createGate(options: GateOptions): Gate {
  const { total = Number.POSITIVE_INFINITY, perKey = Number.POSITIVE_INFINITY, lingerMs = 0, clock = CLOCK } = options;
  const lines = new Map<string, Line>();
  let running = 0;
  let turns = 0;
  let lastSweep = Number.NEGATIVE_INFINITY;

  function lineOf(key: string): Line {
    const now = clock.now();
    if (now - lastSweep >= SWEEP_MS) sweep(now);
    let line = lines.get(key);
    if (!line) {
      const pace = options.createPace?.() ?? null;
      line = { key, running: 0, waiting: new Set(), pace, lastTurn: 0, lastUse: now, cancelTimer: null };
      lines.set(key, line);
    }
    line.lastUse = now;
    return line;
  }

  function sweep(now: number): void {
    lastSweep = now;
    for (const [key, line] of lines) {
      const isIdle = line.running === 0 && line.waiting.size === 0;
      if (isIdle && now - line.lastUse >= lingerMs && (line.pace?.nextStart(now) ?? 0) <= now) lines.delete(key);
    }
  }

  function hasRoom(line: Line): boolean {
    return running < total && line.running < (typeof perKey === 'number' ? perKey : perKey(lines.size));
  }

  /** Starts the first of a line if the limits allow it. */
  function startNext(line: Line): boolean {
    line.cancelTimer?.();
    line.cancelTimer = null;
    const [start] = line.waiting;
    if (!start || !hasRoom(line)) return false;
    const now = clock.now();
    const next = line.pace?.nextStart(now) ?? 0;
    if (next > now) {
      line.cancelTimer = clock.wait(next - now, () => advance(line));
      return false;
    }
    line.waiting.delete(start);
    takeSlot(line, now);
    start();
    return true;
  }

  function takeSlot(line: Line, now: number): void {
    line.running++;
    running++;
    line.lastTurn = ++turns;
    line.pace?.recordStart(now);
  }

  function advance(line: Line): void {
    if (Number.isFinite(total)) return advanceAll();
    while (startNext(line)) continue;
  }

  /** The line whose last turn is longest ago comes first. */
  function advanceAll(): void {
    while (running < total) {
      const waiting = [...lines.values()].filter((line) => line.waiting.size > 0);
      if (!waiting.toSorted((one, other) => one.lastTurn - other.lastTurn).some(startNext)) return;
    }
  }

  function leave(line: Line): void {
    line.running--;
    running--;
    line.lastUse = clock.now();
    advance(line);
  }

  async function enter(key: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const line = lineOf(key);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        line.waiting.delete(start);
        advance(line);
        reject(signal?.reason as Error);
      };
      line.waiting.add(start);
      signal?.addEventListener('abort', cancel, { once: true });
      advance(line);
    });
    return createExit(line);
  }

  function createExit(line: Line): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave(line);
    };
  }

  return {
    enter,
    tryEnter(key) {
      const line = lineOf(key);
      const now = clock.now();
      if (line.waiting.size > 0 || !hasRoom(line) || (line.pace?.nextStart(now) ?? 0) > now) return null;
      takeSlot(line, now);
      return createExit(line);
    },
    async run(key, work, signal) {
      const exit = await enter(key, signal);
      try {
        return await work();
      } finally {
        exit();
      }
    },
    countWaiting: (key) => lines.get(key)?.waiting.size ?? 0,
  };
}
