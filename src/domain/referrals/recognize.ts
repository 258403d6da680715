import { isBelow } from '../shared/domains.ts';
import { ASSISTANTS } from './assistants.ts';

const byHost = new Map(ASSISTANTS.flatMap(({ name, hosts }) => hosts.map((host) => [host, name])));
const bySource = new Map(
  ASSISTANTS.flatMap(({ name, hosts, sources }) => [...hosts, ...sources].map((source) => [source, name])),
);

const REFERRER_HOST = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@\s]*@)?([^/?#:\s]+)/i;
const UTM_SOURCE = /[?&]utm_source=([^&#\s]+)/i;

/**
 * The assistant that a visitor came from: by the referrer, or by the `utm_source` of the requested URL. The latter does not
 * count between two pages of the site. Null for all other visitors.
 */
export function recognizeAssistant(referrer: string | null, target: string, domain: string): string | null {
  const host = referrer === null ? null : hostOf(referrer);
  if (host !== null && (host === domain || isBelow(host, domain))) return null;
  return (host === null ? null : findByHost(host)) ?? findBySource(target);
}

function hostOf(referrer: string): string | null {
  const decoded = /^[a-z]+%3A%2F%2F/i.test(referrer) ? decode(referrer) : referrer;
  return REFERRER_HOST.exec(decoded)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
}

function findBySource(target: string): string | null {
  const source = UTM_SOURCE.exec(target)?.[1];
  return source === undefined ? null : recognizeSource(source);
}

/** The assistant that a source of visits names, as links and analytics programs write it: `chatgpt.com`, `perplexity`. */
export function recognizeSource(source: string): string | null {
  // Some links contain the whole URL of the assistant.
  const value = hostOf(decode(source))?.replace(/^www\./, '') ?? '';
  return bySource.get(value) ?? findByHost(value);
}

function findByHost(host: string): string | null {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = byHost.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
