/** Renders pages in a browser. */
export interface Renderer {
  /** Whether there is a browser, and what to do if there is none. */
  readState: () => BrowserState;
  /** Never throws for errors of a page; they are part of the outcome. */
  render: (url: string, options: RenderOptions) => Promise<Rendering>;
  close: () => Promise<void>;
}

export type BrowserState = { browser: 'available' } | { browser: 'missing'; hint: string };

export interface RenderOptions {
  userAgent: string;
  /** Sent with every request of the page. */
  headers: Record<string, string>;
  /** Time limit for the page, from its start. */
  deadlineMs: number;
  /** Aborts waiting for a slot and throws its reason. */
  signal?: AbortSignal;
}

/** The page after its scripts ran, before and after it was scrolled to its end. */
export interface RenderedPage {
  html: string;
  scrolledHtml: string;
}

/** The page, or why there is none. */
export type Rendering = RenderedPage | { reason: string };
