/** User-facing messages for errors of Playwright. */
const REASONS: [RegExp, string][] = [
  [/Timeout .*exceeded/i, 'it did not finish in time'],
  [/crash|closed|Target page/i, 'the browser crashed, perhaps because it ran out of memory'],
  [/Download is starting/i, 'the URL leads to a download'],
  [
    /No usable sandbox|setuid sandbox|namespace/i,
    'no sandbox can be created on this machine; allow user namespaces for the user of the browser',
  ],
  [/net::(ERR_\w+)/, 'the browser could not load it'],
];

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const found = REASONS.find(([pattern]) => pattern.test(message));
  return found?.[1] ?? `the browser failed (${message.split('\n')[0]?.slice(0, 200)})`;
}
