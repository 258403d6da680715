/** A query for something cheap needs no cheaper one. */
export const CHEAP =
  /(?<![^ ])(?:cheap|budget|affordable|günstige?[rsn]?|billige?[rsn]?|pas chers?|barat[oa]s?|economic(?:o|a|i|he)|goedkope?|aanbieding)(?![^ ])/i;

/** Words that indicate the type of a search, in all supported languages. */
/** A query for something free has no use for prices. */
export const FREE =
  /(?<![^ ])(?:free(?! (?:of|from|trial|plan|consultation))|kostenlose?[rsn]?|gratis|gratuite?s?|gratuit[oaie]s?|grátis)(?![^ ])/i;

export const SEARCH_MARKS = {
  comparison:
    /\b(?:vs\.?|versus|compar\w*|vergleich\w*|alternativ\w*|competitors?|differences?|unterschied\w*|diff[ée]rences?|diferencias?|frente)\b/i,
  personalized: /\b(?:for|für|pour|para) |\b(?:near me|in der nähe|près de|cerca de)\b/i,
  implicit:
    /\b(?:pric\w*|costs?|reviews?|worth|pros|cons|how to choose|requirements?|causes?|treatment|preise?|kosten|erfahrungen|bewertung\w*|ursachen?|prix|tarifs?|avis|precios?|opiniones|causas?)\b/i,
};
