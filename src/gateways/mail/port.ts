/** Sends mail through the mail server of the settings. */
export interface Mailer {
  /**
   * Sends a message to its recipient. `onTransmit` is called when the server is ready for the message: if it throws, nothing is
   * sent. Never throws for errors of the server; they are part of the outcome.
   */
  send: (mail: Mail, onTransmit: () => Promise<void>) => Promise<MailOutcome>;
  /** Connects and signs in without sending anything. Null if that works, or else the reason. */
  verify: () => Promise<string | null>;
}

export interface Mail {
  /** Part of the Message-ID, so that a message that is sent again can be recognized. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Null for text only. */
  html: string | null;
  attachments: MailAttachment[];
  /** Null if the recipient cannot unsubscribe. */
  unsubscribeUrl: string | null;
  date: Date;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * `rejected`: the server will not accept it. `deferred`: it can be sent again. `unknown`: the server may have accepted it, because
 * the connection ended after the message was transmitted and before the server responded.
 */
export type MailOutcome = { state: 'accepted' } | { state: 'rejected' | 'deferred' | 'unknown'; reason: string };
