import { headerOf, metaOf, type Subject } from './subject.ts';

/** A robots directive for all crawlers or for the one in question, and its source. */
export interface Directive {
  value: string;
  where: string;
}

/** The directives in meta elements and the `X-Robots-Tag` header for every crawler or for this one. */
export function readDirectives(subject: Pick<Subject, 'page' | 'headers' | 'robotsName'>): Directive[] {
  const { page, robotsName } = subject;
  const onPage = ['robots', robotsName].flatMap((name) =>
    metaOf(page, name).map((value) => ({ value, where: `meta[name=${name}]` })),
  );
  const inHeaders = headerOf(subject, 'x-robots-tag').flatMap((value) => {
    const named = /^\s*([\w-]+)\s*:(?!\s*-?\d)(.*)$/.exec(value);
    const where = 'the X-Robots-Tag header';
    if (named === null || named[1]?.toLowerCase() === 'unavailable_after') return [{ value, where }];
    return named[1]?.toLowerCase() === robotsName ? [{ value: named[2] ?? '', where }] : [];
  });
  return [...onPage, ...inHeaders].flatMap(({ value, where }) =>
    value
      .toLowerCase()
      .replaceAll(' ', '')
      .split(',')
      .map((directive) => ({ value: directive, where })),
  );
}

export function isNoindex({ value }: Directive): boolean {
  return value === 'noindex' || value === 'none';
}

export function isNosnippet({ value }: Directive): boolean {
  return value === 'nosnippet' || value === 'none' || /^max-snippet:0+$/.test(value);
}
