import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import express from 'express';
import { Failure, invalid } from '../../domain/shared/failures.ts';
import { readQuery } from '../../schemas/shared/query.ts';
import { plainLengthOf, readPlainBody, TruncatedBodyError } from './body.ts';
import { parseBody, waitForLargeBody } from './large-bodies.ts';
import type { Route } from './routes.ts';

export const DEFAULT_BODY_MIB = 1;
const MIB = 1024 * 1024;

export interface BodyLimits {
  /** Whose body it is: large bodies of a key wait for each other. */
  key: string;
  mebibytes: number;
}

/**
 * The input of the procedure: the path parameters, and the body (POST, PATCH, PUT) or the query parameters (GET, DELETE). A body is
 * not read if every field is in the path.
 */
export async function readInput(
  route: Route,
  req: IncomingMessage,
  res: ServerResponse,
  keyId: string | null,
): Promise<Record<string, unknown>> {
  const { method } = route.meta.openapi;
  const body =
    method === 'GET' || method === 'DELETE'
      ? readSearch(route, req)
      : isInPath(route)
        ? {}
        : await readBody(req, res, { key: keyId ?? '', mebibytes: route.meta.bodyMiB ?? DEFAULT_BODY_MIB });
  return { ...body, ...decodeParams(route.params) };
}

function isInPath({ input, params }: Route): boolean {
  return Object.keys(input.shape).every((name) => name in params);
}

function readSearch({ input, params }: Route, { url = '' }: IncomingMessage): Record<string, unknown> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  const ofQuery = Object.fromEntries(Object.entries(input.shape).filter(([name]) => !(name in params)));
  return readQuery(ofQuery, new URLSearchParams(url.slice(start)));
}

function decodeParams(params: Record<string, string>): Record<string, string> {
  const decoded = Object.entries(params).map(([name, value]) => {
    try {
      return [name, decodeURIComponent(value)];
    } catch {
      throw malformedParam(name);
    }
  });
  return Object.fromEntries(decoded);
}

export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  const value = await readJson(req, res, limits);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject();
  return { ...value };
}

export async function readJson(req: IncomingMessage, res: ServerResponse, limits: BodyLimits): Promise<unknown> {
  await waitForLargeBody(req, res, limits);
  const bytes = await readBytes(req, res, limits.mebibytes);
  if (bytes.length === 0) throw notAnObject();
  requireJson(req);
  try {
    return await parseBody(bytes);
  } catch (error) {
    if (error instanceof SyntaxError) throw malformed(`Invalid JSON: ${error.message}`);
    throw error instanceof TypeError ? malformed('Request body is not valid UTF-8') : error;
  }
}

type ReadRaw = (req: IncomingMessage & { body?: unknown }, res: ServerResponse) => Promise<void>;

const parsers = new Map<number, ReadRaw>();

async function readBytes(
  req: IncomingMessage & { body?: unknown },
  res: ServerResponse,
  mebibytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const length = plainLengthOf(req);
    if (length !== null && length <= mebibytes * MIB) return await readPlainBody(req);
    await rawParserOf(mebibytes)(req, res);
  } catch (error) {
    throw describeReadError(error, mebibytes);
  }
  const bytes: unknown = req.body;
  // The request outlives its bytes, which may be many.
  req.body = undefined;
  // A copy, because small bodies share their memory with others.
  return bytes instanceof Uint8Array ? new Uint8Array(bytes) : new Uint8Array();
}

/** Reads bodies that are compressed or of unknown length. */
function rawParserOf(mebibytes: number): ReadRaw {
  let parse = parsers.get(mebibytes);
  if (!parse) {
    parse = promisify(express.raw({ type: () => true, limit: mebibytes * MIB }));
    parsers.set(mebibytes, parse);
  }
  return parse;
}

function describeReadError(error: unknown, mebibytes: number): unknown {
  if (error instanceof TruncatedBodyError) return malformed(error.message);
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return tooLarge(mebibytes);
  if (type === 'encoding.unsupported')
    return invalidHeader('content-encoding', 'Unsupported encoding. Use gzip, deflate, br or no encoding.');
  if (type === 'request.aborted' || type === 'request.size.invalid') return malformed('Request body was truncated');
  if (error instanceof Error && 'status' in error && error.status === 400)
    return malformed(`Request body could not be read: ${error.message}`);
  return error;
}

function requireJson(req: IncomingMessage): void {
  const contentType = req.headers['content-type'] ?? '';
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(contentType))
    throw invalidHeader('content-type', 'Must be "application/json"');
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw invalidHeader('content-type', 'The charset must be UTF-8');
}

export function tooLarge(mebibytes: number): Failure {
  return new Failure('too-large', `Request body exceeds ${mebibytes} MiB`);
}

export function malformedParam(name: string): Failure {
  return invalid('params', [{ path: name, message: 'Malformed percent-encoding', code: 'invalid_format' }]);
}

export function notAnObject(): Failure {
  return malformed('Request body must be a JSON object');
}

function malformed(message: string): Failure {
  return invalid('body', [{ path: '', message, code: 'malformed_json' }]);
}

function invalidHeader(name: string, message: string): Failure {
  return invalid('headers', [{ path: name, message, code: 'invalid_value' }]);
}
