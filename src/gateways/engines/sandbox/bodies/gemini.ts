import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A reply of `generateContent`: places are counted in bytes of UTF-8. Pages stand at their own addresses, not behind redirects. */
export function writeGemini(scene: Scene): unknown {
  const chunks = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  const { text, places } = renderMarkdown(scene.blocks);
  const bytesTo = (end: number) => Buffer.byteLength(text.slice(0, end));
  const groundingSupports = places
    .filter(({ marks }) => marks.length > 0)
    .map(({ from, to, marks }) => ({
      // A start of 0 is left out.
      segment: { ...(from > 0 && { startIndex: bytesTo(from) }), endIndex: bytesTo(to), text: text.slice(from, to) },
      groundingChunkIndices: marks.map(({ page }) => chunks.indexOf(page)),
    }));
  const groundingMetadata = {
    webSearchQueries: scene.searches,
    groundingChunks: chunks.map(({ url }) => ({ web: { uri: url, title: new URL(url).host.replace(/^www\./, '') } })),
    groundingSupports,
    searchEntryPoint: { renderedContent: '' },
  };
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', groundingMetadata }],
    modelVersion: 'sandbox',
  };
}
