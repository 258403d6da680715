import { z } from 'zod';
import { PERMISSIONS } from '../../domain/access/access.ts';
import { keyId, workspaceId } from '../shared/ids.ts';
import { timestamp } from '../shared/text.ts';

const LONGEST_KEY = 200;

export const signInInput = z
  .object({
    key: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_KEY)
      .meta({ description: 'An API key.', examples: ['sl_live_4f9KxTq2LmZ8vB1nW7cYpR3sHd6JgA0e2kQ9uX'] }),
  })
  .meta({ id: 'SignIn' });

const session = z.object({
  keyId,
  name: z.string().meta({ description: 'Name of the API key. Empty if it has none.', examples: ['Dashboard'] }),
  prefix: z.string().meta({ description: 'First characters of the API key.', examples: ['sl_live_4f9K'] }),
  permissions: z
    .array(z.enum(PERMISSIONS))
    .meta({ description: 'Permissions of the API key.', examples: [['read', 'write']] }),
  readOnly: z.boolean().meta({ description: 'Whether the session cannot change data.', examples: [false] }),
  admin: z.boolean().meta({ description: 'Whether the session manages workspaces and keys.', examples: [false] }),
  workspaces: z
    .array(
      z.object({
        id: workspaceId,
        name: z.string().meta({ description: 'Name of the workspace.', examples: ['Acme'] }),
      }),
    )
    .meta({ description: 'Workspaces that the session has access to, by name.' }),
  createdDate: timestamp.meta({ description: 'When the session began.', examples: ['2026-11-14T09:30:00.000Z'] }),
  expiresDate: timestamp.meta({
    description:
      'When the session ends unless it is used. Every request extends it to 12 hours, up to 30 days in total.',
    examples: ['2026-11-14T21:30:00.000Z'],
  }),
});

export const sessionReply = z
  .object({
    session: session.nullable().meta({ description: 'The session. Null if the browser is not signed in.' }),
    hasEnded: z
      .literal(true)
      .meta({
        description: 'Present only if the browser was signed in and its session has expired or was ended.',
        examples: [true],
      })
      .optional(),
  })
  .meta({ id: 'SessionReply' });
