/** Where one statement ends and the next begins. */
const BREAK = /[.!?;]\s|[。！？；\n]|,?\s(?:but|however|aber|jedoch|mais|pero|ma|però|mas|porém|maar)\s/giu;

/** Said before the name: nothing was found about it. */
const BEFORE = new RegExp(
  [
    String.raw`\b(?:no|any)\s+(?:\w+\s+){0,3}(?:information|info|data|details|results?|mentions?|references?|records?|evidence)\s+(?:\w+\s+){0,3}(?:about|on|for|of|regarding|concerning|related to)\b`,
    String.raw`(?:not|n['’]t|cannot|unable to|failed to)\s+(?:\w+\s+){0,3}(?:find|locate|identify|verify|recogni[sz]e)\b`,
    String.raw`(?:not|n['’]t|never)\s+(?:aware of|familiar with|heard of)\b`,
    String.raw`(?:not|n['’]t)\s+have\s+(?:\w+\s+){0,3}(?:information|info|data|details)\b`,
    String.raw`\bkeine(?:rlei)?\s+(?:\S+\s+){0,3}(?:Informationen|Angaben|Daten|Hinweise|Ergebnisse|Treffer)`,
    String.raw`\b(?:nichts|keine\S*)\s+(?:\S+\s+){0,3}(?:über|zu|von)\s`,
    String.raw`\baucune?\s+(?:\S+\s+){0,2}(?:information|donnée|résultat|mention|référence)`,
    String.raw`pas\s+(?:pu\s+)?(?:trouvé|trouver|d['’]informations?|de\s+(?:données|résultats))`,
    String.raw`\b(?:ninguna|nenhuma|nessuna)\s+(?:informaci[oó]n|informação|informazione)`,
    String.raw`\bno\s+(?:he\s+)?(?:encontr\S+|hay|tengo|dispongo de|existe)\s+(?:\S+\s+){0,2}(?:información|datos|resultados)`,
    String.raw`\bnão\s+(?:\S+\s+){0,2}(?:informaç\S+|dados|resultados)`,
    String.raw`\bnon\s+(?:\S+\s+){0,2}(?:trovat\S*|informazion\S+|risultat\S+)`,
    String.raw`\bgeen\s+(?:\S+\s+){0,2}(?:informatie|gegevens|resultaten)`,
    '(?:没有|没|未|無法|无法)(?:能)?(?:找到|查到)',
  ].join('|'),
  'iu',
);

/** Said after it. */
const AFTER = new RegExp(
  [
    String.raw`^['’]?s?\s+(?:\w+\s+){0,2}(?:not|n['’]t)\s+(?:\w+\s+){0,2}(?:found|mentioned|listed|included|ranked|appear)`,
    String.raw`^\s+(?:was|were|is|does|do|did|could|can)n['’]t\s+(?:\w+\s+){0,2}(?:found|mentioned|listed|included|ranked|appear)`,
    String.raw`^\s+(?:\S+\s+){0,3}nicht\s+(?:\S+\s+){0,2}(?:gefunden|erwähnt|genannt|aufgeführt)`,
    '^(?:に関する|についての|の)?情報(?:は|が)?(?:見つかり|あり)ません',
    '^(?:的|相关)?(?:相关)?(?:信息|資訊|资料)(?:未|没有)',
  ].join('|'),
  'iu',
);

/**
 * Whether the name between these places stands in a statement that nothing is known of it, such as "no information about
 * Acme". A sign for readers: the mention counts all the same, because the name was read.
 */
export function isAbsence(text: string, start: number, end: number): boolean {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(BREAK)) {
    if (match.index + match[0].length <= start) from = match.index + match[0].length;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return BEFORE.test(text.slice(from, start)) || AFTER.test(text.slice(end, to));
}
