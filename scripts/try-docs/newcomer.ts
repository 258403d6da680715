import { createServer } from 'node:net';

const KEPT =
  /^(HOME|USER|LANG|TERM|TMPDIR|(https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|npm_config_(cache|registry))$/i;

/** None of npm's own variables, none of our settings, and the machine's own Node: whoever is new has no other. */
export function newcomersEnv({ PATH = '', ...all }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = PATH.split(':').filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => KEPT.test(name))),
    PATH: folders.join(':'),
  };
}

export async function requireFree(port: number): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer().once('error', () =>
      fail(new Error(`Port ${port} is taken: stop what listens there.`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()));
  });
}
