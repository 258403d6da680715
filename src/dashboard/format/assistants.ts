import { engineName } from './names.ts';

/** Assistants that visitors come from, and that no engine is named after. */
const ASSISTANT_NAMES: Readonly<Record<string, string>> = {
  grok: 'Grok',
  meta_ai: 'Meta AI',
  duck_ai: 'Duck.ai',
  you: 'You.com',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
  kimi: 'Kimi',
  qwen: 'Qwen',
  doubao: 'Doubao',
  poe: 'Poe',
  phind: 'Phind',
  iask: 'iAsk',
  andi: 'Andi',
  komo: 'Komo',
};

export function assistantName(assistant: string): string {
  return ASSISTANT_NAMES[assistant] ?? engineName(assistant);
}
