import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown, type Span } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A reply of the Messages API: the text comes in pieces, and those that cite carry their citations. */
export function writeAnthropic(scene: Scene): unknown {
  const { text, places } = renderMarkdown(scene.blocks);
  return {
    type: 'message',
    role: 'assistant',
    model: 'sandbox',
    stop_reason: 'end_turn',
    content: [{ type: 'text', text: scene.searches[0] ?? '' }, ...writeSearches(scene), ...cutText(text, places)],
  };
}

/** Each search with its share of the pages. */
function writeSearches(scene: Scene): unknown[] {
  const found = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  return scene.searches.flatMap((query, at) => {
    const id = `srvtoolu_${at + 1}`;
    const own = found.filter((_, place) => place % scene.searches.length === at);
    const content = own.map(({ url, title }) => ({ type: 'web_search_result', url, title, page_age: null }));
    return [
      { type: 'server_tool_use', id, name: 'web_search', input: { query } },
      { type: 'web_search_tool_result', tool_use_id: id, content },
    ];
  });
}

function cutText(text: string, places: Span[]): unknown[] {
  const blocks: unknown[] = [];
  let done = 0;
  for (const { from, to, marks } of places.filter((place) => place.marks.length > 0)) {
    if (from > done) blocks.push({ type: 'text', text: text.slice(done, from) });
    const cited_text = text.slice(from, to);
    const citations = marks.map(({ page: { url, title } }) => ({
      type: 'web_search_result_location',
      url,
      title,
      cited_text,
    }));
    blocks.push({ type: 'text', text: cited_text, citations });
    done = to;
  }
  return done < text.length ? [...blocks, { type: 'text', text: text.slice(done) }] : blocks;
}
