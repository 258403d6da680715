import { createServer } from 'node:net';

const KEPT =
  /^(HOME|USER|LANG|TERM|TMPDIR|(https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|npm_config_(cache|registry))$/i;

/** Removes npm's variables, Sightline's settings and `node_modules` from the environment, as on a new user's machine. */
export function cleanEnv({ PATH = '', ...all }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = PATH.split(':').filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => KEPT.test(name))),
    PATH: folders.join(':'),
  };
}

export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer().once('error', () =>
      fail(new Error(`Port ${port} is in use. Stop the process that listens on it.`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()));
  });
}
