import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cleanEnv } from '../../scripts/try-docs/clean-env.ts';
import { findDifference } from '../../scripts/try-docs/difference.ts';
import { normalize } from '../../scripts/try-docs/normalize.ts';
import { findAddress } from '../../scripts/try-docs/program.ts';
import { openShell } from '../../scripts/try-docs/shell.ts';
import { readSteps } from '../../scripts/try-docs/steps.ts';

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

describe('the steps of a document', () => {
  test('are its sh and ts blocks, in order and with the line they start in', () => {
    const steps = readSteps(`# Title\n\n${block('sh', 'npm ci\nnpm pack')}\nThen:\n\n${block('ts', 'let a = 1;')}`);
    expect(steps).toEqual([
      { line: 3, kind: 'sh', text: 'npm ci\nnpm pack\n', expected: null },
      { line: 10, kind: 'ts', text: 'let a = 1;\n', expected: null },
    ]);
  });

  test('include the text or json block that follows, with or without prose in between', () => {
    const steps = readSteps(
      `${block('sh', 'a')}\n${block('text', 'A')}\n${block('sh', 'b')}\nIt says:\n${block('json', '{}')}`,
    );
    expect(steps.map(({ expected }) => expected)).toEqual([
      { format: 'text', text: 'A\n' },
      { format: 'json', text: '{}\n' },
    ]);
  });

  test('omit blocks of every other kind, and the output shown after those', () => {
    const steps = readSteps(
      block('sh', 'a') + block('console', '$ b') + block('text', 'B') + block('nginx', 'listen 1;'),
    );
    expect(steps).toEqual([{ line: 1, kind: 'sh', text: 'a\n', expected: null }]);
  });

  test('include a Ctrl-C if a line of prose starts with it, but not if a block does', () => {
    const steps = readSteps(
      `Press Ctrl-C in the other terminal, then:\n${block('sh', 'Press Ctrl-C')}\nCtrl-C ends it.`,
    );
    expect(steps.map(({ kind }) => kind)).toEqual(['interrupt', 'sh']);
  });

  test('of the README begin with its start command and its banner', () => {
    const [first] = readSteps(readFileSync('README.md', 'utf8'));
    expect(first).toMatchObject({ kind: 'sh', text: 'npm ci && npm start\n' });
    expect(first?.expected?.text).toMatch(/^Sightline is ready\./);
  });
});

describe('values that differ between runs', () => {
  const one = '01M7EEHFD4HK30WZ4PTRFTJGF2';
  const two = '01M7EEHJY4CHD9S0Q59QKB0FNX';

  test('ids keep their kind and their identity', () => {
    expect(normalize(`ws_${one} prm_${two} ws_${one}`)).toBe('<ws 1> <prm 2> <ws 1>');
    expect(normalize(`X-Request-Id: ${one}\r\nX-Request-Id: mine`)).toBe(
      'X-Request-Id: <request 1>\nX-Request-Id: mine',
    );
  });

  test('keys are distinguished from shorter text', () => {
    const key = 'sl_live_1lCLWUlsYf0huhCEabOJFVPUxkwBxFfg3GSaMu';
    expect(normalize(`Key ${key} sl_live_1lCL… sl_live_short`)).toBe('Key <api key 1> <api key 2> sl_live_short');
  });

  test.for([
    ['"createdDate": "2026-11-15T01:53:22.852Z"', '"createdDate": "<time>"'],
    ['Date: Sun, 15 Nov 2026 02:37:33 GMT', 'Date: <date>'],
    ['"nextCursor": "UW5OMmZ6d3RfWnBy"', '"nextCursor": "<cursor>"'],
    ['"nextCursor": null', '"nextCursor": null'],
    ['Node v24.21.0', 'Node <version>'],
    ['RateLimit: "default";r=5975;t=58', 'RateLimit: "default";r=<left>;t=<seconds>'],
    ['RateLimit-Policy: "default";q=6000;w=60', 'RateLimit-Policy: "default";q=6000;w=60'],
    ['{"status":200,"ms":4}', '{"status":200,"ms":<ms>}'],
    ['"browser": "available", "version"', '"browser": "<browser>", "version"'],
    ['"browser": "missing",\n  "browserHint": "Install one", "version"', '"browser": "<browser>", "version"'],
    ['\n\n  a  \t\r\n  b\n\n', '  a\n  b'],
  ] as const)('%j reads as %j', ([text, normal]) => {
    expect(normalize(text)).toBe(normal);
  });
});

