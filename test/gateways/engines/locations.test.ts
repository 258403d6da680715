import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../src/domain/shared/countries.ts';
import { findLocation } from '../../../src/gateways/engines/locations.ts';
import { connectors } from '../../support/connectors.ts';

const places = [...COUNTRIES].map(findLocation);

describe('locations', () => {
  test('every country has one', () => {
    expect(places.map(({ id }) => id)).toEqual([...COUNTRIES]);
    expect(() => findLocation('gb')).toThrow('Unknown country gb');
  });

  test('the United Kingdom is GB to most, uk to Google and 2826 to DataForSEO', () => {
    expect(findLocation('uk')).toEqual({
      id: 'uk',
      iso2: 'GB',
      gl: 'uk',
      dataforseo: 2826,
      lat: 51.51,
      lng: -0.13,
      tz: 'Europe/London',
      language: 'en',
    });
  });

  test('numeric codes match ISO 3166 for the same country', () => {
    for (const { iso2, dataforseo } of places) {
      const number = String(dataforseo - 2000).padStart(3, '0');
      expect(Intl.getCanonicalLocales(`und-${number}`)).toEqual([`und-${iso2}`]);
    }
  });

  test('coordinates, time zones and languages are real', () => {
    for (const { id, lat, lng, tz, language } of places) {
      expect([id, Math.abs(lat) <= 90, Math.abs(lng) <= 180]).toEqual([id, true, true]);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: tz })).not.toThrow();
      expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)).toBeTruthy();
    }
    expect(new Set(places.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeGreaterThan(240);
  });

  test('a location matches its time zone within three hours of solar time', () => {
    const noon = new Date('2026-01-15T12:00:00Z');
    const far = places.filter(({ lng, tz }) => {
      const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
        timeZone: tz,
        hour: '2-digit',
        minute: '2-digit',
        hour12: false,
      })
        .format(noon)
        .split(':')
        .map(Number);
      const offset = (hours + minutes / 60 - 12 - lng / 15 + 36) % 24;
      return Math.abs(offset - 12) > 3;
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });
});

describe('unsupported countries are rejected', () => {
  const refusedBy = (name: string) => {
    const engine = connectors.find((each) => each.name === name)?.create('http://127.0.0.1:1');
    return [...COUNTRIES].filter((country) => engine?.refusalOf(country) !== null);
  };

  test('Claude supports 36 countries', () => {
    const refused = refusedBy('claude by Anthropic');
    expect(COUNTRIES.size - refused.length).toBe(36);
    expect(refused).toContain('ie');
    expect(refused).not.toContain('uk');
  });

  test.each(['google by SerpApi', 'google by DataForSEO'])('%s: countries without AI Overviews', (name) => {
    expect(refusedBy(name)).toEqual(['cn', 'cu', 'fr', 'ir', 'kp', 'mc', 'sd', 'sy']);
  });

  test.each([
    ['chatgpt_ui by cloro', ['cn', 'cz', 'hk', 'ir', 'mo', 'ru', 've']],
    ['perplexity_ui by cloro', ['cn']],
    ['gemini_ui by cloro', ['by', 'cn', 'ru']],
  ])('%s: countries that cloro does not offer', (name, countries) => {
    expect(refusedBy(name)).toEqual(countries);
  });

  test.each(connectors.map(({ name }) => name).filter((name) => !/^(claude|google by|\w+_ui by cloro)/.test(name)))(
    '%s supports every country',
    (name) => {
      expect(refusedBy(name)).toEqual([]);
    },
  );
});
