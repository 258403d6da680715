import { normalizeUrl } from '../shared/urls.ts';

/** The host of Gemini's citations before they are resolved. */
const REDIRECT_HOST = 'vertexaisearch.cloud.google.com';
const DOMAIN = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** The host a source is counted under. An unresolved Google redirect has its domain as the title. */
export function hostOfSource({ url, title }: { url: string; title: string | null }): string | null {
  const page = normalizeUrl(url);
  if (page?.host !== REDIRECT_HOST) return page?.host ?? null;
  const domain = title?.trim() ?? '';
  return DOMAIN.test(domain) ? (normalizeUrl(domain)?.host ?? page.host) : page.host;
}
