import { z } from 'zod';
import { LONGEST_VIEW_QUERY } from '../../domain/saved-views/saved-views.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { reportId, viewId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const NAME_EXAMPLE = 'ChatGPT in Germany';
const SCREEN = {
  description:
    'Screen of the dashboard: its path below the report, such as `prompts` or `prompts/{promptId}`. Empty for the overview.',
  examples: ['prompts'],
};
const QUERY = {
  description: 'Query of the address of the dashboard, which contains its filters, without `?`.',
  examples: ['engines=chatgpt&country=de'],
};

const name = text(TEXT_LIMITS.viewName).meta({
  description: 'Name of the view. Must be unique within the report, ignoring case.',
  examples: [NAME_EXAMPLE],
});
const screen = z
  .string()
  .max(100)
  .regex(/^([a-z-]+(\/[A-Za-z0-9_-]+)?)?$/, {
    error: 'Must be the path of a screen below the report, such as "prompts", or empty for the overview',
  });
const query = z
  .string()
  .max(LONGEST_VIEW_QUERY)
  .regex(/^(?!\?)[!"$-~]*$/, {
    error: 'Must be the query of an address in ASCII characters, without "?" at its start, "#" and spaces',
  })
  .meta(QUERY);

export const listViewsInput = z.object({ reportId, ...pagingInput });

export const createViewInput = z.object({
  reportId,
  name,
  screen: screen.default('').meta({ ...SCREEN, description: `${SCREEN.description} Defaults to the overview.` }),
  query,
});

export const updateViewInput = z.object({
  reportId,
  viewId,
  name: name.optional(),
  screen: screen.meta(SCREEN).optional(),
  query: query.optional(),
});

export const deleteViewInput = z.object({ reportId, viewId });

export const savedView = z
  .object({
    id: viewId,
    reportId,
    name: z.string().meta({ description: 'Name of the view, unique within the report.', examples: [NAME_EXAMPLE] }),
    screen: z.string().meta(SCREEN),
    query: z.string().meta(QUERY),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'SavedView' });

export const savedViewPage = pageOf(savedView);
