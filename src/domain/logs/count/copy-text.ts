const scratch = Buffer.allocUnsafeSlow(4096);

/** A slice of a string keeps the whole string alive; a copy does not. */
export function copyText(text: string): string {
  // A UTF-16 code unit takes at most three bytes.
  if (text.length * 3 > scratch.length) return Buffer.from(text).toString();
  return scratch.toString('utf8', 0, scratch.write(text));
}
