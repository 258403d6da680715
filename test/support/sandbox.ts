import type { SupportedEngine } from '../../src/domain/shared/engines.ts';
import type { Answer, Question } from '../../src/gateways/engines/port.ts';
import { createSandbox } from '../../src/gateways/engines/sandbox/create.ts';

export const BRANDS = [
  { name: 'Acme CRM', domain: 'acme.com' },
  { name: 'Globex', domain: 'globex.com' },
  { name: 'Initech', domain: 'initech.io' },
];

export function questionOf(given: Partial<Question> = {}): Question {
  return {
    prompt: 'What is the best CRM for a small team?',
    country: 'us',
    day: '2026-11-15',
    sample: 1,
    brands: BRANDS,
    signal: new AbortController().signal,
    ...given,
  };
}

export function askSandbox(engine: SupportedEngine, given: Partial<Question> = {}): Promise<Answer | null> {
  return createSandbox(engine).ask(questionOf(given));
}

/** Every prompt on every day, in the order of the days. */
export function listQuestions(prompts: number, days: number, given: Partial<Question> = {}): Question[] {
  return Array.from({ length: days }, (_, day) =>
    Array.from({ length: prompts }, (_each, prompt) =>
      questionOf({
        prompt: `Which tool is best for job ${prompt}?`,
        day: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
        ...given,
      }),
    ),
  ).flat();
}
