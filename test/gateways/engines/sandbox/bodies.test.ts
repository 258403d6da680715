import { describe, expect, test } from 'vitest';
import { type SupportedSeries, UI_SERIES, type UiConnector } from '../../../../src/domain/connections/ui-series.ts';
import { ENGINES } from '../../../../src/domain/shared/engines.ts';
import { normalizeUrl } from '../../../../src/domain/shared/urls.ts';
import { parseAnthropic } from '../../../../src/gateways/engines/parse/anthropic.ts';
import { parseCloro, parseCopilot } from '../../../../src/gateways/engines/parse/cloro.ts';
import { parseDataForSeoChat } from '../../../../src/gateways/engines/parse/dataforseo-chat.ts';
import { parseGemini } from '../../../../src/gateways/engines/parse/gemini.ts';
import { parseOpenAi } from '../../../../src/gateways/engines/parse/openai.ts';
import { parsePerplexity } from '../../../../src/gateways/engines/parse/perplexity.ts';
import { parseAiMode, parseAiOverview } from '../../../../src/gateways/engines/parse/serpapi.ts';
import type { Answer } from '../../../../src/gateways/engines/port.ts';
import { createCustomSandbox, createSandbox } from '../../../../src/gateways/engines/sandbox/create.ts';
import { listCited, renderMarkdown } from '../../../../src/gateways/engines/sandbox/markdown.ts';
import { createScene } from '../../../../src/gateways/engines/sandbox/scene.ts';
import { grok } from '../../../support/connectors.ts';
import { listQuestions } from '../../../support/sandbox.ts';

const PARSERS: Record<SupportedSeries, (body: unknown) => Answer | null> = {
  chatgpt: parseOpenAi,
  google: parseAiOverview,
  perplexity: parsePerplexity,
  copilot: parseCopilot,
  google_ai_mode: parseAiMode,
  gemini: (body) => parseGemini(body),
  claude: parseAnthropic,
  chatgpt_ui: parseCloro,
  perplexity_ui: parseCloro,
  gemini_ui: parseCloro,
};

/** Every engine and page, and the pages by their second connector. */
const CASES = [
  ...[...ENGINES, ...UI_SERIES].map((series) => [series, 'cloro'] as const),
  ['chatgpt_ui', 'dataforseo'] as const,
  ['gemini_ui', 'dataforseo'] as const,
];

/** Each language, and with letters of one to four bytes. */
const QUESTIONS = ['us', 'de', 'fr', 'es'].flatMap((country) =>
  listQuestions(6, 1, { country }).map((question) => ({ ...question, prompt: `${question.prompt} für 小さな 🚲` })),
);

/** Every answered prompt with the scene from which the answer was written. */
async function askWithScene(engine: SupportedSeries, connector: UiConnector = 'cloro') {
  const answers = await Promise.all(
    QUESTIONS.map(async (question) => ({
      scene: createScene(engine, question),
      answer: await createSandbox(engine, connector).ask(question),
    })),
  );
  return answers.flatMap(({ scene, answer }) => (answer === null ? [] : [{ scene, answer }]));
}

function keysOf(pages: { url: string }[]): (string | undefined)[] {
  return pages.map(({ url }) => normalizeUrl(url)?.key);
}

describe.each(CASES)('a body of %s (%s)', (engine, connector) => {
  test('parses into the cited pages of the scene in the same order, and separately the pages that were only retrieved', async () => {
    const answered = await askWithScene(engine, connector);
    expect(answered.length).toBeGreaterThan(15);
    for (const { scene, answer } of answered) {
      expect(keysOf(answer.cited)).toEqual(keysOf(listCited(scene)));
      expect(new Set(keysOf(answer.retrieved))).toEqual(new Set(keysOf(scene.retrieved)));
      expect(answer.cited.map(({ position }) => position)).toEqual(answer.cited.map((_, at) => at + 1));
    }
  });

  test('parses into the text of the scene, apart from citation marks', async () => {
    for (const { scene, answer } of await askWithScene(engine, connector)) {
      const bare = answer.text.replace(/ \(\[[^\]]+\]\(https:[^)]+\)\)/g, '').replace(/\[\d+\]/g, '');
      expect(bare).toBe(renderMarkdown(scene.blocks).text);
    }
  });

  test('is plain JSON that parses the same after it was stored', async () => {
    for (const { answer } of await askWithScene(engine, connector)) {
      const stored: unknown = JSON.parse(JSON.stringify(answer.raw));
      expect(stored).toEqual(answer.raw);
      const parse = connector === 'dataforseo' ? parseDataForSeoChat : PARSERS[engine];
      expect({ ...parse(stored), model: 'sandbox', cost: 0 }).toEqual(answer);
    }
  });
});

describe('citation positions in the text', () => {
  test('ChatGPT: the links to the page', async () => {
    for (const { answer } of await askWithScene('chatgpt')) {
      for (const { url, spans } of answer.cited) {
        expect(url).toMatch(/[?&]utm_source=openai$/);
        expect(spans.length).toBeGreaterThan(0);
        for (const [from, to] of spans) expect(answer.text.slice(from, to)).toMatch(/^\(\[[^\]]+\]\(https:.+\)\)$/);
        for (const [from, to] of spans) expect(answer.text.slice(from, to)).toContain(`](${url}))`);
      }
    }
  });

  test('Perplexity: marks with the number of a result', async () => {
    for (const { answer } of await askWithScene('perplexity')) {
      for (const [from, to] of answer.cited.flatMap(({ spans }) => spans)) {
        expect(answer.text.slice(from, to)).toMatch(/^\[\d+\]$/);
      }
    }
  });

  test.each(['gemini', 'claude', 'google'] as const)('%s: the passages that cite the page, whole', async (engine) => {
    for (const { scene, answer } of await askWithScene(engine)) {
      const shown = answer.cited.map(({ spans }) => spans.map(([from, to]) => answer.text.slice(from, to)));
      const meant = listCited(scene).map((page) =>
        scene.blocks.flatMap((block) => {
          if (block.type === 'table') return [];
          const passages = block.type === 'list' ? block.items : block.passages;
          const citing = passages.filter(({ cites }) => cites.includes(page)).map(({ text }) => text);
          if (engine !== 'google' || citing.length === 0) return citing;
          return block.type === 'list'
            ? citing.map((text) => `- ${text}`)
            : [passages.map(({ text }) => text).join(' ')];
        }),
      );
      expect(shown).toEqual(meant);
    }
  });
});

describe.each(['xai', 'openai_compatible'] as const)('a custom engine of the kind %s', (kind) => {
  const definition = { ...grok, kind };

  test('parses into the cited and retrieved pages of the scene', async () => {
    for (const question of QUESTIONS) {
      const scene = createScene('x_grok', question);
      const answer = await createCustomSandbox(definition).ask(question);
      expect(keysOf(answer?.cited ?? [])).toEqual(keysOf(listCited(scene)));
      expect(new Set(keysOf(answer?.retrieved ?? []))).toEqual(new Set(keysOf(scene.retrieved)));
    }
  });

  test('without search, it names brands and cites nothing', async () => {
    for (const question of QUESTIONS) {
      const answer = await createCustomSandbox({ ...definition, searches: false }).ask(question);
      expect(answer).toMatchObject({ cited: [], retrieved: [], model: 'sandbox', cost: 0 });
      expect(answer?.text).toBe(renderMarkdown(createScene('x_grok', question).blocks).text);
    }
  });
});
