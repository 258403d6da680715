import type { Page } from './pages.ts';

/** Part of an answer with the pages that it cites. */
export interface Passage {
  text: string;
  cites: Page[];
}

export type Block =
  | { type: 'paragraph'; passages: Passage[] }
  | { type: 'list'; items: Passage[] }
  | { type: 'table'; rows: string[][] };
