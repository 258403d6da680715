import { EngineError } from '../port.ts';

const MAX_WORDS = 200;

/** The error for a body without any known content: the next attempt may return a complete one. */
export function unreadable(provider: string, body: unknown): EngineError {
  const words = JSON.stringify(body)?.slice(0, MAX_WORDS) ?? 'nothing';
  return new EngineError('retry', `${provider} returned an unreadable response: ${words}`);
}
