import { Link } from 'wouter';
import { useReport } from '../report/use-report.ts';
import { PageHistory } from './page-history.tsx';

/** The history of a page that a link names. It may not be among the pages that are loaded. */
export function ChosenPage({ url }: { url: string }) {
  const { link } = useReport();
  return (
    <section className="figure" aria-labelledby="chosen-page">
      <header>
        <h2 id="chosen-page" className="url">
          {url}
        </h2>
        <div className="actions">
          <Link href={link('sources')}>All pages</Link>
        </div>
      </header>
      <PageHistory page={{ url, prompts: [], promptsTotal: 0 }} />
    </section>
  );
}
