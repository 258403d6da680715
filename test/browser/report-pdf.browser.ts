import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../src/rest/server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';
import { createRequest } from '../support/request.ts';

/** The browser of the system. */
const WITH_BROWSER = { chromiumPath: process.env.CHROMIUM_PATH ?? null };
const FILTERS = new URLSearchParams({ startDate: '2026-11-01', endDate: '2026-11-07', country: 'us' });
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let stranger: { url: string; visits: number; close: () => void };

beforeAll(async () => {
  server = await startTestApp({ env: WITH_BROWSER });
  room = await createReportRoom(server);
  reportId = (await room.create({ brand: 'Printed brand', promptIds: await room.createPrompts(1) })).body.id;
  const visited = createServer((_, res) => {
    stranger.visits++;
    res.setHeader('access-control-allow-origin', '*').end();
  });
  await new Promise<void>((done) => visited.listen(0, '127.0.0.1', done));
  const { port } = visited.address() as { port: number };
  stranger = { url: `http://127.0.0.1:${port}/`, visits: 0, close: () => visited.close() };
});
afterAll(async () => {
  stranger.close();
  await server.close();
});

/** Serves the API, and a page in place of that of the dashboard, under its strict policy. */
async function printWith(script: string, status = 200) {
  const http = await server.app.createHttp();
  const page = await listen(
    (req, res) => {
      if (!req.url?.startsWith('/share')) return http(req, res);
      res.setHeader('content-security-policy', "default-src 'none'; script-src 'self'; connect-src *");
      if (req.url === '/share/page.js') return res.setHeader('content-type', 'text/javascript').end(script);
      return res
        .writeHead(status, { 'content-type': 'text/html' })
        .end('<h1></h1><script src="/share/page.js"></script>');
    },
    { host: '127.0.0.1', port: 0 },
  );
  try {
    const send = createRequest(`http://127.0.0.1:${page.port}`, room.key);
    return await send('GET', `/v1/reports/brand/${reportId}/report.pdf?${FILTERS.toString()}`);
  } finally {
    await page.close(0);
  }
}

test('a report is printed as PDF from the page of a share, which reaches nothing but this server', async () => {
  const { status, headers, body } = await printWith(`(async () => {
    await fetch('${stranger.url}').catch(() => {});
    const token = location.pathname.split('/').at(-1);
    const reply = await fetch('/v1/shares/open', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }),
    });
    document.title = (await reply.json()).view.brand;
    document.documentElement.dataset.ready = 'true';
  })()`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="report-us-2026-11-01-2026-11-07.pdf"');
  expect(body).toMatch(/^%PDF-/);
  expect(body).toContain('Printed brand');
  expect(stranger.visits).toBe(0);
});

test('a page that does not exist is not waited for', async () => {
  const { status, body } = await printWith('', 404);
  expect([status, body]).toEqual([503, { message: expect.stringContaining('its page reported an error') }]);
});

test('a page that reports an error is not printed', async () => {
  const { status, body } = await printWith(`document.documentElement.dataset.ready = 'error';`);
  expect([status, body]).toEqual([503, { message: expect.stringContaining('could not be printed') }]);
});
