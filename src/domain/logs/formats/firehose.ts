const DATA = /"data"\s*:\s*"/;
const TIMESTAMP = /"timestamp"\s*:\s*(\d{1,16})\s*[,}]/;
/** Longer than `"timestamp" : 1794648600000 ,`: this much of a chunk is kept, because it can end inside one. */
const KEPT = 64;
const NEWLINE = Buffer.from('\n');

/** Unwraps the envelope of Amazon Data Firehose, `{ requestId, timestamp, records: [{ data }] }`, as a stream. */
export class FirehoseEnvelope {
  /** When it was sent, in milliseconds; the response must repeat it. */
  timestamp: number | null = null;
  #isInside = false;
  #rest = '';
  #endsLine = true;

  /** The content of the records in this chunk. Every record ends with a newline. */
  *open(chunk: Buffer): Generator<Buffer> {
    let text = this.#rest + chunk.toString('latin1');
    while (text !== '') {
      const end = this.#isInside ? text.indexOf('"') : DATA.exec(text);
      if (typeof end === 'number') {
        yield* this.#decode(end < 0 ? text : text.slice(0, end), end >= 0);
        if (end < 0) return;
        text = text.slice(end + 1);
      } else {
        this.#note(end ? text.slice(0, end.index) : text);
        this.#rest = end ? '' : text.slice(-KEPT);
        if (!end) return;
        this.#isInside = true;
        text = text.slice(end.index + end[0].length);
      }
    }
    this.#rest = '';
  }

  /** Four characters are three bytes: the remainder waits for the next chunk. */
  *#decode(encoded: string, isWhole: boolean): Generator<Buffer> {
    const plain = encoded.replaceAll('\\', '');
    const length = isWhole ? plain.length : plain.length - (plain.length % 4);
    const bytes = Buffer.from(plain.slice(0, length), 'base64');
    this.#rest = plain.slice(length);
    if (bytes.length > 0) {
      this.#endsLine = bytes.at(-1) === NEWLINE[0];
      yield bytes;
    }
    if (!isWhole) return;
    this.#isInside = false;
    if (!this.#endsLine) yield NEWLINE;
    this.#endsLine = true;
  }

  #note(text: string): void {
    const found = this.timestamp === null ? TIMESTAMP.exec(text) : null;
    if (found) this.timestamp = Number(found[1]);
  }
}
