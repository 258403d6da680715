import { expect, test } from 'vitest';
import { chooseBuffers, chooseSharedMemory, memoryOf } from '../../../src/storage/postgres/embedded/shared-memory.ts';

const GIB = 1024 ** 3;

test.for([
  [0.5, 128],
  [1, 128],
  [4, 512],
  [16, 2048],
  [256, 2048],
] as const)('PostgreSQL keeps an eighth of %d GiB, within limits: %d MB', ([memory, megabytes]) => {
  expect(chooseBuffers(memory * GIB)).toBe(megabytes);
});

test('the limit of a container counts, unless there is none', () => {
  expect(memoryOf(2 * GIB, 16 * GIB)).toBe(2 * GIB);
  expect(memoryOf(0, 16 * GIB)).toBe(16 * GIB);
  expect(memoryOf(2 ** 63, 16 * GIB)).toBe(16 * GIB);
});

test.runIf(process.platform === 'linux')('a folder without shared memory is not used', async () => {
  expect(await chooseSharedMemory('/folder/that/does/not/exist')).toEqual({
    shared_buffers: expect.stringMatching(/^\d+MB$/),
    dynamic_shared_memory_type: 'sysv',
  });
});
