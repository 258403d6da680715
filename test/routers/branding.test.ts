import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: ReportRoom;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00.000Z') });
  room = await createReportRoom(server);
});
afterAll(() => server.close());

const path = () => `/v1/workspaces/${room.workspace.id}/branding`;
const save = (body: object) => room.send('PUT', path(), { body });
const svg = (content: string) => `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`;
const NONE = { name: null, accentColor: null, logo: null, updatedDate: null };

test('a workspace has none, then what was saved, and none again', async () => {
  expect((await room.send('GET', path())).body).toEqual(NONE);
  const logo = svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>x</script><rect/></svg>');
  const { status, body } = await save({ name: ' Agentur Müller ', accentColor: '#0B6E43', logo });
  expect([status, body]).toEqual([
    200,
    {
      name: 'Agentur Müller',
      accentColor: '#0b6e43',
      logo: svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect></rect></svg>'),
      updatedDate: '2026-11-15T12:00:00.000Z',
    },
  ]);
  expect((await room.send('GET', path())).body).toEqual(body);
  expect((await save({ name: 'Plain' })).body).toMatchObject({ name: 'Plain', accentColor: null, logo: null });
  expect((await room.send('DELETE', path())).status).toBe(204);
  expect((await room.send('GET', path())).body).toEqual(NONE);
});

test('links show it at once, except to those who do not know the password', async () => {
  const { id } = (await room.create({ promptIds: await room.createPrompts(1) })).body;
  const dates = { startDate: '2026-11-01', endDate: '2026-11-07' };
  const share = { mode: 'frozen', ...dates, password: 'correct horse' };
  const { url } = (await room.send('POST', `/v1/reports/brand/${id}/shares`, { body: share })).body;
  const token = url.split('/').at(-1);
  const open = async (password?: string) =>
    (await room.send('POST', '/v1/shares/open', { key: null, body: { token, password } })).body;
  await save({ name: 'Northwind', accentColor: '#0b6e43' });
  expect(await open()).toEqual({ passwordRequired: true, view: null, branding: null });
  expect((await open('correct horse')).branding).toEqual({ name: 'Northwind', accentColor: '#0b6e43', logo: null });
  await room.send('DELETE', path());
  expect((await open('correct horse')).branding).toBeNull();
});

describe('400', () => {
  test.each([
    [
      { name: 'A', accentColor: '#f5a623' },
      'accentColor',
      'The contrast of #f5a623 with white is 2.02:1. At least 4.5:1 is needed to read it: #9f6b16 has 4.58:1.',
    ],
    [{ name: 'A', accentColor: 'red' }, 'accentColor', 'Must be a color such as "#0b6e43"'],
    [{ name: 'A', logo: svg('<svg/>') }, 'logo', 'The SVG has no size. Add viewBox, or width and height.'],
    [
      { name: 'A', logo: `data:image/png;base64,${Buffer.alloc(200_001).toString('base64')}` },
      'logo',
      'The logo has 201 KB. At most 200 KB.',
    ],
    [
      { name: 'A', logo: 'data:text/html;base64,PGI+' },
      'logo',
      'Must be a data URL such as "data:image/png;base64,…" or "data:image/svg+xml;base64,…"',
    ],
  ])('%# names the field and what to do', async (body, field, message) => {
    const reply = await save(body);
    expect([reply.status, reply.body.errors]).toEqual([400, [expect.objectContaining({ path: field, message })]]);
    expect((await room.send('GET', path())).body).toEqual(NONE);
  });
});
