/** The kinds of checks. */
export const KINDS = {
  crawlability: {
    name: 'Crawlability',
    about: 'Can AI crawlers fetch the page? robots.txt and the server are asked for each of them.',
    label: 'Page to check',
  },
  content: {
    name: 'Content',
    about: 'Can machines read and quote the page? Its structure and text are scored, with and without JavaScript.',
    label: 'Page to check',
  },
  'fan-out': {
    name: 'Fan-out',
    about: 'Which searches does an engine run for a question?',
    label: 'Question to expand',
  },
} as const;

export type Kind = keyof typeof KINDS;
