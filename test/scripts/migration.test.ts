import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseStamp } from '../../scripts/migration/stamp.ts';

const NOW = new Date('2026-11-18T01:02:03Z');

test.each([
  ['the time, if all migrations are older', ['20261115000000_init', 'migration_lock.toml'], '20261118010203'],
  [
    'a second after the last migration, if that is in the future',
    ['20261129235959_a', '20261115000000_b'],
    '20261130000000',
  ],
  ['the time, if there is no migration', ['migration_lock.toml'], '20261118010203'],
])('a new migration is stamped with %s', (_, names, stamp) => {
  expect(chooseStamp(names, NOW)).toBe(stamp);
});

test('a new migration sorts after every migration of this project', () => {
  const names = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name));
  const stamp = chooseStamp(names, NOW);
  expect([...names, `${stamp}_aaa`].toSorted().at(-1)).toBe(`${stamp}_aaa`);
});
