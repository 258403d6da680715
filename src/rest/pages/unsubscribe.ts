import type { Express, Response } from 'express';
import { methodNotAllowed } from '../requests/routes.ts';

/** The services behind the links in mails; `app.ts` provides them. */
export interface Subscriptions {
  read: (token: string) => Promise<Subscription | null>;
  end: (token: string) => Promise<Subscription | null>;
}

interface Subscription {
  address: string;
  workspace: string;
  isDisabled: boolean;
}

/** The page only contains a form, which sends to the same address. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Serves the link in mails. Opening it changes nothing, because programs that scan mails open links. The form, and the button of a mail
 * program (RFC 8058), send a POST request.
 */
export function serveUnsubscribe(app: Express, { read, end }: Subscriptions): void {
  app
    .route('/unsubscribe/:token')
    .get(async (req, res) => sendPage(res, await read(req.params.token)))
    .post(async (req, res) => sendPage(res, await end(req.params.token)))
    .all(() => {
      throw methodNotAllowed(['GET', 'HEAD', 'POST']);
    });
}

function sendPage(res: Response, subscription: Subscription | null): void {
  res.locals.route = '/unsubscribe/:token';
  res.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  });
  res.status(subscription ? 200 : 404).type('html');
  res.send(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unsubscribe</title>${contentOf(subscription)}</html>`,
  );
}

function contentOf(subscription: Subscription | null): string {
  if (!subscription)
    return '<p>This link is not valid. The destination was probably deleted, so no more messages are sent.</p>';
  const [address, workspace] = [escape(subscription.address), escape(subscription.workspace)];
  if (subscription.isDisabled) return `<p>${address} receives no more messages of the workspace ${workspace}.</p>`;
  return `<p>${address} receives alerts and digests of the workspace ${workspace}.</p><form method="post"><button>Unsubscribe</button></form>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
