import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryOf, extensionOf, LONGEST_SESSION_MS } from '../../../src/domain/access/sessions.ts';

const HOUR = 3_600_000;
const created = new Date('2026-11-16T09:00:00.000Z');
const after = (ms: number) => new Date(created.getTime() + ms);

describe('a session', () => {
  test('ends 12 hours after it is used, and 30 days after it began', () => {
    expect(expiryOf(created, after(HOUR))).toEqual(after(13 * HOUR));
    expect(expiryOf(created, after(LONGEST_SESSION_MS - HOUR))).toEqual(after(LONGEST_SESSION_MS));
  });

  test('is extended by requests at any pace, in steps of 5 minutes, and never beyond 30 days', () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 11 * HOUR }), { maxLength: 200 });
    fc.assert(
      fc.property(pauses, (steps) => {
        let expiresDate = expiryOf(created, created);
        let time = 0;
        for (const step of steps) {
          time += step;
          if (time >= LONGEST_SESSION_MS) break;
          expect(expiresDate.getTime()).toBeGreaterThan(after(time).getTime());
          const extended = extensionOf({ createdDate: created, expiresDate }, after(time)) ?? expiresDate;
          const gain = extended.getTime() - expiresDate.getTime();
          expect(gain === 0 || gain >= 5 * 60_000).toBe(true);
          expiresDate = extended;
          expect(expiresDate.getTime()).toBeLessThanOrEqual(after(LONGEST_SESSION_MS).getTime());
        }
      }),
    );
  });
});
