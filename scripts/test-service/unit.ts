import { readFileSync } from 'node:fs';

const GUIDE = 'docs/guides/production.md';

/** The unit file in the guide: the values of each directive, in order. */
export function readUnit(): Record<string, string[]> {
  const [, unit] =
    /```ini\n(# \/etc\/systemd\/system\/sightline\.service\n[^]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (!unit) throw new Error(`${GUIDE} has no unit file`);
  const directives: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of unit.matchAll(/^(\w+)=(.*)$/gm)) (directives[name] ??= []).push(value);
  return directives;
}

/** The variables of `Environment=`. Values with spaces are not supported. */
export function readEnvironment(unit: Record<string, string[]>): Record<string, string> {
  const assignments = (unit.Environment ?? []).flatMap((line) => line.split(' '));
  return Object.fromEntries(assignments.map((each) => each.split(/=(.*)/s)));
}
