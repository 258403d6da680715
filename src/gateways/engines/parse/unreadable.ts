import { EngineError } from '../port.ts';

const MAX_WORDS = 200;

/** For a body with nothing in it that we know: the next one may be whole again. */
export function unreadable(provider: string, body: unknown): EngineError {
  const words = JSON.stringify(body)?.slice(0, MAX_WORDS) ?? 'nothing';
  return new EngineError('retry', `${provider} answered something that we cannot read: ${words}`);
}
