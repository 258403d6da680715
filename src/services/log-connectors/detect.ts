import { requireWorkspace } from '../../domain/access/access.ts';
import { explainLine } from '../../domain/log-connectors/hints.ts';
import { type DetectedKind, detectKind } from '../../domain/logs/detect.ts';
import type { FieldMap } from '../../domain/logs/formats/json.ts';
import type { CallerContext } from '../context.ts';

export interface DetectInput {
  id: string;
  lines: string[];
  fieldMap?: FieldMap | undefined;
}

/** Detects which kind of connector parses the lines, and the parsed fields. Nothing is stored. */
export async function detectLogKind(
  { caller }: CallerContext,
  { id, lines, fieldMap }: DetectInput,
): Promise<DetectedKind & { understood: number; hint: string | null }> {
  requireWorkspace(caller, id);
  const detected = detectKind(lines, fieldMap);
  const missed = lines.find(
    (line, index) => detected.lines[index] === null && !line.startsWith('#') && line.trim() !== '',
  );
  return {
    ...detected,
    understood: detected.lines.filter((line) => line !== null).length,
    hint: missed === undefined ? null : explainLine(missed),
  };
}
