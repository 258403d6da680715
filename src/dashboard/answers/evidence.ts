import type { OpenReport } from '../report/use-report.ts';

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
}

/** The screen with the answers behind a number: those of the current filters, or of a part of them. */
export function linkAnswers(
  link: OpenReport['link'],
  { brand, engine, startDate, endDate = startDate, named, country, page, site }: Evidence = {},
): string {
  return link('answers', {
    ...(engine && { engines: engine }),
    ...(startDate && endDate && { from: startDate, to: endDate }),
    ...(brand && { brand }),
    ...(named && { named }),
    ...(country && { country }),
    ...(page && { page }),
    ...(site && { site }),
  });
}
