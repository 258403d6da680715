import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './server.ts';

export interface StdioOptions extends McpOptions {
  onError: (error: Error) => void;
  /** Ends the connection. */
  signal?: AbortSignal | undefined;
}

/** Serves one client on standard input and output until it disconnects. Nothing else may write to standard output. */
export async function serveMcpStdio({ onError, signal, ...options }: StdioOptions): Promise<void> {
  const connection = serveStdio(() => createMcpServer(options), { onerror: onError });
  try {
    await once(process.stdin, 'close', signal ? { signal } : {});
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    await connection.close();
  }
}
