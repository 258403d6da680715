import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Page } from '../pages.ts';
import type { Scene } from '../scene.ts';

/** A chat completion: citations are links in the text, and annotations list all pages without positions. */
export function writeChatCompletion(scene: Scene, searches: boolean): unknown {
  const { text: content } = renderMarkdown(scene.blocks, (page) => (searches ? [' ', linkTo(page)] : ['', '']));
  const pages = shuffle(searches ? [...listCited(scene), ...scene.retrieved] : [], scene.draws);
  const annotations = pages.map(({ url, title }) => ({
    type: 'url_citation',
    url_citation: { url, title, content: '', start_index: 0, end_index: 0 },
  }));
  return {
    object: 'chat.completion',
    model: 'sandbox',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, annotations } }],
  };
}

function linkTo(page: Page): string {
  return `([${new URL(page.url).host.replace(/^www\./, '')}](${page.url}))`;
}
