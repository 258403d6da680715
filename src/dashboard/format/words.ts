/** The text with one full stop at its end, unless it ends with another mark. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) || trimmed === '' ? trimmed : `${trimmed}.`;
}

/** Lines of a text as sentences after each other. */
export function asSentences(text: string): string {
  return text.split('\n').map(asSentence).join(' ');
}

/** `content_gap` and `semanticRepetition` as words: `content gap`, `semantic repetition`. */
export function inWords(name: string): string {
  return name.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const FIELDS: Record<string, string> = {
  startDate: 'First day',
  endDate: 'Last day',
  tagId: 'Tag',
  tagIds: 'Tags',
  brandDomain: 'Domain',
  brandVariations: 'Other names',
  brandDomainVariations: 'Other domains',
  brandRegex: 'Regular expression',
  caseSensitive: 'Capitals',
  excludedPhrases: 'Phrases that do not count',
  promptIds: 'Prompts',
  promptsMaxCount: 'Prompts',
  geoAuditMaxCount: 'Checks a month',
  url: 'Page',
  expiresDate: 'Last day',
  workspaceIds: 'Workspaces',
};

/** A text of the server with its fields as the forms call them: `Set caseSensitive` as `Set “Capitals”`. */
export function nameFieldsIn(text: string): string {
  return text.replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (name) => (FIELDS[name] ? `“${FIELDS[name]}”` : name));
}

/** The field of a request as people know it: `competitors.0.brandDomain` as `Competitors, entry 1, domain`. */
export function nameField(path: string): string {
  const parts = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1}` : (FIELDS[part] ?? inWords(part))));
  const name = parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
