import { expect, test, vi } from 'vitest';
import { once } from '../../../src/domain/shared/once.ts';

test('a value is computed on first use, and only then', () => {
  const compute = vi.fn<() => undefined>();
  const get = once(compute);
  expect(compute).not.toHaveBeenCalled();
  get();
  get();
  expect(compute).toHaveBeenCalledOnce();
});
