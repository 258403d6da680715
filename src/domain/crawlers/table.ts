import type { Crawler } from './crawler.ts';
import { AMAZON } from './operators/amazon.ts';
import { ANSWER_SERVICES } from './operators/answer-services.ts';
import { ANTHROPIC } from './operators/anthropic.ts';
import { COLLECTORS } from './operators/collectors.ts';
import { GOOGLE } from './operators/google.ts';
import { META } from './operators/meta.ts';
import { MICROSOFT } from './operators/microsoft.ts';
import { MODEL_MAKERS } from './operators/model-makers.ts';
import { OPENAI } from './operators/openai.ts';
import { PERPLEXITY } from './operators/perplexity.ts';

/** Every AI crawler that the project knows. docs/guides/crawlers.md lists the source of each entry. */
export const CRAWLERS: readonly Crawler[] = [
  ...OPENAI,
  ...ANTHROPIC,
  ...PERPLEXITY,
  ...GOOGLE,
  ...MICROSOFT,
  ...META,
  ...AMAZON,
  ...MODEL_MAKERS,
  ...ANSWER_SERVICES,
  ...COLLECTORS,
];
