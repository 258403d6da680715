import { type CustomEngine, customSurfaceOf } from '../../../domain/connections/custom-engines.ts';
import type { SupportedSeries, UiConnector } from '../../../domain/connections/ui-series.ts';
import type { SupportedEngine } from '../../../domain/shared/engines.ts';
import { parseAnthropic } from '../parse/anthropic.ts';
import { parseChatCompletion } from '../parse/chat-completion.ts';
import { parseCloro, parseCopilot } from '../parse/cloro.ts';
import { parseDataForSeoChat } from '../parse/dataforseo-chat.ts';
import { parseGemini } from '../parse/gemini.ts';
import { parseOpenAi } from '../parse/openai.ts';
import { parsePerplexity } from '../parse/perplexity.ts';
import { parseAiMode, parseAiOverview } from '../parse/serpapi.ts';
import { parseXai } from '../parse/xai.ts';
import type { Answer, AnyEngine, Engine, Question } from '../port.ts';
import { writeAnthropic } from './bodies/anthropic.ts';
import { writeChatCompletion } from './bodies/chat-completion.ts';
import { writeCloro } from './bodies/cloro.ts';
import { writeDataForSeoChat } from './bodies/dataforseo-chat.ts';
import { writeGemini } from './bodies/gemini.ts';
import { writeOpenAi } from './bodies/openai.ts';
import { writePerplexity } from './bodies/perplexity.ts';
import { writeAiMode, writeAiOverview, writeNoOverview } from './bodies/serpapi.ts';
import { writeXai } from './bodies/xai.ts';
import { createDraws } from './draws.ts';
import { showsNothing } from './rates.ts';
import { createScene, type Scene } from './scene.ts';

interface Provider {
  surface: Engine['surface'];
  write: (scene: Scene) => unknown;
  /** The parser of live responses. */
  parse: (body: unknown) => Answer | null;
}

/** Each engine uses the response format of its default provider. */
const PROVIDERS: Record<SupportedEngine, Provider> = {
  chatgpt: { surface: 'api', write: writeOpenAi, parse: parseOpenAi },
  google: { surface: 'ui', write: writeAiOverview, parse: parseAiOverview },
  perplexity: { surface: 'api', write: writePerplexity, parse: parsePerplexity },
  copilot: { surface: 'ui', write: writeCloro, parse: parseCopilot },
  google_ai_mode: { surface: 'ui', write: writeAiMode, parse: parseAiMode },
  gemini: { surface: 'api', write: writeGemini, parse: (body) => parseGemini(body) },
  claude: { surface: 'api', write: writeAnthropic, parse: parseAnthropic },
};

const CLORO: Provider = { surface: 'ui', write: writeCloro, parse: parseCloro };
const DATAFORSEO: Provider = { surface: 'ui', write: writeDataForSeoChat, parse: parseDataForSeoChat };

/** Pages use the format of their connector. */
function providerOf(series: SupportedSeries, connector: UiConnector): Provider {
  if (series in PROVIDERS) return PROVIDERS[series as SupportedEngine];
  return connector === 'dataforseo' ? DATAFORSEO : CLORO;
}

/** An engine that needs neither a key nor a network. Its answers are fictional and deterministic. */
export function createSandbox(series: SupportedSeries, connector: UiConnector = 'cloro'): Engine {
  const { surface, write, parse } = providerOf(series, connector);
  return {
    connector: 'sandbox',
    surface,
    expectedCost: 0,
    refusalOf: () => null,
    ask: async (question) => {
      const body = showsNothing(series, question) ? writeNothing(question) : write(createScene(series, question));
      const answer = parse(body);
      return answer && { ...answer, model: 'sandbox', cost: 0 };
    },
  };
}

/** Only Google sometimes shows no AI answer. */
function writeNothing({ prompt, country, day, sample }: Question): unknown {
  return writeNoOverview({ prompt, draws: createDraws('nothing', prompt, country, day, sample) });
}

/** Simulates an engine that an operator defined, in the format of its kind. A model without search cites no pages. */
export function createCustomSandbox(definition: CustomEngine): AnyEngine {
  const { id, kind, searches } = definition;
  return {
    connector: 'sandbox',
    surface: customSurfaceOf(definition),
    expectedCost: 0,
    refusalOf: () => null,
    ask: async (question) => {
      const scene = createScene(id, question);
      const answer =
        kind === 'xai'
          ? parseXai(writeXai(scene, searches))
          : parseChatCompletion(writeChatCompletion(scene, searches));
      return { ...answer, model: 'sandbox', cost: 0 };
    },
  };
}
