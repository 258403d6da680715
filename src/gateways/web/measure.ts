import { FetchError } from './outcome.ts';

type Measure = 'wire' | 'decoded';

/** A pipeline stage that limits the number of bytes. */
export function measure(name: Measure, limit: number, onBytes: (bytes: number) => void = () => {}) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      onBytes(bytes);
      if (bytes > limit) throw tooLarge(name, limit);
      yield chunk;
    }
  };
}

export function tooLarge(name: Measure, limit: number): FetchError {
  const what = name === 'wire' ? 'The page is larger than' : 'The decompressed page is larger than';
  return new FetchError({ kind: 'too_large', measure: name }, `${what} ${limit} bytes`);
}
