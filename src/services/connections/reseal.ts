import { isSealedBy, seal, unseal } from '../../domain/connections/seal.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { listConnections, resealConnection } from '../../storage/connections.ts';
import { readSecretFile, writeSecretFile } from '../../storage/data-directory/secret-file.ts';
import { listSealedDestinations, resealDestination } from '../../storage/destinations.ts';
import type { Context } from '../context.ts';
import { drawNonce, drawToken } from '../tokens.ts';

export interface ResealSummary {
  /** Connections and destinations of alerts that are now encrypted with the secret in use. */
  resealed: number;
  /** Those that were already. */
  unchanged: number;
  /** Providers and destinations whose secrets none of the secrets can decrypt. */
  unreadable: string[];
}

/**
 * Encrypts every stored credential, of providers and of destinations of alerts, with the secret in use. `secretDirectory` is the directory of the secret if the server keeps
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
  for (const { purpose, sealed, save } of await listSealed(context)) {
    const text = unseal(secrets, purpose, sealed);
    if (text === null) summary.unreadable.push(purpose);
    else if (isSealedBy(current, sealed)) summary.unchanged++;
    else if (await save(seal(current, purpose, text, drawNonce()))) summary.resealed++;
  }
  if (secretDirectory !== null && summary.unreadable.length === 0) await writeSecretFile(secretDirectory, [current]);
  return summary;
}

interface Sealed {
  /** What it was sealed for. */
  purpose: string;
  sealed: string;
  /** False if it was changed in the meantime. */
  save: (fresh: string) => Promise<boolean>;
}

async function listSealed({ database }: Context): Promise<Sealed[]> {
  const connections = (await listConnections(database)).map(({ provider, sealed }) => ({
    purpose: provider,
    sealed,
    save: (fresh: string) => resealConnection(database, { provider, sealed: fresh }, sealed),
  }));
  const destinations = (await listSealedDestinations(database)).map(({ id, sealed }) => ({
    purpose: id,
    sealed,
    save: (fresh: string) => resealDestination(database, { id, sealed: fresh }, sealed),
  }));
  return [...connections, ...destinations];
}

async function addSecret(directory: string): Promise<void> {
  await writeSecretFile(directory, [drawToken(), ...(await readSecretFile(directory))]);
}
