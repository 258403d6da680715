import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { showDates } from '../../src/dashboard/alerts/show-dates.ts';
import { fieldErrorsOf, messageOf, ResponseError } from '../../src/dashboard/api/errors.ts';
import { assistantName } from '../../src/dashboard/format/assistants.ts';
import { asSentence, asSentences, inWords, nameField } from '../../src/dashboard/format/words.ts';
import { nameCountryIn } from '../../src/dashboard/imports/name-country.ts';
import { nameValuesIn } from '../../src/dashboard/settings/name-values.ts';
import { ASSISTANTS } from '../../src/domain/referrals/assistants.ts';

interface Sent {
  message: string;
  status: number;
  errors?: { path: string; message: string; code: string }[];
}

/** An error as the tRPC client makes it of a response. */
function failed({ message, status, errors }: Sent): unknown {
  const response = new Response(null, { status, headers: { 'x-request-id': 'req_7' } });
  return TRPCClientError.from(
    { error: { message, code: -32600, data: { httpStatus: status, ...(errors && { errors }) } } },
    { meta: { response } },
  );
}

describe('an error', () => {
  test.each<[string, Sent, string]>([
    [
      'that the server does not explain',
      { message: 'Internal server error', status: 500 },
      'The server could not do this because of an error. Try again. If it happens again, give the operator of the server this request id: req_7.',
    ],
    [
      'that no rule knows',
      { message: 'BAD_REQUEST', status: 400 },
      'The server could not do this because of an error. Try again. If it happens again, give the operator of the server this request id: req_7.',
    ],
    [
      'about something that does not exist',
      { message: 'Content check not found', status: 404 },
      'This content check does not exist, or your API key has no access to it.',
    ],
    [
      'about a missing permission',
      { message: 'This API key does not have the permission "write"', status: 403 },
      'Your API key does not have the permission “write”. Sign in with a key that has it.',
    ],
    [
      'about a session',
      { message: 'Missing or invalid API key. Send "Authorization: Bearer <API_KEY>".', status: 401 },
      'Your session has ended. Sign in again.',
    ],
    [
      'about a limit, in the words of the server',
      { message: 'A report can have at most 100 shares. Delete one first.', status: 429 },
      'A report can have at most 100 shares. Delete one first.',
    ],
    [
      'about a filter',
      {
        message: 'Invalid query parameters',
        status: 400,
        errors: [{ path: 'startDate', message: 'A window has at most 366 days', code: 'invalid_window' }],
      },
      'First day: A window has at most 366 days.',
    ],
  ])('%s is a sentence for people', (_, sent, sentence) => {
    expect(messageOf(failed(sent))).toBe(sentence);
  });

  test('without a response says that the server cannot be reached', () => {
    const unreachable = 'The server cannot be reached. Is it running?';
    expect(messageOf(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(unreachable);
    expect(messageOf(new TypeError('NetworkError when attempting to fetch resource.'))).toBe(unreachable);
  });

  test('of a download names the request as well', () => {
    const response = new Response(null, { status: 500, headers: { 'x-request-id': 'req_8' } });
    expect(messageOf(new ResponseError(response, { message: 'Internal server error' }))).toContain(
      'request id: req_8.',
    );
  });
});

test.each([
  ['Required: expected string', 'Required.'],
  ['Too small: expected string to have >=1 characters', 'Required.'],
  ['Too big: expected string to have <=200 characters', 'At most 200 characters.'],
  ['Too small: expected array to have >=1 items', 'Choose or enter at least one.'],
  ['Too big: expected number to be <=1000', 'At most 1000.'],
  ['Invalid input: expected int, received NaN', 'Enter a whole number.'],
  ['Invalid input: expected number, received null', 'Enter a number.'],
  ['Invalid ISO date', 'Choose a day.'],
  ['Invalid option: expected one of "red"|"blue"', 'Choose one of red, blue.'],
  ['Invalid input: expected nonoptional, received undefined', 'This value cannot be used.'],
  ['Must be a domain such as example.com', 'Must be a domain such as example.com.'],
  [
    'brandRegex and brandVariations cannot be combined. Set "brandVariations": [] or "brandRegex": null.',
    'Enter other names or a regular expression, not both.',
  ],
])('the message of a field "%s" is shown as "%s"', (message, shown) => {
  const error = failed({
    message: 'Invalid request body',
    status: 400,
    errors: [{ path: 'name', message, code: 'x' }],
  });
  expect(fieldErrorsOf(error).get('name')).toBe(shown);
});

test('fields and names of the API are shown in words', () => {
  expect(nameField('competitors.0.brandDomain')).toBe('Competitors, entry 1, domain');
  expect(nameField('promptIds')).toBe('Prompts');
  expect(nameValuesIn('Every use of it counts, because caseSensitive is false. Set excludedPhrases.')).toBe(
    'Every use of it counts, because “Capitals” is “Do not matter”. Set “Phrases that do not count”.',
  );
  expect(inWords('content_gap')).toBe('content gap');
  expect(nameCountryIn('uk, Pricing, de')).toBe('United Kingdom, Pricing, de');
  expect(nameCountryIn('acme.com')).toBe('acme.com');
  expect(ASSISTANTS.map(({ name }) => assistantName(name)).filter((name) => /_|^[a-z]+$/.test(name))).toEqual([]);
  expect(showDates('From 2026-11-08 to 2026-11-14, 2026-99-99.')).toBe('From 8 Nov 2026 to 14 Nov 2026, 2026-99-99.');
  expect(inWords('semanticRepetition')).toBe('semantic repetition');
  expect(asSentences('Slow down\nTry again later.')).toBe('Slow down. Try again later.');
  expect([asSentence('Wrong'), asSentence('Wrong.'), asSentence('Really?')]).toEqual(['Wrong.', 'Wrong.', 'Really?']);
});

const SOURCES = 'src/dashboard';
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

test('every removal asks first', () => {
  const removes = /\.delete\.mutat|removePrompt\.mutate/;
  const removing = files.filter((name) => removes.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(removing.length).toBeGreaterThan(7);
  for (const name of removing) {
    const source = readFileSync(join(SOURCES, name), 'utf8');
    const asked = source.match(/\bconfirm\(/g)?.length ?? 0;
    expect({ name, asks: asked >= (source.match(new RegExp(removes, 'g'))?.length ?? 0) }).toEqual({
      name,
      asks: true,
    });
  }
});

test('no screen shows the message of an error as it is', () => {
  const raw = files.filter((name) => /\berror\.message\b/.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(raw).toEqual(['api/errors.ts', 'session/session.ts']);
});
