import type { EngineId } from '../../domain/shared/engines.ts';

export interface PromptShares {
  id: string;
  prompt: string;
  engines?: { engine: EngineId; answers: number; brandCoverage: number | null }[] | undefined;
}

/** A prompt on an engine whose answers name your brand more or less often than in the window before. */
export interface Move {
  promptId: string;
  prompt: string;
  engine: EngineId;
  before: number;
  now: number;
}

const FEWEST_ANSWERS = 3;
const SMALLEST_MOVE = 0.2;

/** The moves of single cells in both directions, the largest first. They show where to read, and prove nothing by themselves. */
export function findMoves(current: PromptShares[], previous: PromptShares[]): { gained: Move[]; lost: Move[] } {
  const before = new Map(
    previous.flatMap(({ id, engines = [] }) => engines.map((cell) => [`${id} ${cell.engine}`, cell] as const)),
  );
  const moves = current.flatMap(({ id, prompt, engines = [] }) =>
    engines.flatMap(({ engine, answers, brandCoverage }): Move[] => {
      const earlier = before.get(`${id} ${engine}`);
      if (!earlier || answers < FEWEST_ANSWERS || earlier.answers < FEWEST_ANSWERS) return [];
      if (brandCoverage === null || earlier.brandCoverage === null) return [];
      return [{ promptId: id, prompt, engine, before: earlier.brandCoverage, now: brandCoverage }];
    }),
  );
  const change = ({ now, before: earlier }: Move) => now - earlier;
  const byChange = moves.toSorted((a, b) => change(b) - change(a));
  return {
    gained: byChange.filter((move) => change(move) >= SMALLEST_MOVE),
    lost: byChange.toReversed().filter((move) => change(move) <= -SMALLEST_MOVE),
  };
}
