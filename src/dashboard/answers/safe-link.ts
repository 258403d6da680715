/** Only addresses of web pages are links. */
export function safeLink(url: string): string | null {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
