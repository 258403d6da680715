import type { MailContent, MailDelivery, MailState } from '../domain/mail/mail.ts';
import type { Database } from './postgres/database.ts';

export interface MessageKey {
  workspaceId: string;
  messageId: string;
}

export interface NewMessage {
  workspaceId: string;
  purpose: string;
  subject: string;
  content: MailContent;
}

/** Returns the ids of the messages that are new: a recipient gets one message for each purpose. */
export async function insertMessages(
  { query }: Database,
  { workspaceId, purpose, subject, content }: NewMessage,
  recipients: readonly { id: string; recipient: string }[],
  now: Date,
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    INSERT INTO "MailMessage" ("workspaceId", id, purpose, recipient, subject, content, "createdDate", "updatedDate")
    SELECT ${workspaceId}, r.id, ${purpose}, r.recipient, ${subject}, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) AS r (id text, recipient text)
    ON CONFLICT ("workspaceId", purpose, recipient) DO NOTHING RETURNING id`;
  return rows.map(({ id }) => id);
}

export interface WaitingMessage {
  recipient: string;
  subject: string;
  content: MailContent;
  createdDate: Date;
}

/** Counts an attempt of a waiting message. Null if it is not waiting. */
export async function beginAttempt(
  { query }: Database,
  { workspaceId, messageId }: MessageKey,
  now: Date,
): Promise<WaitingMessage | null> {
  const [row] = await query<WaitingMessage>`
    UPDATE "MailMessage" SET attempts = attempts + 1, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${messageId} AND state = 'waiting' AND content IS NOT NULL
    RETURNING recipient, subject, content, "createdDate"`;
  return row ?? null;
}

interface MessageChange {
  /** The states in which the message changes. */
  from: readonly MailState[];
  to: MailState;
  reason?: string | null;
}

/** False if the message is in another state. The content is deleted when it is sent. */
export async function moveMessage(
  { query }: Database,
  { workspaceId, messageId }: MessageKey,
  { from, to, reason = null }: MessageChange,
  now: Date,
): Promise<boolean> {
  const rows = await query`
    UPDATE "MailMessage" SET state = ${to}, reason = ${reason}, "updatedDate" = ${now},
      content = CASE WHEN ${to} = 'sent' THEN NULL ELSE content END
    WHERE "workspaceId" = ${workspaceId} AND id = ${messageId} AND state = ANY(${from}::text[]) RETURNING 1`;
  return rows.length > 0;
}

/** Messages that failed wait again. Returns their ids. */
export async function restartMessages(
  { query }: Database,
  { workspaceId, purpose }: { workspaceId: string; purpose: string },
  now: Date,
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    UPDATE "MailMessage" SET state = 'waiting', reason = NULL, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND purpose = ${purpose} AND state IN ('failed', 'uncertain') AND content IS NOT NULL
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** The deliveries for several purposes, in the order of their recipients. */
export async function listDeliveries(
  { query }: Database,
  { workspaceId, purposes }: { workspaceId: string; purposes: readonly string[] },
): Promise<(MailDelivery & { purpose: string })[]> {
  const rows = await query<Omit<MailDelivery, 'updatedDate'> & { purpose: string; updatedDate: Date }>`
    SELECT purpose, recipient, state, attempts, reason, "updatedDate" FROM "MailMessage"
    WHERE "workspaceId" = ${workspaceId} AND purpose = ANY(${purposes}::text[]) ORDER BY recipient`;
  return rows.map((row) => ({ ...row, updatedDate: row.updatedDate.toISOString() }));
}
