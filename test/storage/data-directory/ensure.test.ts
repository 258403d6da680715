import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from '../../../src/services/demo/ensure.ts';
import { attachEmbeddedPostgres } from '../../../src/storage/postgres/embedded/attach.ts';
import { startTestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-data-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const messageFor = (path: string) => `DATA_DIR must be a directory that this user can write to, and ${path} is not: `;

describe('DATA_DIR', () => {
  test.each(['file', 'file/below'])('that is a file or below one is reported: %s', async (name) => {
    const dataDir = join(folder, name);
    await expect(attachEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringContaining(messageFor(dataDir)),
    });
  });

  test('whose database files cannot be read is reported, and they are not replaced', async () => {
    const dataDir = join(folder, 'foreign');
    // A directory in place of the password: even root cannot read it as a file.
    await mkdir(join(dataDir, 'postgres/sightline.password'), { recursive: true });
    await expect(attachEmbeddedPostgres({ dataDir })).rejects.toThrow('EISDIR');
  });

  test.skipIf(process.getuid?.() === 0)('that this user cannot write to is reported', async () => {
    const dataDir = join(folder, 'locked');
    await mkdir(dataDir);
    await chmod(dataDir, 0o500);
    await expect(attachEmbeddedPostgres({ dataDir })).rejects.toThrow(messageFor(dataDir));
  });

  test('that cannot store the demo key is reported before a demo workspace is created', async () => {
    const server = await startTestApp();
    const before = await execute(server.databaseUrl, 'SELECT id FROM "Workspace"');
    await expect(ensureDemo(server.app.context, join(folder, 'file'))).rejects.toThrow(
      messageFor(join(folder, 'file')),
    );
    expect(await execute(server.databaseUrl, 'SELECT id FROM "Workspace"')).toEqual(before);
    await server.close();
  });
});
