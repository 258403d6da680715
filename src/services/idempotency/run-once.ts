import {
  fingerprintInput,
  KEEP_REPLIES_MS,
  otherRequestWithKey,
  requestInProgress,
} from '../../domain/shared/idempotency.ts';
import { findReply, holdKey, type IdempotentReply, saveReply } from '../../storage/idempotent-replies.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { CallerContext } from '../context.ts';

export interface IdempotentRequest<Input> {
  key: string;
  operation: string;
  /** Another name of the operation in stored replies. */
  formerName?: string | undefined;
  input: Input;
  /** Fields of the output that are shown once. They are not stored. */
  secrets: readonly string[];
}

/**
 * Does the work of a request once for each key. The reply is stored in the transaction of the work: if the process ends in
 * between, neither exists, and the request can be repeated.
 */
export async function runOnce<Input extends object, Output extends object>(
  context: CallerContext,
  { key, operation, formerName, input, secrets }: IdempotentRequest<Input>,
  work: (context: CallerContext, input: Input) => Promise<Output>,
): Promise<{ output: Output; isReplayed: boolean }> {
  const owner = { apiKeyId: context.caller.keyId, key };
  const fingerprint = fingerprintInput(operation, input);
  return runInTransaction(context.database, { workspaceId: workspaceOf(input), ...owner }, async (tx) => {
    if (!(await holdKey(tx, owner))) throw requestInProgress();
    const stored = await findReply(tx, owner, KEEP_REPLIES_MS);
    if (stored && !isReplyTo(stored, [operation, formerName], input)) throw otherRequestWithKey();
    if (stored) return { output: stored.output as Output, isReplayed: true };
    const output = await work({ ...context, database: tx }, input);
    await saveReply(tx, owner, { fingerprint, output: omitSecrets(output, secrets) });
    return { output, isReplayed: false };
  });
}

function isReplyTo({ fingerprint }: IdempotentReply, names: (string | undefined)[], input: object): boolean {
  return names.some((name) => name !== undefined && Buffer.from(fingerprintInput(name, input)).equals(fingerprint));
}

/** A request that names no workspace takes turns with those of the same key. */
function runInTransaction<Result>(
  database: Database,
  { workspaceId, apiKeyId }: { workspaceId: string | null; apiKeyId: string },
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  if (workspaceId === null) return database.transaction(work, apiKeyId);
  return database.workspaceTransaction(workspaceId, work);
}

function workspaceOf(input: { workspaceId?: string; id?: string }): string | null {
  return input.workspaceId ?? input.id ?? null;
}

function omitSecrets(output: object, secrets: readonly string[]): object {
  if (secrets.length === 0) return output;
  const kept = Object.entries(output).filter(([name]) => !secrets.includes(name));
  return { ...Object.fromEntries(kept), omittedSecrets: secrets };
}
