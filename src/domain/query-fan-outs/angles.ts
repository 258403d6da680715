import type { Angle } from './angles/angle.ts';
import { comparisons } from './angles/comparisons.ts';
import { entities } from './angles/entity-expansions.ts';
import { implicit } from './angles/implicit.ts';
import { neutral } from './angles/neutral.ts';
import { personal } from './angles/personalized.ts';
import { reformulations } from './angles/reformulations.ts';
import { related } from './angles/related.ts';

/** Every angle, in the order in which they are tried. */
export const ANGLES = {
  ...reformulations,
  ...related,
  ...implicit,
  ...comparisons,
  ...entities,
  ...personal,
  ...neutral,
} satisfies Record<string, Angle>;

export type AngleKey = keyof typeof ANGLES;
