import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type RegisteredPrompt,
  ResourceNotFoundError,
  specTypeSchemas,
} from '@modelcontextprotocol/server';
import { formatReply } from '../domain/assistants/reply.ts';
import { VERSION } from '../domain/version.ts';
import type { RequestContext } from '../routers/operation.ts';
import { promptInputs, type ToolName, toolInputs } from '../schemas/assistant-tools.ts';
import { describeFailure, failureOf } from './describe-error.ts';
import { limitIssues } from './limit-issues.ts';
import { METHOD, METHOD_URI } from './method.ts';
import { PROMPTS } from './prompts.ts';
import { openSession, type Session } from './session.ts';
import { TOOLS } from './tools/catalog.ts';
import type { Tool } from './tools/tool.ts';

export interface McpOptions {
  /** Returns the context of a call, or throws if the caller is not authenticated any more. */
  getContext: () => Promise<RequestContext>;
  /** How long a tool waits for an audit. */
  waitMs: number;
}

const INSTRUCTIONS =
  'Sightline tracks how often AI engines mention and cite a brand. Start with list_reports. Every reply begins with n, the window, the 95 % interval and whether data are simulated: repeat them. Resource sightline://method explains the terms.';

/** Creates a server with all tools, prompts and the resource, for one request or one connection. */
export function createMcpServer(options: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'sightline', title: 'Sightline', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  for (const name of Object.keys(TOOLS) as ToolName[]) registerTool(server, name, TOOLS[name], options);
  const prompts = new Map<string, RegisteredPrompt>();
  for (const name of Object.keys(PROMPTS) as (keyof typeof PROMPTS)[]) {
    const { title, description, write } = PROMPTS[name];
    const config = { title, description, argsSchema: limitIssues(promptInputs[name]) };
    const registered = server.registerPrompt(name, config, (input) => ({
      messages: [{ role: 'user', content: { type: 'text', text: write(input) } }],
    }));
    prompts.set(name, registered);
  }
  const about = {
    title: 'How Sightline measures',
    description: 'Terms, intervals and traps.',
    mimeType: 'text/markdown',
  };
  server.registerResource('method', METHOD_URI, about, readMethod);

  // The handlers of the SDK report malformed parameters of these methods as an internal error.
  const { GetPromptRequestParams, ReadResourceRequestParams } = specTypeSchemas;
  server.server.setRequestHandler('prompts/get', { params: GetPromptRequestParams }, (params, context) => {
    const prompt = prompts.get(params.name);
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${params.name} not found`);
    return prompt.handler(params.arguments, context);
  });
  server.server.setRequestHandler('resources/read', { params: ReadResourceRequestParams }, ({ uri }) => {
    if (uri !== METHOD_URI) throw new ResourceNotFoundError(uri);
    return readMethod();
  });
  return server;
}

async function readMethod() {
  return { contents: [{ uri: METHOD_URI, mimeType: 'text/markdown', text: METHOD }] };
}

function registerTool<Name extends ToolName>(
  server: McpServer,
  name: Name,
  tool: Tool<Name>,
  options: McpOptions,
): void {
  const { title, description, readOnly, destructive = false, idempotent, openWorld, run } = tool;
  const annotations = {
    readOnlyHint: readOnly,
    destructiveHint: destructive,
    idempotentHint: idempotent,
    openWorldHint: openWorld,
  };
  const config = { title, description, inputSchema: limitIssues<unknown, unknown>(toolInputs[name]), annotations };
  server.registerTool(name, config, async (input, { mcpReq: { signal } }) =>
    answer(options, signal, (session) => run(session, input as Parameters<typeof run>[1])),
  );
}

/** A failure is a reply that states what to do next. An internal error is logged, and its details are not returned. */
async function answer(
  { getContext, waitMs }: McpOptions,
  signal: AbortSignal,
  run: (session: Session) => ReturnType<Tool<ToolName>['run']>,
) {
  let context: RequestContext | null = null;
  try {
    context = await getContext();
    const reply = await run(openSession(context, { waitMs, signal }));
    return { content: [{ type: 'text' as const, text: formatReply(reply) }] };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure && !signal.aborted) context?.log.warn({ err: errorOf(error) }, 'tool failed');
    const text = failure
      ? describeFailure(failure)
      : 'Internal server error. Try again; if it happens again, the server log has the details.';
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

function errorOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
