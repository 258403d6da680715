/** Whether a text chooses among several: "best", "vs", "alternatives", "review", in the languages of the reports. */
export function hasChoice(text: string): boolean {
  return CHOICES.test(wordsOf(text));
}

/** Whether a text compares with others, so that it is not about a single brand even if it names only one: "alternatives to Globex". */
export function hasComparison(text: string): boolean {
  return COMPARISONS.test(wordsOf(text));
}

/** Lowercase words without accents, each between spaces. */
function wordsOf(text: string): string {
  return ` ${text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

const CHOICES = new RegExp(
  ` (?:${[
    'best|top|vs|versus|alternatives?|competitors|compar(?:e|ed|ing|ison|isons)|reviews?|reviewed|rank(?:ed|ing|ings)|rating|ratings|roundup|buyers? guide|tools for|which',
    'beste[nrs]?|vergleich(?:e|en)?|testsieger|testberichte?|alternativen|empfehlung(?:en)?|bestenliste|anbieter',
    'meilleure?s?|comparatifs?|comparaison|avis|classement|guide d achat',
    'mejor(?:es)?|comparativas?|comparacion|alternativas|resenas?|opiniones|ranking',
    'miglior[ei]?|confronto|recension[ei]|classifica|alternative',
    'melhor(?:es)?|comparativo|comparacao|avaliac(?:ao|oes)',
    'vergelijk(?:en|ing)?|vergeleken|beoordeling(?:en)?|alternatieven',
    'najlepsz[ey]|ranking|porownanie|basta|bedste|parhaat|jamfor(?:else|a)',
  ].join(
    '|',
  )}) |おすすめ|比較|ランキング|口コミ|レビュー|推荐|推薦|对比|對比|排名|排行|评测|評測|哪个好|추천|비교|순위|후기`,
);

const COMPARISONS = new RegExp(
  ` (?:${[
    'vs|versus|alternatives?|competitors?|rivals?|compar(?:e|es|ed|ing|ison|isons)|better than|similar to|instead of|like|switch(?:ing)? from|replac(?:e|ing|ement)',
    'vergleich(?:e|en)?|verglichen|alternativen|konkurrent(?:en)?|besser als|statt',
    'comparatifs?|comparaison|concurrents?|mieux que',
    'comparativas?|comparacion|alternativas?|competidores|mejor que|en lugar de',
    'confronto|concorrenti|meglio di|invece di',
    'comparativo|comparacao|concorrentes|melhor que',
    'vergelijk(?:en|ing)?|vergeleken|alternatieven|concurrenten|beter dan',
    'porownanie|alternatywy|konkurenci|jamfor(?:else|a)|alternativ(?:er)?|vaihtoehdot',
  ].join('|')}) |比較|代替|競合|对比|對比|替代|竞品|비교|대안`,
);
