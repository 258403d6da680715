/** Remembers the results for the last arguments, at most `most` of them, of a pure function that is called with the same texts often. */
export function remember<Result>(most: number, compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as Result;
    if (results.size >= most) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
