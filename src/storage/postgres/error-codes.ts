const DISK_FULL = '53100';
const UNIQUE_VIOLATIONS = new Set(['23505', 'P2002']);

/** The codes of an error. Prisma stores the PostgreSQL error in `meta`, or throws the error of its driver adapter as it is. */
export function codesOf(error: Error): { code?: string; kind?: string; state?: string } {
  const { code, cause, meta } = error as {
    code?: unknown;
    cause?: DriverFailure;
    meta?: { driverAdapterError?: { cause?: DriverFailure } };
  };
  const { kind, originalCode } = meta?.driverAdapterError?.cause ?? cause ?? {};
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof originalCode === 'string' && { state: originalCode }),
  };
}

type DriverFailure = { kind?: unknown; originalCode?: unknown };

/** Whether PostgreSQL could not write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, state } = codesOf(error);
  return state === DISK_FULL || code === DISK_FULL || isDiskFull(error.cause);
}

/** Whether an error is a unique constraint violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && UNIQUE_VIOLATIONS.has(codesOf(error).code ?? '');
}
