import type { Terminal } from './terminal.ts';

const WIDTH = 30;

export interface Bar {
  show: (progress: { done: number; total: number; unit?: string }) => void;
  clear: () => void;
}

/** A progress bar. Draws nothing if the output is not a terminal. */
export function drawBar({ err, isInteractive }: Terminal): Bar {
  if (!isInteractive) return { show: () => {}, clear: () => {} };
  return {
    show({ done, total, unit = '' }) {
      const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
      err(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}${unit}`);
    },
    clear: () => err('\r\x1b[K'),
  };
}
