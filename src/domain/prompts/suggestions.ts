import type { Intent } from '../query-fan-outs/intents.ts';

export const SUGGESTION_ORIGINS = ['observed', 'simulated', 'language_model', 'fan_out', 'template'] as const;

export interface PromptSuggestion {
  prompt: string;
  origin: (typeof SUGGESTION_ORIGINS)[number];
  intent: Intent;
  /** Whether it contains the name or the domain of the brand. */
  branded: boolean;
}
