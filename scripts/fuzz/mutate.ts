import type { Draws } from './draws.ts';

const DEEP = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown;

/** Values that programs often mistake for others. */
const HOSTILE: unknown[] = [
  null,
  true,
  '',
  ' ',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  'ß'.repeat(3000),
  'x'.repeat(70_000),
  '\'; DROP TABLE "Tag"; --',
  '../../etc/passwd',
  '%00%ff',
  'https://[::1]:99999/',
  'http://169.254.169.254/',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '(a+)+$',
  '[',
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  [null],
  {},
  { constructor: { prototype: 1 } },
  DEEP,
];

/** A nearly valid input: one to three of its values are replaced, removed, repeated or added. */
export function mutate(draws: Draws, value: unknown): unknown {
  const copy: unknown = structuredClone(value);
  let result = copy;
  for (let changes = 1 + draws.below(3); changes > 0; changes--) result = mutateOnce(draws, result);
  return result;
}

function mutateOnce(draws: Draws, value: unknown): unknown {
  if (draws.fraction() < 0.05) return draws.pick(HOSTILE);
  if (Array.isArray(value)) return mutateList(draws, value);
  if (typeof value === 'object' && value !== null) return mutateObject(draws, value as Record<string, unknown>);
  return typeof value === 'string' && draws.fraction() < 0.3 ? mutateText(draws, value) : draws.pick(HOSTILE);
}

function mutateObject(draws: Draws, value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(value);
  if (names.length === 0 || draws.fraction() < 0.1) {
    return { ...value, [draws.pick(['__proto__', 'extra', '', 'toString'])]: draws.pick(HOSTILE) };
  }
  const name = draws.pick(names);
  if (draws.fraction() < 0.15) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: mutateOnce(draws, value[name]) };
}

function mutateList(draws: Draws, value: unknown[]): unknown[] {
  if (value.length === 0) return [draws.pick(HOSTILE)];
  const at = draws.below(value.length);
  if (draws.fraction() < 0.2) return [...value, ...value];
  return value.with(at, mutateOnce(draws, value[at]));
}

function mutateText(draws: Draws, value: string): string {
  const at = draws.below(value.length + 1);
  return value.slice(0, at) + draws.pick(['\u0000', '\u{1f600}', '%', '"', '\n', '.', ' ']) + value.slice(at);
}
