import { z } from 'zod';
import { isNetwork, toPrefix } from '../domain/crawlers/address-set.ts';
import { isApplicationScheme } from '../domain/oauth/redirect-uris.ts';
import { type Allowance, parseAllowance } from '../domain/web/fetch-allowance.ts';

/** Schemas of setting values. */
export const text = z.string().trim().min(1);
export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
export const postgresUrl = text.refine(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  'must be a postgresql:// URL',
);
export const allowances = text.transform((value, context) =>
  value.split(',').flatMap((entry): Allowance[] => {
    const allowance = parseAllowance(entry.trim());
    if (allowance !== null) return [allowance];
    context.addIssue('must be networks such as 10.0.0.0/8, host:port or *:port entries, separated by commas');
    return [];
  }),
);
export const networks = text.transform((value, context) =>
  value.split(',').flatMap((entry): string[] => {
    const prefix = toPrefix(entry.trim());
    if (isNetwork(prefix)) return [prefix];
    context.addIssue('must be addresses or networks such as 10.0.0.0/8, separated by commas');
    return [];
  }),
);
export const schemes = text.transform((value, context) =>
  value.split(',').flatMap((entry): string[] => {
    const scheme = entry.trim().toLowerCase();
    if (isApplicationScheme(scheme)) return [scheme];
    context.addIssue('must be schemes of applications such as zed, separated by commas, and none that browsers open');
    return [];
  }),
);
export const httpUrl = text
  .refine(
    (value) => /^https?:\/\/[^@]+$/.test(value) && URL.canParse(value),
    'must be an http:// or https:// URL without credentials',
  )
  .transform((value) => value.replace(/\/+$/, ''));
// Other characters are invalid in a header, and the error that fetch throws would quote the key.
export const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be ASCII without spaces');
export const secret = z.string().trim().min(32, 'must have at least 32 characters');
export const commit = text.regex(/^[0-9a-f]{7,64}$/, 'must be a commit such as 1a2b3c4');
export const cron = text.regex(/^(\S+ +){4}\S+$/, 'must be five fields such as 0 5 * * *');
export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share such as 0.05')
  .transform(Number);
export const dollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 5 or 2.50')
  .transform(Number);
export const modelName = z
  .string()
  .regex(/^(openai|anthropic):\S+$/, 'must be openai:<model> or anthropic:<model>')
  .transform((value) => {
    const [provider = '', ...model] = value.split(':');
    return { provider: provider as 'openai' | 'anthropic', model: model.join(':') };
  });
export const price = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two prices such as 0.75/4.50')
  .transform((value) => {
    const [input = 0, output = 0] = value.split('/').map(Number);
    return { input, output };
  });

export const name = z.string().regex(/^\S+$/, 'must be a name without spaces');
export const oneOf = <Value extends string>(...values: Value[]) => z.enum(values, `must be ${values.join(' or ')}`);
/** `name=8/60,…`: concurrent calls, and calls per minute. */
export const limits = <Name extends string>(names: readonly Name[]) =>
  text.transform((value, context) => {
    const read: Partial<Record<Name, { concurrency: number; perMinute: number }>> = {};
    for (const entry of value.split(',')) {
      const [, given, concurrency, perMinute] = /^\s*(\w+)=([1-9]\d{0,4})\/([1-9]\d{0,6})\s*$/.exec(entry) ?? [];
      const known = names.find((each) => each === given);
      if (known) read[known] = { concurrency: Number(concurrency), perMinute: Number(perMinute) };
      else context.addIssue(`must be entries such as ${names[0]}=8/60, separated by commas, for ${names.join(', ')}`);
    }
    return read;
  });

/** The server of a mail provider. Credentials are sent to another machine only if the connection is encrypted. */
export const smtpUrl = text
  .refine(
    (value) => /^smtps?:\/\/[^/]+\/?$/.test(value) && URL.canParse(value),
    'must be an smtp:// or smtps:// URL such as smtp://user:password@mail.example.com:587',
  )
  .transform((value, context) => {
    const { protocol, hostname, port, username, password } = new URL(value);
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    try {
      const auth = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      return { host, port: Number(port) || (secure ? 465 : 587), secure, auth };
    } catch {
      context.addIssue('must have a user and a password in which % is written as %25');
      return z.NEVER;
    }
  });
/** `name@example.com`, or a name and the address: `Acme Agency <reports@example.com>`. */
export const mailbox = text.transform((value, context) => {
  const [, label = '', bracketed] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? [];
  const { data: address } = z.email().safeParse(bracketed ?? value);
  if (address !== undefined && !/\p{Cc}/u.test(label)) return { name: label.replace(/^"(.*)"$/, '$1'), address };
  context.addIssue('must be an address such as reports@example.com or Acme Agency <reports@example.com>');
  return z.NEVER;
});
