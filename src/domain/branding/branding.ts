import { invalid } from '../shared/failures.ts';
import { cleanPng } from './clean-png.ts';
import { cleanSvg } from './clean-svg.ts';
import { contrastWithWhite, darkenUntil } from './contrast.ts';
import { LogoError } from './logo-error.ts';

/** What reports of a workspace show instead of the name and the color of Sightline. */
export interface Branding {
  name: string;
  /** Null for the color of Sightline. */
  accentColor: string | null;
  /** A data URL. Null to show the name. */
  logo: string | null;
}

export const LARGEST_LOGO_BYTES = 200_000;
/** For text of normal size, as WCAG 2.2 requires. Reports are white. */
export const LOWEST_CONTRAST = 4.5;

const LOGO = /^data:image\/(png|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Returns the logo without everything that is not its picture, as a data URL. */
export function cleanLogo(logo: string): string {
  const [, type, base64 = ''] = LOGO.exec(logo) ?? [];
  if (type === undefined) {
    throw wrongLogo('Must be a data URL such as "data:image/png;base64,…" or "data:image/svg+xml;base64,…"');
  }
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_LOGO_BYTES) {
    throw wrongLogo(`The logo has ${Math.ceil(bytes.length / 1000)} KB. At most ${LARGEST_LOGO_BYTES / 1000} KB.`);
  }
  try {
    const cleaned = type === 'png' ? cleanPng(bytes) : Buffer.from(cleanSvg(bytes), 'utf8');
    return `data:image/${type};base64,${cleaned.toString('base64')}`;
  } catch (error) {
    throw error instanceof LogoError ? wrongLogo(error.message) : error;
  }
}

export function requireContrast(color: string): void {
  const contrast = contrastWithWhite(color);
  if (contrast >= LOWEST_CONTRAST) return;
  const near = darkenUntil(color, LOWEST_CONTRAST);
  // Rounded down, so that a contrast that is too low is not shown as the lowest one.
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2);
  const message = `The contrast of ${color} with white is ${ratio}:1. At least ${LOWEST_CONTRAST}:1 is needed to read it: ${near} has ${contrastWithWhite(near).toFixed(2)}:1.`;
  throw invalid('body', [{ path: 'accentColor', message, code: 'low_contrast' }]);
}

function wrongLogo(message: string) {
  return invalid('body', [{ path: 'logo', message, code: 'invalid_logo' }]);
}
