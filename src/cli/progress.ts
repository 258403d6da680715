import type { Terminal } from './terminal.ts';

const WIDTH = 30;

export interface Bar {
  show: (progress: { done: number; total: number; unit?: string }) => void;
  clear: () => void;
}

/** A line that is drawn again and again, where a person looks on; nothing in a file or a pipe. */
export function drawBar({ err, isWatched }: Terminal): Bar {
  if (!isWatched) return { show: () => {}, clear: () => {} };
  return {
    show({ done, total, unit = '' }) {
      const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
      err(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}${unit}`);
    },
    clear: () => err('\r\x1b[K'),
  };
}
