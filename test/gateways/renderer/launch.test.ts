import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderer } from '../../../src/gateways/renderer/create.ts';
import type { Renderer } from '../../../src/gateways/renderer/port.ts';

const PAGE = 'http://127.0.0.1:9/share/x';
const LIMITS = { deadlineMs: 10_000 };
let folder: string;
let renderer: Renderer;
let errors: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-launch-'));
  // The browser runs as another user if the tests run as root.
  await chmod(folder, 0o777);
  // Profiles are created here.
  vi.stubEnv('TMPDIR', folder);
  errors = [];
});
afterEach(async () => {
  await renderer.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A renderer whose browser is a script. It records its starts. */
async function createWith(script: string, launchMs = 30_000): Promise<Renderer> {
  const chromiumPath = join(folder, 'browser');
  await writeFile(chromiumPath, `#!/bin/sh\necho started >>${folder}/starts\n${script}\n`, { mode: 0o755 });
  const onLaunchError = (error: unknown) => errors.push(error);
  return createRenderer({ chromiumPath, allow: [], limits: { launchMs }, onLaunchError });
}

const countStarts = async () => (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n').length;

describe('a browser that does not start', () => {
  test('is started twice for each page, and the reason names no path of the server', async () => {
    renderer = await createWith('exit 1');
    expect(await renderer.print(PAGE, LIMITS)).toEqual({ reason: 'the browser did not start' });
    expect(await countStarts()).toBe(2);
    expect(renderer.readState()).toEqual({
      browser: 'failing',
      hint: 'The browser does not start: the browser did not start',
    });
    const options = { ...LIMITS, userAgent: 'Test', headers: {} };
    expect(await renderer.render(PAGE, options)).toEqual({ reason: 'the browser did not start' });
    expect(await countStarts()).toBe(4);
    expect(errors).toHaveLength(4);
  });

  test.runIf(process.platform === 'linux')(
    'is reported with the error of its start if its profile cannot be removed',
    async () => {
      // A process that is left behind fills the profile while it is being removed.
      await writeFile(join(folder, 'fill'), 'i=0; while [ $i -lt 20000 ]; do : >"$HOME/$i" || exit; i=$((i+1)); done');
      renderer = await createWith(`setsid sh ${folder}/fill >/dev/null 2>&1 3>&- 4>&- &\nsleep 0.1; exit 1`);
      expect(await renderer.print(PAGE, LIMITS)).toEqual({ reason: 'the browser did not start' });
      for (const error of errors) expect(String(error)).toContain('browserType.launch');
    },
  );

  test('because it takes too long is ended', async () => {
    renderer = await createWith('exec sleep 600', 300);
    expect(await renderer.print(PAGE, LIMITS)).toEqual({ reason: 'the browser did not start in time' });
  });

  test('is not waited for after the signal, and another page waits for the same start', async () => {
    const released = join(folder, 'released');
    renderer = await createWith(`while [ ! -e ${released} ]; do sleep 0.02; done; exit 1`);
    const gone = new AbortController();
    const first = renderer.print(PAGE, { ...LIMITS, signal: gone.signal });
    await vi.waitFor(countStarts, { timeout: 150_000 });
    gone.abort(new Error('The caller left'));
    await expect(first).rejects.toThrow('The caller left');
    const second = renderer.print(PAGE, LIMITS);
    await writeFile(released, '');
    expect(await second).toEqual({ reason: 'the browser did not start' });
    expect(await countStarts()).toBe(2);
  });
});
