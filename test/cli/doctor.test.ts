import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateDatabase } from '../../src/doctor/database.ts';
import type { Finding } from '../../src/doctor/finding.ts';
import { checkNode, evaluateDisk } from '../../src/doctor/machine.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { createTestDatabase, execute } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';

let server: TestApp;
let provider: Server;
let providerUrl: string;
const asked: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  provider = createServer((req, res) => {
    asked.push(`${req.method} ${req.url?.split('?')[0]}`);
    const isKnown = req.headers.authorization === 'Bearer good' || req.headers['x-api-key'] === 'good';
    res.writeHead(isKnown ? 200 : 401).end('{}');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  provider.close();
});

const portOf = (url: string) => new URL(url).port;

async function examine(env: Record<string, string>): Promise<{ code: number; findings: Finding[] }> {
  const base = { DATABASE_URL: server.databaseUrl, PORT: '0', DATA_DIR: tmpdir(), CHROMIUM_PATH: process.execPath };
  const { code, stdout } = await cli({ ...base, ...env }, ['doctor', '--json']);
  return { code, findings: JSON.parse(stdout) };
}

const find = (findings: Finding[], check: string) => findings.find((finding) => finding.check === check);

describe('doctor', () => {
  test('connects to the mail server, and reports why it cannot be used', async () => {
    const mailServer = await startMailServer();
    const { port } = mailServer.settings.server;
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'reports@agency.example' };
    expect(find((await examine(settings)).findings, 'Mail')).toEqual({
      check: 'Mail',
      state: 'ok',
      message: `127.0.0.1:${port}, from reports@agency.example`,
    });
    await mailServer.close();
    const { code, findings } = await examine(settings);
    expect(find(findings, 'Mail')).toMatchObject({
      state: 'error',
      message: expect.stringMatching(/ECONNREFUSED.*Check SMTP_URL/),
    });
    expect(code).toBe(1);
  });

  test('exits with 0 if there are only warnings, and prints what to do', async () => {
    const { code, findings } = await examine({ CHROMIUM_PATH: '/nowhere/chromium' });
    expect(find(findings, 'Chromium')).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('CHROMIUM_PATH'),
    });
    expect(find(findings, 'Engines')).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('simulated'),
    });
    expect(find(findings, 'Database')).toMatchObject({ state: 'ok', message: expect.stringMatching(/^PostgreSQL \d/) });
    expect(find(findings, 'Clock')?.state).toBe('ok');
    expect(find(findings, 'Mail')).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(/^SMTP_URL is not set/),
    });
    expect(findings.map(({ state }) => state)).not.toContain('error');
    expect(code).toBe(0);
  });

  test('prints a table for people', async () => {
    const { stdout } = await cli({ DATABASE_URL: server.databaseUrl, PORT: '0' }, ['doctor']);
    expect(stdout).toMatch(/^CHECK +STATE +DETAILS\nVersion +ok +\d+\.\d+\.\d+\nNode +ok +\d+\./);
  });

  test('a port used by Sightline is fine; a port used by another program is an error', async () => {
    const own = await examine({ PORT: portOf(server.baseUrl) });
    expect(find(own.findings, 'Port')).toMatchObject({ state: 'ok', message: expect.stringContaining('is running') });
    expect(own.code).toBe(0);
    const other = await examine({ PORT: portOf(providerUrl) });
    expect(find(other.findings, 'Port')).toMatchObject({
      state: 'error',
      message: expect.stringContaining('Set PORT'),
    });
    expect(other.code).toBe(1);
  });

  test('a database that cannot be reached is an error', async () => {
    const { code, findings } = await examine({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
    expect(find(findings, 'Database')).toMatchObject({
      state: 'error',
      message: expect.stringContaining('DATABASE_URL'),
    });
    expect(code).toBe(1);
  });

  test('an embedded database that does not exist yet is not created', async () => {
    const DATA_DIR = join(tmpdir(), 'sightline-doctor-none');
    const { findings } = await examine({ DATABASE_URL: '', DATA_DIR });
    expect(find(findings, 'Database')).toMatchObject({ state: 'ok', message: expect.stringContaining('first start') });
  });

  test.each(['file', 'file/below'])('DATA_DIR that is a file or below one is an error: %s', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'sightline-doctor-'));
    await writeFile(join(folder, 'file'), '');
    const DATA_DIR = join(folder, name);
    const { code, findings } = await examine({ DATABASE_URL: '', DATA_DIR });
    expect(find(findings, 'Database')).toMatchObject({
      state: 'error',
      message: expect.stringContaining(
        `DATA_DIR must be a directory that this user can write to, and ${DATA_DIR} is not`,
      ),
    });
    expect(code).toBe(1);
    await rm(folder, { recursive: true });
  });

  test('keys are verified with requests that are free, and never printed', async () => {
    asked.length = 0;
    const { code, findings } = await examine({
      OPENAI_API_KEY: 'good',
      OPENAI_BASE_URL: `${providerUrl}/v1`,
      ANTHROPIC_API_KEY: 'wrong-secret',
      ANTHROPIC_BASE_URL: providerUrl,
      SERPAPI_API_KEY: 'wrong-secret',
      SERPAPI_BASE_URL: 'http://127.0.0.1:9',
      CLORO_API_KEY: 'wrong-secret',
    });
    const engines = findings.filter(({ check }) => check === 'Engines');
    const states = Object.fromEntries(engines.map(({ state, message }) => [message.split(':')[0], state]));
    expect(states).toEqual({ openai: 'ok', anthropic: 'error', serpapi: 'warning', cloro: 'warning' });
    expect(asked.toSorted()).toEqual(['GET /v1/models', 'GET /v1/models']);
    expect(JSON.stringify(findings)).not.toContain('wrong-secret');
    expect(code).toBe(1);
  });
});

