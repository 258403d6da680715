/** Preloaded by a process whose clock is wrong by `SKEW_MS`. */
const skew = Number(process.env.SKEW_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts: []) {
    if (parts.length === 0) super(RealDate.now() + skew);
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + skew;
  }
} as DateConstructor;
