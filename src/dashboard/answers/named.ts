interface ListedAnswer {
  state: string;
  mentions: { brand: string }[];
}

/** Which answers are listed: all, those that name a brand, or those that do not. */
export type Named = '' | 'yes' | 'no';

export function isListed({ state, mentions }: ListedAnswer, brand: string, named: Named): boolean {
  if (state !== 'answered') return false;
  return named === '' || mentions.some((mention) => mention.brand === brand) === (named === 'yes');
}

/** Whether some answers to a prompt are listed, by the share of them that names the brand. Null: it has no answers. */
export function hasListed(share: number | null, named: Named): boolean {
  if (share === null) return false;
  return named === '' || (named === 'yes' ? share > 0 : share < 1);
}
