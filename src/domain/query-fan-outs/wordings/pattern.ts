/** A pattern as it is written in the data: `/^how to /i`. */
export function parsePattern(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}
