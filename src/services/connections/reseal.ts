import { isSealedBy, seal, unseal } from '../../domain/connections/seal.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { listConnections, resealConnection } from '../../storage/connections.ts';
import { readSecretFile, writeSecretFile } from '../../storage/data-directory/secret-file.ts';
import type { Context } from '../context.ts';
import { drawNonce, drawToken } from '../tokens.ts';

export interface ResealSummary {
  /** Connections that are now encrypted with the secret in use. */
  resealed: number;
  /** Connections that were already. */
  unchanged: number;
  /** Providers whose credentials none of the secrets can decrypt. */
  unreadable: string[];
}

/**
 * Encrypts every stored credential with the secret in use. `secretDirectory` is the directory of the secret if the server keeps
 * it in a file: a new secret then replaces it. The old one stays in the file until every credential is re-encrypted, so a crash
 * loses nothing.
 */
export async function resealConnections(context: Context, secretDirectory: string | null): Promise<ResealSummary> {
  if (secretDirectory !== null) await addSecret(secretDirectory);
  const secrets = await context.connections.readSecrets();
  const [current] = secrets;
  if (current === undefined) {
    throw new Failure(
      'conflict',
      'This server has no secret. Set SECRET_KEY, and SECRET_KEY_PREVIOUS to the earlier one.',
    );
  }
  const summary: ResealSummary = { resealed: 0, unchanged: 0, unreadable: [] };
  for (const { provider, sealed } of await listConnections(context.database)) {
    const text = unseal(secrets, provider, sealed);
    if (text === null) summary.unreadable.push(provider);
    else if (isSealedBy(current, sealed)) summary.unchanged++;
    else {
      const fresh = { provider, sealed: seal(current, provider, text, drawNonce()) };
      if (await resealConnection(context.database, fresh, sealed)) summary.resealed++;
    }
  }
  if (secretDirectory !== null && summary.unreadable.length === 0) await writeSecretFile(secretDirectory, [current]);
  return summary;
}

async function addSecret(directory: string): Promise<void> {
  await writeSecretFile(directory, [drawToken(), ...(await readSecretFile(directory))]);
}
