/** URL parts of login, subscription and verification pages. */
const PATH =
  /\/(?:[\w.-]*[-_])?(?:log[-_]?in|sign[-_]?in|sign[-_]?up|auth|sso|oauth2?|register|subscribe|subscription|paywall|account|captcha|challenge|blocked|denied|verify|validate|consent)(?:[-_.][\w.-]*)?(?:\/|$)/i;
const HOST = /^(?:accounts?|auth|consent|id|login|signin|sso)\./i;

/** Whether the URL is that of a login or subscription page. */
export function isLoginUrl(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return PATH.test(pathname) || HOST.test(hostname);
}
