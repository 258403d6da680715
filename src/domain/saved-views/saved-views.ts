import { Failure, quotaExhausted } from '../shared/failures.ts';

/** A screen of the dashboard with its filters, saved by name. */
export interface SavedView {
  id: string;
  reportId: string;
  name: string;
  /** The path of the screen below the report. Empty for the overview. */
  screen: string;
  /** The query of the address, without "?". */
  query: string;
  createdDate: string;
  updatedDate: string;
}

export const MOST_VIEWS = 100;
export const LONGEST_VIEW_QUERY = 2000;

export function requireRoomForView(count: number): void {
  if (count >= MOST_VIEWS) throw quotaExhausted(`A report can have at most ${MOST_VIEWS} views. Delete one first.`);
}

export function viewExists(): Failure {
  return new Failure('conflict', 'The report already has a view with this name. Use another name.');
}
