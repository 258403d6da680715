const WIDTH = 30;
const SHOW_EVERY_MS = 100;
const MB = 1_000_000;

export interface ProgressBar {
  show: (source: { size: number | null; position: () => number }) => void;
  clear: () => void;
}

/** Shows how far a file has been read, on one line that is drawn again and again. */
export function createProgressBar(name: string, write: (text: string) => void): ProgressBar {
  let shown = 0;
  return {
    show({ size, position }) {
      const now = performance.now();
      if (now - shown < SHOW_EVERY_MS) return;
      shown = now;
      write(`\r\u001b[K${name}  ${describe(position(), size)}`);
    },
    clear() {
      if (shown > 0) write('\r\u001b[K');
    },
  };
}

function describe(position: number, size: number | null): string {
  const megabytes = `${(position / MB).toFixed(1)} MB`;
  if (!size) return megabytes;
  // A file that grows while it is read may have more than it had.
  const share = Math.min(1, position / size);
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %  ${megabytes}`;
}
