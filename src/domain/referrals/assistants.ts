/** An AI assistant that people follow links from. */
export interface Assistant {
  name: string;
  /** Hosts that appear as referrer; hosts below them count too. */
  hosts: readonly string[];
  /** Values of `utm_source` that it adds to links, in addition to its hosts. */
  sources: readonly string[];
}

/** Assistants whose visitors can be recognized. Many assistants send neither a referrer nor a source. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'chatgpt', hosts: ['chatgpt.com', 'chat.openai.com'], sources: ['chatgpt', 'openai', 'openai.com'] },
  { name: 'perplexity', hosts: ['perplexity.ai'], sources: ['perplexity', 'perplexity.com'] },
  {
    name: 'copilot',
    hosts: ['copilot.microsoft.com', 'copilot.cloud.microsoft', 'm365.cloud.microsoft', 'edgeservices.bing.com'],
    sources: ['copilot', 'copilot.com', 'bingchat'],
  },
  {
    name: 'gemini',
    hosts: ['gemini.google.com', 'bard.google.com', 'notebooklm.google.com', 'aistudio.google.com'],
    sources: ['gemini', 'notebooklm'],
  },
  { name: 'claude', hosts: ['claude.ai'], sources: ['claude', 'claude.com'] },
  { name: 'grok', hosts: ['grok.com', 'grok.x.ai'], sources: ['grok'] },
  { name: 'meta_ai', hosts: ['meta.ai'], sources: [] },
  { name: 'duck_ai', hosts: ['duck.ai'], sources: [] },
  { name: 'you', hosts: ['you.com'], sources: [] },
  { name: 'mistral', hosts: ['chat.mistral.ai'], sources: ['mistral', 'lechat'] },
  { name: 'deepseek', hosts: ['chat.deepseek.com'], sources: ['deepseek', 'deepseek.com'] },
  { name: 'kimi', hosts: ['kimi.com', 'kimi.moonshot.cn'], sources: [] },
  { name: 'qwen', hosts: ['chat.qwen.ai', 'qwen.ai'], sources: [] },
  { name: 'doubao', hosts: ['doubao.com'], sources: [] },
  { name: 'poe', hosts: ['poe.com'], sources: [] },
  { name: 'phind', hosts: ['phind.com'], sources: ['phind'] },
  { name: 'iask', hosts: ['iask.ai'], sources: [] },
  { name: 'andi', hosts: ['andisearch.com'], sources: [] },
  { name: 'komo', hosts: ['komo.ai'], sources: [] },
];

/** Every recognizable line contains at least one of these texts. */
export const ASSISTANT_WORDS: readonly string[] = ASSISTANTS.flatMap(({ hosts, sources }) => [
  ...hosts.filter((host) => !hosts.some((other) => host.endsWith(`.${other}`))),
  ...sources.filter((source) => !source.includes('.')).map((source) => `utm_source=${source}`),
]);
