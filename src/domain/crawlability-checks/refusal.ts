import type { Protection } from './challenge.ts';
import { isLoginUrl } from './login-url.ts';
import { compareReplies, type Reply, shareOfText } from './reply.ts';
import type { Wall } from './wall.ts';

/** How a server withholds the page from a user agent. */
export type Refusal =
  | { kind: 'no_answer'; reason: string }
  | { kind: 'status' }
  | Protection
  | { kind: 'login'; url: string }
  | { kind: 'wall'; wall: Wall }
  | { kind: 'denied'; words: string }
  | { kind: 'refresh'; url: string }
  | { kind: 'empty' }
  | { kind: 'shortened'; share: number }
  | { kind: 'different'; share: number; url?: string };

const DENIED =
  /\b(?:access (?:is )?(?:denied|forbidden|blocked|restricted)|(?:403|401) (?:forbidden|unauthorized)|request (?:was )?(?:blocked|denied|rejected)|you (?:have been|are|were) blocked|not (?:authorized|allowed) to (?:access|view)|permission denied|unusual (?:traffic|activity)|bot detected|are you (?:a )?(?:human|robot)|(?:verify(?:ing)?|prove|confirm) (?:that )?you(?:[’']re| are) (?:(?:a )?human|not a (?:ro)?bot)|(?:complete|solve) the captcha|please (?:turn javascript on and reload|enable js and disable any ad ?blocker)|(?:enable|activate) (?:javascript and )?cookies|checking (?:your browser|if the site connection)|automated (?:access|requests)|too many requests|not available in your (?:region|country|location|area)|(?:under|down for) (?:scheduled )?maintenance|you are (?:now )?in (?:line|the queue)|zugriff verweigert|accès refusé|acceso denegado|acesso negado|accesso negato|toegang geweigerd)\b/i;
/** A page that only denies access is short. */
const DENIED_CHARACTERS = 2000;
const EMPTY_CHARACTERS = 40;
/** A page that only sends clients to another URL is short. */
const REFRESH_CHARACTERS = 200;
/** If the control has at least this much text, less than this share is a stub. */
const LEAST_CHARACTERS = 400;
const STUB_SHARE = 0.35;
/** A page with a smaller share of the running text is shortened. */
const PAGE_SHARE = 0.7;
const DIFFERENT = 0.5;

/** Why the response is not the page; null if it is. The response to a browser distinguishes a stub from a short page. */
export function findRefusal(reply: Reply, control: Reply | null): Refusal | null {
  if (reply.failure !== null) return { kind: 'no_answer', reason: reply.failure };
  if (reply.protection !== null) return reply.protection;
  if (reply.status < 200 || reply.status > 299) return { kind: 'status' };
  const other = control !== null && control.status >= 200 && control.status <= 299 ? control : null;
  const isDifferent = other === null || compareReplies(reply, other) < DIFFERENT || other.textLength < EMPTY_CHARACTERS;
  const denied = DENIED.exec(`${reply.title} ${reply.opening}`)?.[0];
  if (denied !== undefined && reply.textLength < DENIED_CHARACTERS && isDifferent && !isDenied(other))
    return { kind: 'denied', words: denied };
  const isLogin = other === null ? reply.isLoginRedirect : isOtherPage(reply, other) && isLoginUrl(reply.finalUrl);
  if (isLogin) return { kind: 'login', url: reply.finalUrl };
  if (reply.wall !== null && (other === null || (other.wall === null && isDifferent)))
    return { kind: 'wall', wall: reply.wall };
  if (other === null)
    return reply.refresh !== null && reply.textLength < REFRESH_CHARACTERS
      ? { kind: 'refresh', url: reply.refresh }
      : null;
  if (reply.refresh !== null && other.refresh === null && reply.textLength < other.textLength * STUB_SHARE)
    return { kind: 'refresh', url: reply.refresh };
  if (reply.textLength < EMPTY_CHARACTERS && other.textLength >= EMPTY_CHARACTERS * 2) return { kind: 'empty' };
  return findShortening(reply, other);
}

function findShortening(reply: Reply, control: Reply): Refusal | null {
  const share = shareOfText(reply, control);
  if (share !== null && share < PAGE_SHARE) {
    const isPart = reply.mainWords < control.mainWords * PAGE_SHARE && compareReplies(reply, control) >= DIFFERENT;
    if (isPart) return { kind: 'shortened', share };
    return { kind: 'different', share, ...(isOtherPage(reply, control) && { url: reply.finalUrl }) };
  }
  if (share === null && control.textLength >= LEAST_CHARACTERS && reply.textLength < control.textLength * STUB_SHARE)
    return { kind: 'shortened', share: Math.round((reply.textLength / control.textLength) * 100) / 100 };
  return null;
}

function isDenied(control: Reply | null): boolean {
  return control !== null && DENIED.test(`${control.title} ${control.opening}`);
}

function isOtherPage(reply: Reply, control: Reply): boolean {
  const [url, controlUrl] = [new URL(reply.finalUrl), new URL(control.finalUrl)];
  return url.host !== controlUrl.host || url.pathname !== controlUrl.pathname;
}
