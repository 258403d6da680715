import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A response of the Agent API: `[n]` in the text is the id of a result, and annotations are empty. */
export function writePerplexity(scene: Scene): unknown {
  const results = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  const { text } = renderMarkdown(scene.blocks, (page) => ['', `[${results.indexOf(page) + 1}]`]);
  return {
    object: 'response',
    status: 'completed',
    model: 'sandbox',
    output: [
      {
        type: 'search_results',
        queries: scene.searches,
        results: results.map(({ url, title }, index) => ({ id: index + 1, url, title, snippet: '', source: 'web' })),
      },
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
  };
}
