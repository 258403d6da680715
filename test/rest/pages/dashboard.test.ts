import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDashboard } from '../../../src/rest/pages/dashboard.ts';
import { listen } from '../../../src/rest/server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const SCREENS = [
  '/',
  '/portfolio',
  '/alerts',
  '/new',
  '/settings',
  '/reports/rep_1',
  '/reports/rep_1/prompts/prm_1',
  '/share/token',
];

let server: TestApp;
let page: string;

beforeAll(async () => {
  server = await startTestApp();
  page = (await server.send<string>('GET', '/', { key: null })).body;
});
afterAll(() => server.close());

describe('the page', () => {
  test.each(SCREENS)('200: %s requires no key, loads only files from this server and is not indexed', async (path) => {
    const { status, headers, body } = await server.send<string>('GET', path, { key: null });
    expect(status).toBe(200);
    expect(body).toBe(page);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/),
    });
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('404: an address that nothing serves is the page for people, and JSON for programs', async () => {
    const opened = await fetch(`${server.baseUrl}/nowhere`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([opened.status, await opened.text()]).toEqual([404, page]);
    for (const [path, accept] of [
      ['/nowhere', '*/*'],
      ['/v1/nowhere', 'text/html'],
      ['/assets/nowhere', 'text/html'],
    ] as const) {
      const refused = await fetch(`${server.baseUrl}${path}`, { headers: { accept } });
      expect([path, refused.status, refused.headers.get('content-type')]).toEqual([
        path,
        404,
        expect.stringContaining('application/json'),
      ]);
    }
  });

  test('contains no script, no style and no address of another host', () => {
    expect(page).not.toMatch(/<script(?![^>]* src="\/assets\/)|<style|\bon\w+=|style="/);
    expect(page).not.toMatch(/(?:https?:)?\/\/[a-z]/i);
  });

  test('200: its files have hashed names, are compressed and never change', async () => {
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(new Set(files.map((file) => /-[A-Z0-9]{8}\.(css|js|svg)$/.exec(file)?.[1]))).toEqual(
      new Set(['css', 'js', 'svg']),
    );
    for (const file of files) {
      const { status, headers } = await server.send('GET', file, { key: null });
      expect({ file, status, ...Object.fromEntries(headers) }).toMatchObject({
        file,
        status: 200,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
    }
  });

  test.each(['/assets/missing.js', '/assets/..%2findex.html', '/assets/'])('404: %s is not a file', async (path) => {
    const { status, body } = await server.send('GET', path, { key: null });
    expect({ status, body }).toMatchObject({ status: 404, body: { message: expect.stringContaining('not found') } });
  });

  test.each(['/', '/assets/main.js'])('405: %s cannot be changed', async (path) => {
    const { status, headers } = await server.send('POST', path, { key: null });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/unknown', '/v1/unknown', '/trpc/unknown', '/settings/unknown'])(
    '%s keeps its JSON error',
    async (path) => {
      const { status, headers } = await server.send('GET', path);
      expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('application/json')]);
    },
  );
});

test('503: without the build, the page says in one sentence how to build it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-dashboard-'));
  const app = express();
  serveDashboard(app, join(folder, 'missing'));
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('run "npm run prepare"');
  } finally {
    await close(0);
    await rm(folder, { recursive: true });
  }
});
