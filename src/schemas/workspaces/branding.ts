import { z } from 'zod';
import { LARGEST_LOGO_BYTES, LOWEST_CONTRAST } from '../../domain/branding/branding.ts';
import { PNG_SIDE } from '../../domain/branding/clean-png.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { workspaceId } from '../shared/ids.ts';
import { text, timestamp } from '../shared/text.ts';

const NAME = {
  description: 'Name that reports show, such as the name of your agency.',
  examples: ['Northwind Agency'],
};
const COLOR = {
  description: `Color of headings and of your brand in charts, as \`#rrggbb\`. Its contrast with white must be at least ${LOWEST_CONTRAST}:1. Null for the default.`,
  examples: ['#0b6e43'],
};
const PIXEL =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMCAxMCI+PGNpcmNsZSBjeD0iNSIgY3k9IjUiIHI9IjQiPjwvY2lyY2xlPjwvc3ZnPg==';
const LOGO = {
  description: `Logo as a data URL of a PNG or SVG, at most ${LARGEST_LOGO_BYTES / 1000} KB. Each side of a PNG has ${PNG_SIDE.shortest} to ${PNG_SIDE.longest} pixels. Scripts, animations, links, external references and metadata are removed. Null to show the name.`,
  examples: [PIXEL],
};
/** A larger file gets its size in the error. */
const LONGEST_LOGO = 900_000;

export const brandingOfWorkspace = z.object({ id: workspaceId });

export const saveBrandingInput = z.object({
  id: workspaceId,
  name: text(TEXT_LIMITS.workspaceName).meta(NAME),
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Must be a color such as "#0b6e43"' })
    .meta(COLOR)
    .nullable()
    .default(null)
    .meta(COLOR),
  logo: z.string().max(LONGEST_LOGO).meta(LOGO).nullable().default(null).meta(LOGO),
});

/** What a link or a print shows. */
export const shownBranding = z
  .object({
    name: z.string().meta(NAME),
    accentColor: z.string().nullable().meta(COLOR),
    logo: z.string().nullable().meta(LOGO),
  })
  .meta({ id: 'ShownBranding' });

export const branding = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ ...NAME, description: 'Name that reports show. Null if the workspace has no branding.' }),
    accentColor: z.string().nullable().meta(COLOR),
    logo: z.string().nullable().meta(LOGO),
    updatedDate: timestamp.nullable().meta({ description: 'When it was last saved. Null if the workspace has none.' }),
  })
  .meta({ id: 'Branding' });
