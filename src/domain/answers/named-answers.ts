/**
 * Which answers name a brand, small enough to be handed to the database: for each day, engine and sample a bit for each
 * prompt, by the prompt's place.
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
  /** The place of its prompt. */
  prompt: number;
}

export function packNamed(promptIds: string[], answers: Iterable<NamedAnswer>): NamedAnswers {
  const packed: NamedAnswers = { promptIds, days: [], engines: [], samples: [], bits: [] };
  const places = new Map<string, Buffer>();
  for (const { day, engine, sample, prompt } of answers) {
    const key = `${day} ${engine} ${sample}`;
    let bits = places.get(key);
    if (!bits) {
      bits = Buffer.alloc(Math.ceil(promptIds.length / 8));
      places.set(key, bits);
      packed.days.push(day);
      packed.engines.push(engine);
      packed.samples.push(sample);
      packed.bits.push(bits);
    }
    // The lowest bit first, as PostgreSQL's get_bit counts.
    bits[prompt >> 3] = (bits[prompt >> 3] ?? 0) | (1 << (prompt & 7));
  }
  return packed;
}
