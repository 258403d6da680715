import type { ExpansionType, Leaning } from '../engine-ranges.ts';
import type { Aspect, Form, Kind } from '../languages/language.ts';

/** What a query may say beside its topic; `names` where it compares names. */
export type Said = 'budget' | 'place' | 'focus' | 'names';

/** One thing that can be searched beside a query. The words for it stand in the files of the languages. */
export interface Angle {
  type: ExpansionType;
  /** The forms and kinds of query that it makes sense for. */
  fits: readonly (Form | Kind)[];
  leaning?: Leaning;
  /** Only where the query asks for this side of its topic. */
  only?: readonly Aspect[];
  /** Not where the query asks for it, or says it, already. */
  unless?: readonly (Aspect | Said | 'model')[];
  /** Only where the query says it. */
  needs?: Said;
  userIntent: string;
  reasoning: string;
}

type Fits = Angle['fits'];

/** Whatever can be chosen and had. */
export const SHOP: Fits = ['software', 'product', 'service', 'offer'];

type Extra = Pick<Angle, 'leaning' | 'only' | 'unless' | 'needs'>;

/** The sides of a topic that can be asked for by themselves. */
export const ASIDES = ['cost', 'reviews', 'alternatives', 'verdict', 'buy'] as const;

export function angle(
  type: ExpansionType,
  fits: Fits,
  userIntent: string,
  reasoning: string,
  extra: Extra = {},
): Angle {
  return { type, fits, userIntent, reasoning, ...extra };
}
