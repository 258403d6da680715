/** The information that a new user needs first. The last line can be copied and run. */
export function banner({ address, demoKey }: { address: string; demoKey: string | null }): string {
  // The key is in the fragment, which browsers send to no server.
  const page = demoKey ? `${address}/#key=${demoKey}` : `${address}/`;
  const lines = [
    '',
    'Sightline is ready.',
    '',
    `  Open  ${page}`,
    '',
    `  API   ${address}/v1`,
    `  Docs  ${address}/v1/docs`,
  ];
  if (!demoKey) return [...lines, '', ''].join('\n');
  return [
    ...lines,
    `  Key   ${demoKey}  (demo workspace)`,
    '',
    'List the workspaces:',
    `curl -s -H 'Authorization: Bearer ${demoKey}' ${address}/v1/workspaces`,
    '',
    '',
  ].join('\n');
}

/** A URL that a browser can open. Wildcard addresses are replaced with localhost. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