describe('output', () => {
  const json = { format: 'json', text: '{ "items": [],\n  "hasMore": false }' } as const;
  const text = { format: 'text', text: 'Ready.\n\n  Docs  here\n' } as const;

  test('that is the same JSON in another layout matches', () => {
    expect(findDifference(json, '{"items":[],"hasMore":false}')).toBeNull();
  });

  test('with another value is shown next to the document, with the line', () => {
    expect(findDifference(json, '{"items":[],"hasMore":true}')).toBe(
      '      at line 3 of the output\n    -   "hasMore": false\n    +   "hasMore": true',
    );
  });

  test('that is not JSON is shown unchanged', () => {
    expect(findDifference(json, 'Not Found')).toContain('+ Not Found');
  });

  test('with an extra or missing line differs', () => {
    expect(findDifference(text, 'Ready.\n\n  Docs  here\n  Key  k')).toContain('- (end of output)\n    +   Key  k');
    expect(findDifference(text, 'Ready.')).toContain('+ (end of output)');
  });

  test('of a server can begin with lines printed by npm', () => {
    const printed = '\n> sightline@0.2.0 start\n\nReady.\n\n  Docs  here\n\n';
    expect(findDifference(text, printed, { onlyEnd: true })).toBeNull();
    expect(findDifference(text, printed)).not.toBeNull();
    expect(findDifference(text, 'Ready.\n\n  Docs  there', { onlyEnd: true })).toContain('+   Docs  there');
  });

  test('that contains one id twice if the document contains two ids differs', () => {
    const ids = { format: 'text', text: 'prm_01M7EEHJY4CHD9S0Q59QKB0FNX prm_01M7EEHJY4CHD9S0Q59QKB0FNY' } as const;
    expect(findDifference(ids, ids.text.replaceAll('FNX', 'AAA'))).toBeNull();
    expect(findDifference(ids, ids.text.replaceAll('FNX', 'FNY'))).not.toBeNull();
  });
});

describe('commands', () => {
  test('that keep running are recognized by their last line', () => {
    expect(findAddress('npm ci && npm start\n', 3456)).toBe('http://127.0.0.1:3456/v1/health');
    expect(findAddress('npm run studio\n', 3456)).toBe('http://localhost:5555');
    expect(findAddress('npm ci && npm test\n', 3456)).toBeNull();
  });

  test('run with the Node of the system, without the settings of the caller or of npm', () => {
    const env = { PATH: '/a/node_modules/.bin:/usr/bin', HOME: '/root', DATABASE_URL: 'x', npm_config_prefix: '/' };
    expect(cleanEnv(env)).toEqual({ PATH: '/usr/bin', HOME: '/root' });
  });

  test('share one shell, in which a failure is not hidden by the next command and time is limited', async () => {
    const shell = openShell({ cwd: '/', env: { PATH: process.env.PATH } });
    onTestFinished(shell.close);
    expect(await shell.paste('A=1\ncd /tmp', 5_000)).toEqual({ output: '', error: null });
    expect(await shell.paste('printf "$A $PWD"', 5_000)).toEqual({ output: '1 /tmp', error: null });
    expect(await shell.paste('(exit 3)\necho done', 5_000)).toMatchObject({ output: 'done\n', error: 'status 3\n' });
    expect(await shell.paste('sleep 60', 200)).toMatchObject({ error: 'timed out after 0.2 s\n' });
    expect(await shell.paste('echo', 5_000)).toMatchObject({ error: 'the shell has exited\n' });
  });
});
