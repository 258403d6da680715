import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown, type Span } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A response of the Messages API: the text is split into blocks, and blocks that cite have citations. */
export function writeAnthropic(scene: Scene): unknown {
  const { text, spans } = renderMarkdown(scene.blocks);
  return {
    type: 'message',
    role: 'assistant',
    model: 'sandbox',
    stop_reason: 'end_turn',
    content: [{ type: 'text', text: scene.searches[0] ?? '' }, ...writeSearches(scene), ...cutText(text, spans)],
  };
}

/** Each search with its share of the pages. */
function writeSearches(scene: Scene): unknown[] {
  const found = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  return scene.searches.flatMap((query, index) => {
    const id = `srvtoolu_${index + 1}`;
    const results = found.filter((_, page) => page % scene.searches.length === index);
    const content = results.map(({ url, title }) => ({ type: 'web_search_result', url, title, page_age: null }));
    return [
      { type: 'server_tool_use', id, name: 'web_search', input: { query } },
      { type: 'web_search_tool_result', tool_use_id: id, content },
    ];
  });
}

function cutText(text: string, spans: Span[]): unknown[] {
  const blocks: unknown[] = [];
  let done = 0;
  for (const { from, to, marks } of spans.filter((span) => span.marks.length > 0)) {
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
