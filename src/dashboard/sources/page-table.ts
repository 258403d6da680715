import type { DataTable } from '../api/table.ts';
import type { Outputs } from '../api/trpc.ts';

type Page = Outputs['citations']['list']['items'][number];

/** Cited pages as plain data. */
export function toPageTable(
  pages: Pick<
    Page,
    'url' | 'title' | 'domain' | 'domainCategory' | 'siteRole' | 'citations' | 'promptsTotal' | 'brandMentioned'
  >[],
): DataTable {
  return {
    columns: ['Page', 'Title', 'Site', 'Category', 'Role', 'Answers', 'Prompts', 'Answer names you'],
    rows: pages.map((page) => [
      page.url,
      page.title,
      page.domain,
      page.domainCategory,
      page.siteRole,
      page.citations,
      page.promptsTotal,
      page.brandMentioned ? 'yes' : 'no',
    ]),
  };
}
