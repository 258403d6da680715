import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Page } from '../pages.ts';
import type { Scene } from '../scene.ts';

/** A response of `llm_scraper`: sources are cited, search results were retrieved, and an ad is not part of the answer. */
export function writeDataForSeoChat(scene: Scene): unknown {
  const { text: markdown } = renderMarkdown(scene.blocks, (page) => [' ', linkTo(page)]);
  const sources = listCited(scene).map(writePage);
  const result = {
    model: 'sandbox',
    markdown: `${markdown}\n\nSponsored: Example Advertiser`,
    sources,
    search_results: shuffle([...listCited(scene), ...scene.retrieved], scene.draws).map(writePage),
    fan_out_queries: scene.searches,
    items: [
      { type: 'chat_text', rank_group: 1, markdown, sources },
      { type: 'chat_ad', rank_group: 1, title: 'Example Advertiser', url: 'https://advertiser.example/' },
    ],
  };
  const ok = { status_code: 20_000, status_message: 'Ok.' };
  return { ...ok, cost: 0, tasks: [{ id: 'sandbox', ...ok, result: [result] }] };
}

function linkTo(page: Page): string {
  return `([${new URL(page.url).host.replace(/^www\./, '')}](${page.url}))`;
}

function writePage({ url, title }: Page) {
  return { url, title, domain: new URL(url).host };
}
