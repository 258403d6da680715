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
    'best|top|vs|versus|alternatives?|competitors|compar(?:e|ed|ing|ison|isons)|reviews|reviewed|rank(?:ed|ing|ings)|rating|ratings|roundup|buyers? guide|tools for|which',
    'beste[nrs]?|vergleich(?:e|en)?|testsieger|testberichte|alternativen|empfehlung(?:en)?|bestenliste|anbieter',
    'meilleure?s?|comparatifs?|comparaison|avis|classement|guide d achat',
    'mejor(?:es)?|comparativas?|comparacion|alternativas|resenas|opiniones|ranking',
    'miglior[ei]?|confronto|recensioni|classifica|alternative',
    'melhor(?:es)?|comparativo|comparacao|avaliacoes',
    'vergelijk(?:en|ing)?|vergeleken|beoordelingen|alternatieven',
    'najlepsz[ey]|ranking|porownanie|basta|bedste|parhaat|jamfor(?:else|a)',
  ].join(
    '|',
  )}) |おすすめ|比較|ランキング|口コミ|レビュー|推荐|推薦|对比|對比|排名|排行|评测|評測|哪个好|추천|비교|순위`,
);

/** Whether a title or an address compares one thing with one other. */
export function isDuel(...texts: string[]): boolean {
  const sides = texts.map((text) => wordsOf(text).split(/ (?:vs|versus) /).length);
  return Math.max(...sides) === 2;
}

/** Whether a text calls itself the review of one thing: "Globex One review", "수강 후기". */
export function isSingleReview(text: string): boolean {
  return SINGLE_REVIEWS.test(wordsOf(text));
}

/** "Review" alone is the name of a section. */
const SINGLE_REVIEWS =
  / (?!(?:the|a|an|our|my|in|user|customer) )\S+ (?:review|testbericht|beoordeling) | (?:recensione|avaliacao|resena) |후기/;

/** Whether a text is news about a single company: "Globex launches a new card". */
export function isAnnouncement(text: string): boolean {
  return ANNOUNCEMENTS.test(wordsOf(text));
}

const ANNOUNCEMENTS =
  / (?:launch(?:es|ed)|unveil(?:s|ed)|announc(?:es|ed)|introduc(?:es|ed)|acquir(?:es|ed)|raises|files for|partners with|lanciert|stellt vor|lance|annonce|lanza|anuncia|lancia|annuncia) /;

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
