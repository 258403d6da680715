import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdioTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttpTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from './answers.ts';
import type { TestApp } from './app.ts';
import { execute } from './database.ts';
import { guardedEnv } from './guarded-env.ts';
import { createReportRoom } from './reports.ts';

export const GENERATIONS = ['2026', '2025'] as const;
export type Generation = (typeof GENERATIONS)[number];

/** What tests use of a client, whatever its generation. */
export interface Assistant {
  call: (name: string, args?: object) => Promise<{ text: string; isError: boolean }>;
  client: Client | OldClient;
  close: () => Promise<void>;
}

const INFO = { name: 'test', version: '1.0.0' };

function newClient(generation: Generation): Client | OldClient {
  if (generation === '2025') return new OldClient(INFO);
  return new Client(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
}

export async function connectHttp(baseUrl: string, key: string, generation: Generation = '2026'): Promise<Assistant> {
  const url = new URL('/mcp', baseUrl);
  const options = { requestInit: { headers: { authorization: `Bearer ${key}` } } };
  const transport =
    generation === '2026' ? new StreamableHTTPClientTransport(url, options) : new OldHttpTransport(url, options);
  return connect(newClient(generation), transport);
}

/** Starts `cli mcp` in a process, as an assistant does. */
export async function connectStdio(
  env: Record<string, string>,
  generation: Generation = '2026',
  command: [string, ...string[]] = [process.execPath, 'src/cli/main.ts', 'mcp'],
): Promise<Assistant> {
  const [program, ...args] = command;
  const given = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...guardedEnv, ...env };
  const options = { command: program, args, env: given, stderr: 'inherit' as const };
  const transport = generation === '2026' ? new StdioClientTransport(options) : new OldStdioTransport(options);
  return connect(newClient(generation), transport);
}

async function connect(client: any, transport: any): Promise<Assistant> {
  await client.connect(transport);
  return {
    client,
    async call(name, args = {}) {
      const result = await client.callTool({ name, arguments: args });
      return { text: result.content[0].text, isError: result.isError === true };
    },
    close: () => client.close(),
  };
}

/** The table of a reply, each row as an object. */
export function readRows(text: string): Record<string, any>[] {
  const { columns, rows } = readTable(text);
  return rows.map((row: unknown[]) => Object.fromEntries(columns.map((column: string, i: number) => [column, row[i]])));
}

export function readTable(text: string): any {
  return JSON.parse(text.slice(text.indexOf('\n') + 1));
}

/** A workspace with one report, its prompts and these answers. */
export async function createAnsweredReport(
  server: TestApp,
  answers: (promptIds: string[]) => StoredAnswer[],
  {
    prompts = ['Best CRM for small teams?', 'Cheapest CRM?', 'CRM for charities?', 'CRM with an API?'],
    body = {},
  } = {},
) {
  const room = await createReportRoom(server);
  const path = `/v1/workspaces/${room.workspace.id}/prompts`;
  const { body: created } = await room.send('POST', path, { body: { prompts, country: 'us' } });
  const promptIds: string[] = created.items.map((item: { id: string }) => item.id);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  const { body: report } = await room.create({ promptIds, competitors, ...body });
  await storeAnswers(server.databaseUrl, room.workspace.id, answers(promptIds));
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [report.id]);
  await recalculateReport(server.app.context, { reportId: report.id });
  return { room, promptIds, reportId: report.id as string };
}
