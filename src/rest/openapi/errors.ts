import { TRPCError } from '@trpc/server';
import { getPathParameters } from 'trpc-openapi';
import { stillSettingUp } from '../../domain/reports/requests.ts';
import { databaseUnavailable, Failure, forbidden, notFound, unauthorized } from '../../domain/shared/failures.ts';
import { otherRequestWithKey, requestInProgress } from '../../domain/shared/idempotency.ts';
import { LARGEST_PAGE_SIZE } from '../../domain/shared/paging.ts';
import { toTRPCError } from '../../routers/errors.ts';
import { REPORT_ID_EXAMPLE } from '../../schemas/shared/ids.ts';
import { tooManyRequests } from '../limits/rate-limit.ts';
import { DEFAULT_BODY_MIB, malformedParam, notAnObject, tooLarge } from '../requests/input.ts';
import { bodyOf } from '../responses/errors.ts';
import { headersOf } from './headers.ts';
import type { Content, Input, Meta, Operation } from './types.ts';

/** Error responses shared by all operations. */
export const SHARED_RESPONSES = {
  Unauthorized: {
    ...errorResponse('The API key is missing or invalid.', unauthorized()),
    headers: headersOf(['X-Request-Id', 'WWW-Authenticate']),
  },
  Forbidden: errorResponse(
    'The API key has no access to the workspace, or lacks the permission that the operation requires.',
    forbidden('This API key has no access to the workspace'),
  ),
  Unprocessable: errorResponse('The `Idempotency-Key` was used for a different request.', otherRequestWithKey()),
  TooManyRequests: {
    ...errorResponse('The rate limit or an allowance of the workspace is exceeded.', tooManyRequests(6000, 12)),
    headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
  },
  HeadersTooLarge: errorResponse(
    'The URL and the headers exceed 16 KiB.',
    new Failure('too-large', 'The URL and the headers exceed 16 KiB'),
  ),
  InternalServerError: errorResponse(
    'An internal error occurred. The server log contains the details under the request id.',
    null,
  ),
  Unavailable: {
    ...errorResponse(
      'The database is unavailable or the server is busy. Try again after `Retry-After` seconds.',
      databaseUnavailable(),
    ),
    headers: headersOf(['X-Request-Id', 'Retry-After']),
  },
};

/** All error responses of an operation, with example bodies. */
export function errorResponses(operation: Operation, meta: Meta, input: Input): Operation['responses'] {
  const { requestBody, parameters } = operation;
  const { path, protect } = meta.openapi;
  // A workspace that the key cannot access is 403, whether it exists or not. Only resources within a workspace can be missing.
  const resource = getPathParameters(path).findLast((name) => name !== 'id');
  return {
    ...((requestBody || parameters?.length) && { 400: invalidResponse(operation, meta, input) }),
    ...(protect && { 401: shared('Unauthorized'), 403: shared('Forbidden') }),
    ...(resource && !meta.createsNamed && { 404: notFoundResponse(resource) }),
    ...(meta.isIdempotent && { 409: inProgressResponse(), 422: shared('Unprocessable') }),
    ...Object.fromEntries((meta.failures ?? []).map((failure) => [failure.status, furtherResponse(failure, meta)])),
    ...(meta.repeatable && { 409: conflictResponse() }),
    ...(requestBody && { 413: tooLargeResponse(meta.bodyMiB ?? DEFAULT_BODY_MIB) }),
    // Requests with a key are rate-limited even if the operation does not require a key.
    429: shared('TooManyRequests'),
    431: shared('HeadersTooLarge'),
    500: shared('InternalServerError'),
    503: shared('Unavailable'),
  };
}

export function shared(name: keyof typeof SHARED_RESPONSES): { $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}

function invalidResponse(operation: Operation, meta: Meta, input: Input): Content {
  const failure = toTRPCError(findExampleError(operation, input), meta.openapi, () => false);
  return errorResponse('The request is invalid. `errors` lists all validation errors.', failure, 'ValidationError');
}

/** The error of the operation's schema for a nearly empty input or, if that is valid, the error for a malformed request. */
function findExampleError({ requestBody, parameters = [] }: Operation, input: Input): unknown {
  const isList = parameters.some(({ name }) => name === 'limit');
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const { error } = input.safeParse({
    ...Object.fromEntries(ofPath.map(({ name, example }) => [name, example])),
    ...(isList && { limit: LARGEST_PAGE_SIZE + 1 }),
  });
  if (error) return new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return requestBody ? notAnObject() : malformedParam(ofPath.at(-1)?.name ?? '');
}

function notFoundResponse(parameter: string): Content {
  const noun = parameter.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return errorResponse(`The ${noun} does not exist.`, notFound(noun.replace(/^./, (first) => first.toUpperCase())));
}

const FAILURE_KINDS = { 401: 'unauthorized', 404: 'not-found', 409: 'conflict' } as const;
const IN_PROGRESS = 'request with the same `Idempotency-Key` is still in progress';

function furtherResponse(
  { status, description, message }: NonNullable<Meta['failures']>[number],
  { isIdempotent }: Meta,
): Content {
  const further = status === 409 && isIdempotent ? ` Or a ${IN_PROGRESS}.` : '';
  return errorResponse(`${description}${further}`, new Failure(FAILURE_KINDS[status], message));
}

function inProgressResponse(): Content {
  const description = `A ${IN_PROGRESS}.`;
  return { ...errorResponse(description, requestInProgress()), headers: headersOf(['X-Request-Id', 'Retry-After']) };
}

function conflictResponse(): Content {
  const description = `An identical request was sent within the last 2 minutes, and its report is still being set up. Or a ${IN_PROGRESS}; the body then has no \`reportId\`.`;
  const headers = headersOf(['X-Request-Id', 'Location']);
  return { ...errorResponse(description, stillSettingUp(REPORT_ID_EXAMPLE), 'Conflict'), headers };
}

export function tooLargeResponse(mebibytes: number): Content {
  return errorResponse(`The request body exceeds ${mebibytes} MiB.`, tooLarge(mebibytes));
}

/** Describes an error response. Its example is built by the same code as real error bodies. */
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
