import { AMAZON } from './amazon.ts';
import { ANSWER_SERVICES } from './answer-services.ts';
import { ANTHROPIC } from './anthropic.ts';
import { COLLECTORS } from './collectors.ts';
import type { Crawler } from './crawler.ts';
import { GOOGLE } from './google.ts';
import { META } from './meta.ts';
import { MICROSOFT } from './microsoft.ts';
import { MODEL_MAKERS } from './model-makers.ts';
import { OPENAI } from './openai.ts';
import { PERPLEXITY } from './perplexity.ts';

/** Every AI crawler the project knows. Where each entry comes from is told in docs/guides/crawlers.md. */
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
