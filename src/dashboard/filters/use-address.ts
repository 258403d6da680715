import { useLocation, useSearch } from 'wouter';

/**
 * A setting of a view that lives in the address, so that links contain it and Back undoes a change. The initial value is left out,
 * and values that are not known are ignored.
 */
export function useAddress<Value extends string>(
  name: string,
  initial: Value,
  known?: readonly Value[],
): [Value, (value: Value) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const written = params.get(name) as Value | null;
  const value = written !== null && (known === undefined || known.includes(written)) ? written : initial;

  function setValue(next: Value) {
    if (next === initial) params.delete(name);
    else params.set(name, next);
    const text = params.toString();
    navigate(`${path}${text && `?${text}`}`);
  }

  return [value, setValue];
}
