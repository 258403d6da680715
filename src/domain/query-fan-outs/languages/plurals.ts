/** Names of things that have no plural and take no article. */
const MASS =
  /(?:software|hardware|hosting|storage|insurance|equipment|furniture|advice|coffee|tea|wine|beer|music|clothing|food|luggage|jewelry|footwear|skincare|makeup|internet|training|accounting|security|information|management|analytics|automation|marketing|seo|saas|healthcare|care|travel|wear|pizza|sushi|brunch|\w{3,}ing|ai|beans|powder)$/i;

export function isEnglishPlural(topic: string): boolean {
  const head = headOf(topic);
  return (
    (/[^siu]s$/i.test(head) || /\b(?:people|children|women|men|mice|movers)$/i.test(head)) &&
    !/(?:news|analytics|ios|aws|css|gps|sales|cms|sms|pos|asics|adidas)$/i.test(head)
  );
}

/** "a CRM", "an ERP", but "running shoes" and "software". */
export function withArticle(topic: string): string {
  if (!isCountable(topic)) return topic;
  return `${startsWithVowelSound(topic) ? 'an' : 'a'} ${topic}`;
}

export function toEnglishPlural(topic: string): string {
  if (!isCountable(topic)) return topic;
  const head = headOf(topic);
  return pluralize(head) + topic.slice(head.length);
}

/** "running shoes" before another noun: "running shoe reviews". */
export function toEnglishModifier(topic: string): string {
  const head = headOf(topic);
  if (
    head !== topic ||
    !isEnglishPlural(topic) ||
    /(?:jeans|glasses|headphones|earbuds|sports|people|children|women|men|mice)$/i.test(head)
  )
    return topic;
  return head
    .replace(/ies$/i, 'y')
    .replace(/(?<=[cs]h|x|ss)es$/i, '')
    .replace(/(?<!s)s$/i, '');
}

function pluralize(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** A small word is a name for things; one with a capital is a name of its own, unless it is an abbreviation. */
function isCountable(topic: string): boolean {
  const head = headOf(topic);
  return (
    !isEnglishPlural(topic) &&
    !MASS.test(head) &&
    !/[su]s$|sis$/i.test(head) &&
    /(?:^|[ -])(?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,4})$/u.test(head)
  );
}

function headOf(topic: string): string {
  return topic.replace(/ (?:of|for|in|with|to|from) .*$/i, '');
}

function startsWithVowelSound(topic: string): boolean {
  const [word = ''] = topic.split(/[ -]/);
  if (/^\p{Lu}{2,}$/u.test(word)) return /^[AEFHILMNORSX]/.test(word);
  if (/^(?:one|once|eu|uni|use|usa|usu|uti|uk)/i.test(word)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/i.test(word);
}

/** "logiciel de paie" becomes "logiciels de paie"; where an adjective would have to agree the singular is left. */
export function toFrenchPlural(topic: string): string {
  const [first = '', ...others] = topic.split(' ');
  if (others[0] !== undefined && !/^(?:de|d'.*|à|au|pour|en|\p{Lu}.*)$/u.test(others[0])) return topic;
  if (/[sxz]$/i.test(first) || /^\p{Lu}/u.test(first)) return topic;
  const plural = /e?au$|eu$/.test(first) ? `${first}x` : first.endsWith('al') ? `${first.slice(0, -1)}ux` : `${first}s`;
  return [plural, ...others].join(' ');
}

/** "programa contable" becomes "programas contables". */
export function toSpanishPlural(topic: string): string {
  const [first = '', ...others] = topic.split(' ');
  if (/s$/i.test(first) || /^\p{Lu}|^(?:software|hosting)/u.test(first)) return topic;
  const [next, ...rest] = others;
  const adjective =
    next !== undefined && /^\p{Ll}{4,}[aeo]$/u.test(next) && !/^(?:para|sobre)$/.test(next) ? `${next}s` : next;
  return [addSpanishPlural(first), ...(adjective === undefined ? [] : [adjective]), ...rest].join(' ');
}

function addSpanishPlural(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (word.endsWith('ión')) return word.replace(/ión$/, 'iones');
  return word.endsWith('z')
    ? `${word.slice(0, -1)}ces`
    : word
        .replace(/ó(?=n$)/, 'o')
        .replace(/á(?=n$)/, 'a')
        .concat('es');
}
