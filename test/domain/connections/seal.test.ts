import { expect, test } from 'vitest';
import { isSealedBy, NONCE_BYTES, seal, unseal } from '../../../src/domain/connections/seal.ts';

const OLD = 'an old secret of the server, 32 characters';
const NEW = 'a new secret of the server, 32 characters.';
const NONCE = Buffer.alloc(NONCE_BYTES, 1);

test('only the secret that sealed a text opens it, and only for its purpose', () => {
  const sealed = seal(OLD, 'openai', 'sk-1', NONCE);
  expect(sealed).not.toContain('sk-1');
  expect(unseal([OLD], 'openai', sealed)).toBe('sk-1');
  expect(unseal([NEW, OLD], 'openai', sealed)).toBe('sk-1');
  expect(unseal([NEW], 'openai', sealed)).toBeNull();
  expect(unseal([], 'openai', sealed)).toBeNull();
  expect(unseal([OLD], 'anthropic', sealed)).toBeNull();
  expect([isSealedBy(OLD, sealed), isSealedBy(NEW, sealed)]).toEqual([true, false]);
});

test('the same text is sealed differently with another nonce', () => {
  const other = Buffer.alloc(NONCE_BYTES, 2);
  expect(seal(OLD, 'openai', 'sk-1', NONCE)).not.toBe(seal(OLD, 'openai', 'sk-1', other));
});

test.each(['', 'v1', 'v1.x.y', 'nonsense'])('a text that was not sealed opens to nothing: %j', (text) => {
  expect(unseal([OLD], 'openai', text)).toBeNull();
});

test('a changed character, anywhere, is noticed', () => {
  const sealed = seal(OLD, 'openai', 'sk-1', NONCE);
  for (let index = 0; index < sealed.length; index++) {
    // The last character of a part can hold unused bits, so a neighbor of it would be the same bytes.
    const other = sealed[index] === 'A' ? 'w' : 'A';
    const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
    expect({ index, opened: unseal([OLD], 'openai', changed) }).toEqual({ index, opened: null });
  }
});
