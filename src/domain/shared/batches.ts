/** Rows of the first batch, and the bounds of every batch. */
export const FIRST_BATCH = 1_000;
const SMALLEST_BATCH = 1;
const LARGEST_BATCH = 20_000;

/** How long a batch should take. It leaves a wide margin to the limit of a statement on a busy server. */
const TARGET_MS = 250;

/** The number of rows for the next batch, after a batch of `rows` took `ms`. It at most doubles, and shrinks at once. */
export function nextBatchSize(rows: number, ms: number): number {
  const ideal = Math.round((rows * TARGET_MS) / Math.max(1, ms));
  return Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, Math.min(ideal, rows * 2)));
}

/** The number of rows to retry with after a batch was canceled. Null if a single row takes too long. */
export function reducedBatchSize(rows: number): number | null {
  return rows > SMALLEST_BATCH ? Math.max(SMALLEST_BATCH, Math.floor(rows / 4)) : null;
}
