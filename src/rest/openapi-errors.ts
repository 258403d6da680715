import { TRPCError } from '@trpc/server';
import { getPathParameters } from 'trpc-openapi';
import { stillSettingUp } from '../domain/reports/requests.ts';
import { databaseUnavailable, forbidden, notFound, unauthorized } from '../domain/shared/failures.ts';
import { LARGEST_PAGE_SIZE } from '../domain/shared/paging.ts';
import { toTRPCError } from '../routers/errors.ts';
import { REPORT_ID_EXAMPLE } from '../schemas/ids.ts';
import { bodyOf } from './errors.ts';
import { DEFAULT_BODY_MIB, malformedParam, notAnObject, tooLarge } from './input.ts';
import { headersOf } from './openapi-headers.ts';
import type { Content, Input, Meta, Operation } from './openapi-types.ts';
import { tooManyRequests } from './rate-limit.ts';

/** The errors that look the same wherever they happen. */
export const SHARED_RESPONSES = {
  Unauthorized: {
    ...errorResponse('The API key is missing or not valid.', unauthorized()),
    headers: headersOf(['X-Request-Id', 'WWW-Authenticate']),
  },
  Forbidden: errorResponse(
    'The API key has no access to the workspace, or lacks the permission that the operation needs.',
    forbidden('This API key has no access to the workspace'),
  ),
  TooManyRequests: {
    ...errorResponse('The request rate, or an allowance of the workspace, is exhausted.', tooManyRequests(6000, 12)),
    headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
  },
  InternalServerError: errorResponse('A fault of the service. The log has it under the id of the request.', null),
  Unavailable: {
    ...errorResponse('The database is unavailable. Try again after `Retry-After` seconds.', databaseUnavailable()),
    headers: headersOf(['X-Request-Id', 'Retry-After']),
  },
};

/** Every status that an operation can answer besides success, with a body such as it answers with. */
export function errorResponses(operation: Operation, meta: Meta, input: Input): Operation['responses'] {
  const { requestBody, parameters } = operation;
  const { path, protect } = meta.openapi;
  // A workspace outside the key's set is 403 whether it exists or not; only what stands below one can be missing.
  const missing = getPathParameters(path).findLast((name) => name !== 'id');
  return {
    ...((requestBody || parameters?.length) && { 400: invalidResponse(operation, meta, input) }),
    ...(protect && { 401: shared('Unauthorized'), 403: shared('Forbidden') }),
    ...(missing && { 404: missingResponse(missing) }),
    ...(meta.repeatable && { 409: conflictResponse() }),
    ...(requestBody && { 413: tooLargeResponse(meta.bodyMiB ?? DEFAULT_BODY_MIB) }),
    // Whoever sends a key is counted, even where none is needed.
    429: shared('TooManyRequests'),
    500: shared('InternalServerError'),
    503: shared('Unavailable'),
  };
}

export function shared(name: keyof typeof SHARED_RESPONSES): { $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}

function invalidResponse(operation: Operation, meta: Meta, input: Input): Content {
  const failure = toTRPCError(findFault(operation, input), meta.openapi, () => false);
  return errorResponse('The request is not valid; `errors` lists every fault.', failure, 'ValidationError');
}

/** What the operation's own schema finds wrong with next to nothing; when that is enough for it, what is wrong with less. */
function findFault({ requestBody, parameters = [] }: Operation, input: Input): unknown {
  const pages = parameters.some(({ name }) => name === 'limit');
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const { error } = input.safeParse({
    ...Object.fromEntries(ofPath.map(({ name, example }) => [name, example])),
    ...(pages && { limit: LARGEST_PAGE_SIZE + 1 }),
  });
  if (error) return new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return requestBody ? notAnObject() : malformedParam(ofPath.at(-1)?.name ?? '');
}

function missingResponse(parameter: string): Content {
  const noun = parameter.replace(/Id$/, '');
  return errorResponse(
    `The ${noun} does not exist in this place.`,
    notFound(noun.replace(/^./, (first) => first.toUpperCase())),
  );
}

function conflictResponse(): Content {
  const description = 'The same request was sent within the last 2 minutes, and its report is still being set up.';
  const headers = headersOf(['X-Request-Id', 'Location']);
  return { ...errorResponse(description, stillSettingUp(REPORT_ID_EXAMPLE), 'Conflict'), headers };
}

export function tooLargeResponse(mebibytes: number): Content {
  return errorResponse(`The body is larger than ${mebibytes} MiB.`, tooLarge(mebibytes));
}

/** An error's response, its example put together by what puts the real ones together. */
export function errorResponse(
  description: string,
  error: unknown,
  schema: 'Conflict' | 'Error' | 'ValidationError' = 'Error',
): Content {
  return {
    description,
    headers: headersOf(['X-Request-Id']),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schema}` },
        example: bodyOf(toTRPCError(error, undefined, () => false)),
      },
    },
  };
}
