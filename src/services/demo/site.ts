import { isDemoHost } from '../../domain/demo/demo.ts';
import { respondAsDemoSite } from '../../domain/demo/site.ts';
import type { Renderer } from '../../gateways/renderer/port.ts';
import type { Web } from '../../gateways/web/web.ts';
import type { Context } from '../context.ts';

/** A web that contains only the demo's site, for the ordinary checks: without a network, and without a language model. */
export function withDemoSite(context: Context): Context {
  const languageModel: Context['languageModel'] = {
    ...context.languageModel,
    complete: async () => ({ state: 'no-model' }),
  };
  return { ...context, web: demoWeb, renderer: { ...context.renderer, render }, languageModel };
}

/** The context for a check of a page: the demo's site does not exist, so that its responses are simulated. */
export function withSiteOf(context: Context, page: URL): Context {
  return isDemoHost(page.host) ? withDemoSite(context) : context;
}

const demoWeb: Web = {
  mayFetch: () => true,
  fetchPage: async (url, { headers = {} } = {}) => {
    const { status, type, body } = respondAsDemoSite(new URL(url).pathname, headers['user-agent'] ?? '');
    const response = { status, headers: { 'content-type': type }, body: Buffer.from(body) };
    return { kind: 'ok', finalUrl: url, redirects: [], ...response };
  },
};

/** Its pages have no scripts, so a browser shows what the server returns. */
const render: Renderer['render'] = async (url, { userAgent }) => {
  const { status, body } = respondAsDemoSite(new URL(url).pathname, userAgent);
  return { status, html: body, scrolledHtml: body };
};
