import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPorts, listen } from '../../src/rest/server.ts';
import { freePort } from '../../src/storage/postgres/embedded/server.ts';

const host = '127.0.0.1';

test('ports that are free can be used afterward', async () => {
  const port = await freePort();
  await checkPorts([
    { host, port, setting: 'PORT' },
    { host, port: 0, setting: 'METRICS_PORT' },
  ]);
  const server = await listen((_, res) => void res.end(), { host, port });
  expect(server.port).toBe(port);
  await server.close(0);
});

test.each(['PORT', 'METRICS_PORT', 'HEALTH_PORT'] as const)(
  'a port in use is reported with its setting: %s',
  async (setting) => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, host, done));
    const { port } = other.address() as { port: number };
    await expect(checkPorts([{ host, port, setting }])).rejects.toMatchObject({
      name: 'Failure',
      message: `${setting} ${port} is already in use. Set ${setting} to another port, or to 0 to use any free port.`,
    });
    other.close();
  },
);

test('two settings with the same port are reported', async () => {
  const port = await freePort();
  const ports = [
    { host, port, setting: 'PORT' as const },
    { host, port, setting: 'METRICS_PORT' as const },
  ];
  await expect(checkPorts(ports)).rejects.toThrow(`METRICS_PORT ${port} is already in use`);
  // The first is closed again.
  await checkPorts(ports.slice(0, 1));
});
