import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A file with one outcome on each line, so that a simulation of hours continues after an interruption. */
export interface Finished<Outcome> {
  outcomes: Outcome[];
  keep: (outcome: Outcome) => void;
}

/** Outcomes of other numbers of repetitions are left out. */
export function openFinished<Outcome extends { repetitions: number }>(
  file: string | undefined,
  { repetitions, isWanted }: { repetitions: number; isWanted: (outcome: object) => boolean },
): Finished<Outcome> {
  if (file === undefined) return { outcomes: [], keep: () => {} };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const outcomes = lines
    .map((line) => JSON.parse(line) as Outcome)
    .filter((outcome) => outcome.repetitions === repetitions && isWanted(outcome));
  return { outcomes, keep: (outcome) => appendFileSync(file, `${JSON.stringify(outcome)}\n`) };
}
