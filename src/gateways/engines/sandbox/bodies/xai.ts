import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A response of xAI's Responses API: citations are numbered links in the text, and the list of pages has no positions. */
export function writeXai(scene: Scene, searches: boolean): unknown {
  const cited = searches ? listCited(scene) : [];
  const { text } = renderMarkdown(scene.blocks, (page) =>
    searches ? [' ', `[[${cited.indexOf(page) + 1}]](${page.url})`] : ['', ''],
  );
  const pages = shuffle(searches ? [...cited, ...scene.retrieved] : [], scene.draws);
  const annotations = pages.map(({ url, title }) => ({
    type: 'url_citation',
    url,
    title,
    start_index: 0,
    end_index: 0,
  }));
  const message = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations }] };
  return {
    object: 'response',
    status: 'completed',
    model: 'sandbox',
    output: [...writeSearches(scene, searches), message],
  };
}

function writeSearches(scene: Scene, searches: boolean): unknown[] {
  if (!searches) return [];
  return scene.searches.map((query) => ({
    type: 'web_search_call',
    name: 'web_search',
    status: 'completed',
    arguments: JSON.stringify({ query, num_results: 5 }),
  }));
}
