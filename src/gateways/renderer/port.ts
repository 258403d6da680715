/** Shows pages in a browser. */
export interface Renderer {
  /** Whether there is a browser, and what to do if there is none. */
  readState: () => BrowserState;
  /** Never throws for what a page does: that is the outcome. */
  render: (url: string, options: RenderOptions) => Promise<Rendering>;
  close: () => Promise<void>;
}

export type BrowserState = { browser: 'available' } | { browser: 'missing'; hint: string };

export interface RenderOptions {
  userAgent: string;
  /** Sent with every request of the page. */
  headers: Record<string, string>;
  /** For everything, the wait for a turn included. */
  deadlineMs: number;
}

/** The page after its scripts ran, or why there is none. */
export type Rendering = { html: string } | { reason: string };
