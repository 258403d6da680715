import { z } from 'zod';
import { MAX_QUERY_ROWS } from '../../domain/imports/group-queries.ts';
import { reportId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { columnsInput, columnsOutput, csvOf, headers, lines, skipped } from './shared.ts';

const COLUMNS = { query: 'Top queries', clicks: 'Clicks', impressions: 'Impressions' };

export const groupSearchQueriesInput = z.object({
  reportId,
  csv: csvOf(
    `Content of the queries of a Search Console export: a CSV file with a header and at most ${MAX_QUERY_ROWS.toLocaleString('en')} rows.`,
    'Top queries,Clicks,Impressions,CTR,Position\nbest crm for startups,12,340,3.53%,8.1\ncrm startups best,1,60,1.67%,9.4\n',
  ),
  columns: columnsInput('queries', COLUMNS),
});

const amount = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description, examples: [example] });
const text = z.string().meta({ description: 'The query.', examples: ['best crm for startups'] });
const clicks = amount('Clicks in the search results.', 13);
const impressions = amount('How often the search results showed your site: a hint at demand, not its size.', 400);

const group = z.object({
  prompt: z.string().meta({
    description: 'The query with the most impressions. Write it as a question before you track it.',
    examples: ['best crm for startups'],
  }),
  clicks,
  impressions,
  queries: z
    .array(z.object({ query: text, clicks, impressions }))
    .meta({ description: 'The queries of the group, most impressions first; at most 20.' }),
});

export const searchQueryGroups = inSlices(
  z
    .object({
      headers,
      columns: columnsOutput('queries', COLUMNS),
      lines,
      groups: z.array(group).meta({
        description:
          'Queries that name no brand of yours, grouped by their topic words in any order, most impressions first; at most 500 groups.',
      }),
      branded: z.array(group).meta({ description: 'The same for queries with a name of your brand.' }),
      omitted: skipped('Groups that are not listed.'),
    })
    .meta({ id: 'SearchQueryGroups' }),
);
