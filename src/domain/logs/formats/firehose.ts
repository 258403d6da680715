const DATA = /"data"\s*:\s*"/;
const TIMESTAMP = /"timestamp"\s*:\s*(\d{1,16})\s*[,}]/;
/** More than `"timestamp" : 1794648600000 ,` has; as much is kept of a part that may break off in one. */
const KEPT = 64;
const NEWLINE = Buffer.from('\n');

/** Opens what Amazon Data Firehose sends, `{ requestId, timestamp, records: [{ data }] }`, as it comes. */
export class FirehoseEnvelope {
  /** When it was sent, in milliseconds; the sender wants to hear it back. */
  timestamp: number | null = null;
  #isInside = false;
  #rest = '';
  #endsLine = true;

  /** What the part holds of the records. Every record ends its line. */
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

  /** Four signs are three bytes: what is left over waits for the next part. */
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
