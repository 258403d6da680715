import type { Reply } from '../../domain/assistants/reply.ts';
import type { ToolInput, ToolName } from '../../schemas/assistant-tools.ts';
import type { Session } from '../session.ts';

export interface Tool<Name extends ToolName> {
  title: string;
  /** What the tool returns, and when to use it. Part of every conversation, so one or two sentences. */
  description: string;
  /** Whether it changes nothing in Sightline. */
  readOnly: boolean;
  /** Whether it can delete anything. */
  destructive?: boolean;
  /** Whether repeating a call with the same arguments has no further effect. */
  idempotent: boolean;
  /** Whether it contacts websites outside of Sightline. */
  openWorld: boolean;
  run: (session: Session, input: ToolInput<Name>) => Promise<Reply>;
}

const READS = { readOnly: true, idempotent: true, openWorld: false } as const;

/** Defines a tool that only reads. */
export function reader<Name extends ToolName>(
  tool: Omit<Tool<Name>, 'readOnly' | 'destructive' | 'idempotent' | 'openWorld'>,
): Tool<Name> {
  return { ...READS, ...tool };
}
