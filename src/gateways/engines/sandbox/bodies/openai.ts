import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Page } from '../pages.ts';
import type { Scene } from '../scene.ts';

/** A response of the Responses API: citations are links in the text, and their URLs have a source parameter. */
export function writeOpenAi(scene: Scene): unknown {
  const { text, spans } = renderMarkdown(scene.blocks, (page) => [' ', linkTo(page)]);
  const annotations = spans.flatMap(({ marks }) =>
    marks.map(({ page, from, to }) => ({
      type: 'url_citation',
      start_index: from,
      end_index: to,
      title: page.title,
      url: addressOf(page),
    })),
  );
  const sources = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  const action = {
    type: 'search',
    query: scene.searches[0],
    queries: scene.searches,
    sources: sources.map(({ url }) => ({ type: 'url', url })),
  };
  return {
    object: 'response',
    status: 'completed',
    model: 'sandbox',
    output: [
      { type: 'reasoning', summary: [] },
      { type: 'web_search_call', status: 'completed', action },
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations }],
      },
    ],
  };
}

function linkTo(page: Page): string {
  return `([${new URL(page.url).host.replace(/^www\./, '')}](${addressOf(page)}))`;
}

function addressOf({ url }: Page): string {
  return `${url}${url.includes('?') ? '&' : '?'}utm_source=openai`;
}
