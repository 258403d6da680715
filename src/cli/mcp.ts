import { Command } from 'commander';
import { Failure } from '../domain/shared/failures.ts';
import { createLog } from '../log.ts';
import type { Terminal } from './terminal.ts';

export function mcpCommand({ loadEnv, onInterrupt }: Terminal): Command {
  return new Command('mcp')
    .description('serve an AI assistant over standard input and output (MCP), with the API key in SIGHTLINE_API_KEY')
    .action(async () => {
      const settings = loadEnv();
      if (settings.apiKey === null) {
        throw new Failure('unauthorized', 'Set SIGHTLINE_API_KEY to an API key. `keys create` creates one.');
      }
      // Jobs are left to the server: this process may lack the engine keys of the server.
      const env = { ...settings, role: 'api' as const };
      const { createApp } = await import('../app.ts');
      const app = await createApp({ env, log: createLog('warn') });
      try {
        await app.serveAssistant({ key: settings.apiKey, signal: onInterrupt?.() });
      } finally {
        await app.close();
      }
    });
}
