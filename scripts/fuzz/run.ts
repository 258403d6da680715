import { type FuzzedOperation, readOperations, readProcedures } from './contract.ts';
import { createDraws, type Draws } from './draws.ts';
import { mutate } from './mutate.ts';

export interface FuzzOptions {
  baseUrl: string;
  key: string;
  workspaceId: string;
  seed: number;
  requests: number;
}

export interface Finding {
  /** The request, so that it can be repeated. */
  request: string;
  problem: string;
}

interface FuzzedRequest {
  path: string;
  method: string;
  body?: string;
  findProblem: (status: number, body: unknown) => string | null;
}

const AT_ONCE = 8;
/** Revoking the run's key or deleting its workspace would end the run: no later request would succeed. */
const SKIPPED = /\/v1\/keys\/\{keyId\}|keys\.revoke|^DELETE \/v1\/workspaces\/\{id\}$|workspaces\.delete$/;

/** Sends hostile and nearly valid requests. A response with 5xx, or one that the document does not describe, is a finding. */
export async function fuzz(options: FuzzOptions): Promise<{ statuses: Map<number, number>; findings: Finding[] }> {
  const draws = createDraws(options.seed);
  const operations = readOperations().filter(({ name }) => !SKIPPED.test(name));
  const procedures = readProcedures().filter(({ name }) => !SKIPPED.test(name));
  const statuses = new Map<number, number>();
  const findings: Finding[] = [];

  function next(): FuzzedRequest {
    if (draws.fraction() < 0.7) return fuzzOperation(draws, draws.pick(operations), options);
    const { name, isQuery, input } = draws.pick(procedures);
    return fuzzProcedure(draws, { name, isQuery, input: withWorkspace(input, options) });
  }

  async function send(request: FuzzedRequest): Promise<void> {
    const { path, method, body } = request;
    const response = await fetch(options.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${options.key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const problem =
      response.status >= 500 ? `status ${response.status}: ${text}` : request.findProblem(response.status, parse(text));
    if (problem !== null) {
      findings.push({ request: `${method} ${path} ${body ?? ''}`.slice(0, 2000), problem: problem.slice(0, 1000) });
    }
  }

  for (let sent = 0; sent < options.requests; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, options.requests - sent) }, next);
    await Promise.all(batch.map(send));
  }
  return { statuses, findings };
}

function fuzzOperation(draws: Draws, operation: FuzzedOperation, options: FuzzOptions): FuzzedRequest {
  const { method, parameters, findMismatch } = operation;
  const valueOf = (name: string, example: unknown) =>
    draws.fraction() < 0.3 ? toText(mutate(draws, example)) : String(withWorkspace({ [name]: example }, options)[name]);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOf(name, parameters.find((each) => each.in === 'path' && each.name === name)?.example);
    return encode(value) || 'x';
  });
  const query = parameters
    .filter((each) => each.in === 'query' && draws.fraction() < 0.7)
    .map(({ name, example }) => `${encode(name)}=${encode(valueOf(name, example))}`);
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  const body = operation.body === undefined ? undefined : mutate(draws, withWorkspace(operation.body, options));
  return {
    method,
    path: `${path}${search}`,
    ...(method !== 'GET' && method !== 'DELETE' && { body: stringify(draws, body ?? {}) }),
    findProblem: findMismatch,
  };
}

function fuzzProcedure(draws: Draws, procedure: { name: string; isQuery: boolean; input: unknown }): FuzzedRequest {
  const input = stringify(draws, mutate(draws, procedure.input));
  return procedure.isQuery
    ? { method: 'GET', path: `/trpc/${procedure.name}?input=${encode(input)}`.slice(0, 12_000), findProblem }
    : { method: 'POST', path: `/trpc/${procedure.name}`, body: input, findProblem };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function findProblem(_status: number, body: unknown): string | null {
  const isReply = typeof body === 'object' && body !== null && ('result' in body || 'error' in body);
  return isReply ? null : `neither a result nor an error: ${JSON.stringify(body)}`;
}

/** Sometimes not quite JSON. */
function stringify(draws: Draws, value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return draws.fraction() < 0.03 ? text.slice(0, draws.below(text.length)) : text;
}

/** The example with the ids of what there is. */
function withWorkspace(value: unknown, { workspaceId }: FuzzOptions): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const own: Record<string, unknown> = { id: workspaceId, workspaceId, workspaceIds: [workspaceId] };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, own[name] ?? each]));
}

/** Lone surrogates cannot be encoded. Long values would only test the limit of the URL. */
function encode(value: string): string {
  return encodeURIComponent(value.slice(0, 2000).toWellFormed());
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
