import type { Provider } from '../../domain/shared/engines.ts';
import type { EngineSettings } from './create.ts';

export interface KeyCheck {
  provider: Provider;
  /** `unverified` if the provider has no request that is free, or did not respond as documented. */
  state: 'valid' | 'rejected' | 'unverified';
  detail: string;
}

interface FreeRequest {
  url: string;
  headers: Record<string, string>;
}

const TIMEOUT_MS = 5_000;

/** Sends each configured key with a request that providers do not charge for, such as the list of models. */
export async function verifyKeys(settings: EngineSettings): Promise<KeyCheck[]> {
  const configured = PROVIDERS_WITH_KEYS.filter((provider) => settings[provider] !== null);
  return Promise.all(configured.map((provider) => verify(provider, freeRequestOf(settings, provider))));
}

const PROVIDERS_WITH_KEYS: Provider[] = [
  'openai',
  'perplexity',
  'gemini',
  'anthropic',
  'serpapi',
  'dataforseo',
  'cloro',
];

function freeRequestOf(
  { openai, gemini, anthropic, serpapi, dataforseo }: EngineSettings,
  provider: Provider,
): FreeRequest | null {
  if (provider === 'openai' && openai) {
    return { url: `${openai.baseUrl}/models`, headers: { authorization: `Bearer ${openai.apiKey}` } };
  }
  if (provider === 'gemini' && gemini) {
    return { url: `${gemini.baseUrl}/models`, headers: { 'x-goog-api-key': gemini.apiKey } };
  }
  if (provider === 'anthropic' && anthropic) {
    const headers = { 'x-api-key': anthropic.apiKey, 'anthropic-version': '2023-06-01' };
    return { url: `${anthropic.baseUrl}/v1/models`, headers };
  }
  if (provider === 'serpapi' && serpapi) {
    return { url: `${serpapi.baseUrl}/account.json?api_key=${encodeURIComponent(serpapi.apiKey)}`, headers: {} };
  }
  if (provider === 'dataforseo' && dataforseo) {
    const basic = Buffer.from(`${dataforseo.login}:${dataforseo.password}`).toString('base64');
    return { url: `${dataforseo.baseUrl}/v3/appendix/user_data`, headers: { authorization: `Basic ${basic}` } };
  }
  return null;
}

async function verify(provider: Provider, request: FreeRequest | null): Promise<KeyCheck> {
  if (!request) return { provider, state: 'unverified', detail: 'set; only a paid call can verify it' };
  try {
    const { headers } = request;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(request.url, { headers, signal, redirect: 'error' });
    if (ok) return { provider, state: 'valid', detail: 'accepted' };
    // Gemini rejects an unknown key with status 400.
    const isRejected = [401, 403].includes(status) || (provider === 'gemini' && status === 400);
    const detail = isRejected ? `rejected with status ${status}` : `not verified: status ${status}`;
    return { provider, state: isRejected ? 'rejected' : 'unverified', detail };
  } catch {
    // The reason could quote the URL, which contains the key for some providers.
    return { provider, state: 'unverified', detail: 'set; the provider could not be reached' };
  }
}
