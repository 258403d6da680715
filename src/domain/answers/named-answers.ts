/**
 * The answers that mention a brand, compact enough to pass to the database: for each day, engine and sample, one bit per
 * prompt, in the order of `promptIds`.
 */
export interface NamedAnswers {
  promptIds: string[];
  days: string[];
  engines: string[];
  samples: number[];
  bits: Buffer[];
}

interface NamedAnswer {
  day: string;
  engine: string;
  sample: number;
  /** Index of its prompt in `promptIds`. */
  prompt: number;
}

export function packNamed(promptIds: string[], answers: Iterable<NamedAnswer>): NamedAnswers {
  const { packed, add } = createNamedPacker(promptIds);
  add(answers);
  return packed;
}

/** Packs answers in several steps. */
export function createNamedPacker(promptIds: string[]): {
  packed: NamedAnswers;
  add: (answers: Iterable<NamedAnswer>) => void;
} {
  const packed: NamedAnswers = { promptIds, days: [], engines: [], samples: [], bits: [] };
  const bitsByKey = new Map<string, Buffer>();
  function add(answers: Iterable<NamedAnswer>): void {
    for (const { day, engine, sample, prompt } of answers) {
      const key = `${day} ${engine} ${sample}`;
      let bits = bitsByKey.get(key);
      if (!bits) {
        bits = Buffer.alloc(Math.ceil(promptIds.length / 8));
        bitsByKey.set(key, bits);
        packed.days.push(day);
        packed.engines.push(engine);
        packed.samples.push(sample);
        packed.bits.push(bits);
      }
      // Least significant bit first, as in PostgreSQL's get_bit.
      bits[prompt >> 3] = (bits[prompt >> 3] ?? 0) | (1 << (prompt & 7));
    }
  }
  return { packed, add };
}
