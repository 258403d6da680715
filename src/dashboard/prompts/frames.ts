const waiting = new Set<() => void>();

/** Runs one function per frame, in order, so that a fast scroll does not render many sections in one long task. */
export function runInFrame(run: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(runNext);
  waiting.add(run);
}

function runNext(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
  }
  if (waiting.size > 0) requestAnimationFrame(runNext);
}
