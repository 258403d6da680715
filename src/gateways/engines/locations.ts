import { LOCATION_TABLE } from './location-table.ts';

/** A country in the forms in which providers take it. */
export interface Location {
  /** As the API writes it: lower case, `uk`. */
  id: string;
  /** ISO 3166-1 alpha-2: upper case, `GB`. */
  iso2: string;
  /** Google's own code: lower case, `uk`. */
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
  const place = LOCATIONS.get(country);
  if (!place) throw new TypeError(`No country ${country}`);
  return place;
}
