const NO_SANDBOX = /No usable sandbox|setuid sandbox|namespace/i;
const NO_SANDBOX_REASON =
  'no sandbox can be created on this machine; allow user namespaces for the user of the browser';

/** User-facing messages for errors of Playwright, which contain paths of this machine. */
const REASONS: [RegExp, string][] = [
  [/Timeout .*exceeded/i, 'it did not finish in time'],
  [/crash|closed|Target page/i, 'the browser crashed, perhaps because it ran out of memory'],
  [/Download is starting/i, 'the URL leads to a download'],
  [/The page reported an error/, 'its page reported an error'],
  [/net::(ERR_\w+)/, 'the browser could not load it'],
];

export function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'the browser failed';
}

/** Why the browser did not start. */
export function launchReasonOf(error: unknown): string {
  const message = messageOf(error);
  if (NO_SANDBOX.test(message)) return NO_SANDBOX_REASON;
  return /Timeout .*exceeded/i.test(message) ? 'the browser did not start in time' : 'the browser did not start';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
