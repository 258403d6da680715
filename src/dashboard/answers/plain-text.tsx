import { Fragment } from 'react';

/** Characters that change the direction of the text around them, without being visible. */
const DIRECTION = /([\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C])/;

/** Text of others. Invisible characters that could disguise it are shown by name. */
export function PlainText({ text }: { text: string }) {
  if (!DIRECTION.test(text)) return text;
  return text.split(DIRECTION).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    <Fragment key={index}>{DIRECTION.test(part) ? <code className="control">{nameOf(part)}</code> : part}</Fragment>
  ));
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
