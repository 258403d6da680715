import type { Outputs } from '../api/trpc.ts';
import type { OpenReport } from '../report/use-report.ts';

type Recommendation = Pick<
  Outputs['recommendations']['list']['items'][number],
  'type' | 'engine' | 'engines' | 'countries' | 'data'
>;

export interface Evidence {
  /** Marks this brand in the answers; your brand if it is left out. */
  brand?: string;
  engine?: string;
  /** The first and the last day, if they are not those of the window. */
  startDate?: string;
  endDate?: string;
  /** Only answers that name the brand, or only those that do not. */
  named?: 'yes' | 'no';
  country?: string;
  /** Only answers that cite this page, or a page of this site. */
  page?: string;
  site?: string;
  /** Only answers that contain it. */
  text?: string;
}

/** The screen with the answers behind a number: those of the current filters, or of a part of them. */
export function linkAnswers(
  link: OpenReport['link'],
  { brand, engine, startDate, endDate = startDate, named, country, page, site, text }: Evidence = {},
): string {
  return link('answers', {
    ...(engine && { engines: engine }),
    ...(startDate && endDate && { from: startDate, to: endDate }),
    ...(brand && { brand }),
    ...(named && { named }),
    ...(country && { country }),
    ...(page && { page }),
    ...(site && { site }),
    ...(text && { text }),
  });
}

/**
 * What to read before a task. If crawlers cannot fetch a page, that is its checks. Otherwise it is answers to all prompts and, if the
 * task concerns several, in all countries: those that cite its page, those that contain the name of a brand that is not tracked, or else
 * those that do not name you.
 */
export function linkRecommended(link: OpenReport['link'], task: Recommendation): { href: string; label: string } {
  const { type, engines = [task], countries = [task.data.country], data } = task;
  const { url, startDate, endDate, mentionedCompetitors } = data;
  if (type === 'crawler_access')
    return { href: link('checks', { kind: 'crawlability', url }), label: 'See its checks' };
  const [rival] = mentionedCompetitors;
  const ofAllPrompts: OpenReport['link'] = (screen, query) =>
    link(screen, { ...query, country: countries.length === 1 ? (countries[0] ?? '') : '', tag: '', branded: '' });
  const { label, ...chosen } =
    type === 'competitors_count' && rival
      ? { text: rival, label: `Read answers with “${rival}”` }
      : url
        ? { page: url, label: 'Read answers that cite the page' }
        : { named: 'no' as const, label: 'Read answers that do not name you' };
  const engine = engines.map((each) => each.engine).join(',');
  return { href: linkAnswers(ofAllPrompts, { engine, startDate, endDate, ...chosen }), label };
}
