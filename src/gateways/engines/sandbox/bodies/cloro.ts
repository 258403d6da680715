import { listCited, renderMarkdown } from '../markdown.ts';
import type { Page } from '../pages.ts';
import type { Scene } from '../scene.ts';

/** A response of `/v1/monitor/…`: pills are cited, and the list of sources contains all pages. */
export function writeCloro(scene: Scene): unknown {
  const { text: markdown } = renderMarkdown(scene.blocks);
  const cited = listCited(scene);
  return {
    success: true,
    result: {
      text: markdown.replaceAll('**', ''),
      markdown,
      model: 'sandbox',
      sources: [...cited, ...scene.retrieved].map(writeSource),
      citationPills: cited.map((page, index) => ({
        ...writeSource(page, index),
        domain: new URL(page.url).host,
        citationPillId: `pill-${index + 1}`,
      })),
      searchQueries: scene.searches,
    },
  };
}

function writeSource({ url, title }: Page, index: number) {
  return { position: index + 1, url, label: title };
}
