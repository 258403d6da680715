import { KEEP_REPLIES_MS } from '../../domain/shared/idempotency.ts';
import { deleteExpiredReplies } from '../../storage/idempotent-replies.ts';
import type { Context } from '../context.ts';

/** Deletes replies that are no longer returned. Returns the number deleted. */
export function purgeReplies({ database }: Context): Promise<number> {
  return deleteExpiredReplies(database, KEEP_REPLIES_MS);
}
