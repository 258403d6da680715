import { shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Scene } from '../scene.ts';

/** A response of `generateContent`: offsets are in UTF-8 bytes. Pages have their final URLs instead of redirects. */
export function writeGemini(scene: Scene): unknown {
  const chunks = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  const { text, spans } = renderMarkdown(scene.blocks);
  const bytesTo = (end: number) => Buffer.byteLength(text.slice(0, end));
  const groundingSupports = spans
    .filter(({ marks }) => marks.length > 0)
    .map(({ from, to, marks }) => ({
      // A start offset of 0 is omitted.
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
