import { type Answer, EngineError } from '../port.ts';

/** An answer, or the reason why the engine refused to give one. */
export function requireAnswer(answer: Answer | null, refusal: string | null): Answer | null {
  if (answer === null && refusal !== null) throw new EngineError('refused', refusal);
  return answer;
}
