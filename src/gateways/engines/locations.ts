import { LOCATION_TABLE } from './location-table.ts';

/** A country in the formats that providers use. */
export interface Location {
  /** Code used by the API: lowercase, `uk`. */
  id: string;
  /** ISO 3166-1 alpha-2: uppercase, `GB`. */
  iso2: string;
  /** Google's country code: lowercase, `uk`. */
  gl: string;
  /** DataForSEO's location code. */
  dataforseo: number;
  lat: number;
  lng: number;
  tz: string;
  language: string;
}

const LOCATIONS: ReadonlyMap<string, Location> = new Map(LOCATION_TABLE.trim().split(/\n|\|/).map(readRow));

function readRow(row: string): [string, Location] {
  const [id = '', number, lat, lng, tz = '', language = ''] = row.trim().split(' ');
  const iso2 = id === 'uk' ? 'GB' : id.toUpperCase();
  const dataforseo = 2000 + Number(number);
  return [id, { id, iso2, gl: id, dataforseo, lat: Number(lat), lng: Number(lng), tz, language }];
}

export function findLocation(country: string): Location {
  const location = LOCATIONS.get(country);
  if (!location) throw new TypeError(`Unknown country ${country}`);
  return location;
}
