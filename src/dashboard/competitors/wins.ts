interface Standing {
  id: string;
  prompt: string;
  brands: { brand: string; isMainBrand: boolean; brandCoverage: number | null }[];
}

export interface Win {
  id: string;
  prompt: string;
  /** The brands that most answers name; several if they are equal, none if no brand is named. */
  leaders: string[];
  share: number;
  own: number;
}

/** Who is named most in the answers to each prompt. The widest gaps behind a leader come first. */
export function findWins(prompts: Standing[]): Win[] {
  const wins = prompts.flatMap(({ id, prompt, brands }): Win[] => {
    const known = brands.filter(({ brandCoverage }) => brandCoverage !== null);
    if (known.length === 0) return [];
    const share = Math.max(...known.map(({ brandCoverage }) => brandCoverage ?? 0));
    const leaders = share === 0 ? [] : known.filter((each) => each.brandCoverage === share).map(({ brand }) => brand);
    const own = known.find(({ isMainBrand }) => isMainBrand)?.brandCoverage ?? 0;
    return [{ id, prompt, leaders, share, own }];
  });
  return wins.toSorted((a, b) => b.share - b.own - (a.share - a.own));
}
