import { PERMISSIONS } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { addPermissions, findCaller } from '../../storage/api-keys.ts';
import { readOrCreateKeyFile } from '../../storage/data-directory/admin-key-file.ts';
import { isDuplicate } from '../../storage/postgres/error-codes.ts';
import type { Context } from '../context.ts';
import { drawApiKey, storeApiKey } from './create.ts';

/** Makes sure that the key in the file exists, with every permission. It manages the workspaces that it creates. */
export async function ensureAdminKey(context: Context, path: string): Promise<void> {
  const key = await readKey(path);
  const found = await findCaller(context.database, hashApiKey(key));
  if (found) {
    // Version 0.2.0 had no permission `server`.
    await addPermissions(context.database, found.keyId, PERMISSIONS);
    return;
  }
  try {
    await storeApiKey(context, key, { name: 'admin', permissions: [...PERMISSIONS], workspaceIds: [] });
    context.log.info({ path }, 'admin key created');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another process stored it in the meantime, or it was revoked, which a file does not undo.
    const isActive = await findCaller(context.database, hashApiKey(key));
    if (!isActive) context.log.warn({ path }, 'The key in ADMIN_KEY_FILE is revoked. Delete the file to get a new one');
  }
}

async function readKey(path: string): Promise<string> {
  const key = await readOrCreateKeyFile(path, drawApiKey).catch((cause: Error) => {
    throw Object.assign(new Failure('unavailable', `ADMIN_KEY_FILE cannot be used: ${cause.message}`), { cause });
  });
  if (isApiKey(key)) return key;
  throw new Failure(
    'unavailable',
    `ADMIN_KEY_FILE must contain an API key of Sightline, and ${path} does not. Delete the file to let Sightline create one.`,
  );
}