describe('levels', () => {
  test.each([
    ['20.11.0', 'error'],
    ['22.18.0', 'error'],
    ['22.19.0', 'ok'],
    ['24.0.0', 'ok'],
  ])('Node %s: %s', (version, state) => {
    expect(checkNode(version).state).toBe(state);
  });

  test.each([
    [100, 'error'],
    [1_000, 'warning'],
    [10_000, 'ok'],
  ])('%i MB of disk: %s', (free, state) => {
    expect(evaluateDisk('/data', free).state).toBe(state);
  });

  test('PostgreSQL 13 is too old; a clock that differs and old lists are warnings', () => {
    const now = new Date('2026-11-15T00:00:00Z');
    const fine = {
      version: '18.4',
      pending: 2,
      unknown: [],
      unknownRole: null,
      shiftedRows: 0,
      clockSeconds: 1,
      listsDate: now,
    };
    const statesOf = (facts: Partial<typeof fine>) =>
      evaluateDatabase({ ...fine, ...facts }, now).map(({ state }) => state);
    expect(statesOf({})).toEqual(['ok', 'ok', 'ok', 'ok']);
    const old = { version: '13.4', clockSeconds: -90, listsDate: new Date('2026-10-01T00:00:00Z') };
    expect(statesOf(old)).toEqual(['error', 'warning', 'ok', 'warning']);
    expect(evaluateDatabase({ ...fine, listsDate: null }, now)[3]?.state).toBe('warning');
    const unknownRole = 'Citus does not know the role "sightline" yet.';
    expect(evaluateDatabase({ ...fine, unknownRole }, now)[0]).toMatchObject({ state: 'error', message: unknownRole });
  });

  test('a database of a newer version, and times that were written in another time zone, are reported', async () => {
    const { url, drop } = await createTestDatabase();
    await execute(
      url,
      `UPDATE _prisma_migrations SET migration_name = '20261115000001_other' WHERE migration_name ~ 'init'`,
    );
    const belongs = 'belongs to a newer version of Sightline, which applied 20261115000001_other';
    expect((await cli({ DATABASE_URL: url }, ['doctor'])).stdout).toContain(belongs);
    await execute(
      url,
      `UPDATE _prisma_migrations SET migration_name = '20261115000000_init' WHERE migration_name ~ 'other'`,
    );
    await execute(
      url,
      `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
       VALUES ('ws_01KA0000000000000000000000', 'x', 1, 1, to_timestamp(1763084075.008) + interval '5 h', now())`,
    );
    const { stdout } = await cli({ DATABASE_URL: url }, ['doctor']);
    expect(stdout).toContain('of 1 rows were written in another time zone by an earlier version. See repair-times');
    await drop();
  });
});
