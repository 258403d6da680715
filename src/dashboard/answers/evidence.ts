import type { Outputs } from '../api/trpc.ts';
import type { OpenReport } from '../report/use-report.ts';

type Recommendation = Pick<Outputs['recommendations']['list']['items'][number], 'type' | 'engine' | 'data'>;

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
 * The answers behind a recommendation, to all prompts: those that cite its page, those that contain the name of a brand that is not
 * tracked, or else those that do not name you.
 */
export function linkRecommended(link: OpenReport['link'], { type, engine, data }: Recommendation): string {
  const { url, country, startDate, endDate, mentionedCompetitors } = data;
  const [rival] = mentionedCompetitors;
  const ofAllPrompts: OpenReport['link'] = (screen, query) => link(screen, { ...query, tag: '', branded: '' });
  const chosen =
    type === 'competitors_count' && rival ? { text: rival } : url ? { page: url } : { named: 'no' as const };
  return linkAnswers(ofAllPrompts, { engine, country, startDate, endDate, ...chosen });
}
