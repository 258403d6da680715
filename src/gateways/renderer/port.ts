/** Renders pages in a browser. */
export interface Renderer {
  /** Whether there is a browser and it starts, and what to do if not. The next page starts a failing browser again. */
  readState: () => BrowserState;
  /** Never throws for errors of a page; they are part of the outcome. */
  render: (url: string, options: RenderOptions) => Promise<Rendering>;
  /** Prints a page of this server. The page and what it loads come from the origin of `url`; nothing else is reachable. */
  print: (url: string, options: PrintOptions) => Promise<Printing>;
  close: () => Promise<void>;
}

export type BrowserState = { browser: 'available' } | { browser: 'missing' | 'failing'; hint: string };

export interface RenderOptions {
  userAgent: string;
  /** Sent with every request of the page. */
  headers: Record<string, string>;
  /** Time limit for the page, from its start. */
  deadlineMs: number;
  /** Aborts waiting for a turn, for the browser and for the page, and throws its reason. */
  signal?: AbortSignal;
}

export interface PrintOptions {
  /** Time limit for the page, from its start. */
  deadlineMs: number;
  /** Aborts waiting for a turn, for the browser and for the page, and throws its reason. */
  signal?: AbortSignal;
}

/** The page after its scripts ran, before and after it was scrolled to its end. */
export interface RenderedPage {
  /** Of the last response for the page itself. */
  status: number;
  html: string;
  scrolledHtml: string;
}

/** The page, or why there is none. */
export type Rendering = RenderedPage | { reason: string };

/** The document, or why there is none. */
export type Printing = { pdf: Uint8Array } | { reason: string };
