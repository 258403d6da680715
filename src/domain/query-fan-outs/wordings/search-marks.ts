/** Words that indicate the type of a search, in all supported languages. */
export const SEARCH_MARKS = {
  comparison:
    /\b(?:vs\.?|versus|compar\w*|vergleich\w*|alternativ\w*|competitors?|differences?|unterschied\w*|diff[ée]rences?|diferencias?|frente)\b/i,
  personalized: /\b(?:for|für|pour|para) |\b(?:near me|in der nähe|près de|cerca de)\b/i,
  implicit:
    /\b(?:pric\w*|costs?|reviews?|worth|pros|cons|how to choose|requirements?|causes?|treatment|preise?|kosten|erfahrungen|bewertung\w*|ursachen?|prix|tarifs?|avis|precios?|opiniones|causas?)\b/i,
};
