import { compareReplies, type Reply } from './reply.ts';

/** How a server withholds the page from a user agent. */
export type Refusal =
  | { kind: 'no_answer'; reason: string }
  | { kind: 'status' }
  | { kind: 'challenge'; vendor: string }
  | { kind: 'login'; url: string }
  | { kind: 'denied'; words: string }
  | { kind: 'refresh'; url: string }
  | { kind: 'empty' }
  | { kind: 'shortened'; of: number };

/** URL parts of login, subscription and verification pages. */
const LOGIN =
  /\/(?:[\w.-]*[-_])?(?:log[-_]?in|sign[-_]?in|sign[-_]?up|auth|sso|oauth2?|register|subscribe|subscription|paywall|account|captcha|challenge|blocked|denied|verify|validate|consent)(?:[-_.][\w.-]*)?(?:\/|$)/i;
const DENIED =
  /\b(?:access (?:is )?(?:denied|forbidden|blocked|restricted)|(?:403|401) (?:forbidden|unauthorized)|request (?:was )?(?:blocked|denied|rejected)|you (?:have been|are|were) blocked|not (?:authorized|allowed) to (?:access|view)|permission denied|unusual (?:traffic|activity)|bot detected|are you (?:a )?(?:human|robot)|verify (?:that )?you are (?:a )?human|automated (?:access|requests)|zugriff verweigert|accès refusé|acceso denegado|acesso negado|accesso negato|toegang geweigerd)\b/i;
/** A page that only denies access is short. */
const DENIED_CHARACTERS = 2000;
const EMPTY_CHARACTERS = 40;
/** If the control has at least this much text, less than this share is a stub. */
const LEAST_CHARACTERS = 400;
const STUB_SHARE = 0.35;
const DIFFERENT = 0.5;

/** Why the response is not the page; null if it is. The response to a browser distinguishes a stub from a short page. */
export function findRefusal(reply: Reply, control: Reply | null): Refusal | null {
  if (reply.failure !== null) return { kind: 'no_answer', reason: reply.failure };
  if (reply.challenge !== null) return { kind: 'challenge', vendor: reply.challenge };
  if (reply.status < 200 || reply.status > 299) return { kind: 'status' };
  const other = control !== null && control.status >= 200 && control.status <= 299 ? control : null;
  const isDifferent = other === null || compareReplies(reply, other) < DIFFERENT || other.textLength < EMPTY_CHARACTERS;
  const denied = DENIED.exec(`${reply.title} ${reply.opening}`)?.[0];
  if (denied !== undefined && reply.textLength < DENIED_CHARACTERS && isDifferent && !isDenied(other))
    return { kind: 'denied', words: denied };
  if (other === null) return null;
  if (isOtherPage(reply, other) && isLoginUrl(reply.finalUrl)) return { kind: 'login', url: reply.finalUrl };
  if (reply.refresh !== null && other.refresh === null && reply.textLength < other.textLength * STUB_SHARE)
    return { kind: 'refresh', url: reply.refresh };
  if (reply.textLength < EMPTY_CHARACTERS && other.textLength >= EMPTY_CHARACTERS * 2) return { kind: 'empty' };
  if (other.textLength >= LEAST_CHARACTERS && reply.textLength < other.textLength * STUB_SHARE)
    return { kind: 'shortened', of: other.textLength };
  return null;
}

/** Whether the URL is that of a login or subscription page. */
export function isLoginUrl(url: string): boolean {
  return LOGIN.test(new URL(url).pathname);
}

function isDenied(control: Reply | null): boolean {
  return control !== null && DENIED.test(`${control.title} ${control.opening}`);
}

function isOtherPage(reply: Reply, control: Reply): boolean {
  const [url, controlUrl] = [new URL(reply.finalUrl), new URL(control.finalUrl)];
  return url.host !== controlUrl.host || url.pathname !== controlUrl.pathname;
}
