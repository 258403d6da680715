/** A position in the list of a report's answers: newest day first, then descending by prompt, engine and sample. */
export interface AnswerPosition {
  day: string;
  /** Empty before the first answer of the day. */
  promptId: string;
  engine: string;
  sample: number;
}

export function positionOf({ runId, runDate }: { runId: string; runDate: string }): AnswerPosition {
  const [promptId = '', , engine = '', sample] = runId.split('.');
  return { day: runDate, promptId, engine, sample: Number(sample) };
}

export function encodePosition({ day, promptId, engine, sample }: AnswerPosition): string {
  return [day, promptId, engine, sample].join(':');
}

export function decodePosition(position: string | null): AnswerPosition | null {
  if (position === null) return null;
  const [day = '', promptId = '', engine = '', sample] = position.split(':');
  return { day, promptId, engine, sample: Number(sample) };
}
