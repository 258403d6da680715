/** Computes a value on first use, and returns the same value from then on. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
