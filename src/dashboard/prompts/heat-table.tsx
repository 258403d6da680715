import { useLocation } from 'wouter';
import type { EngineId } from '../../domain/shared/engines.ts';
import { markPage } from '../format/mark-page.ts';
import { shortEngineName } from '../format/names.ts';
import { useReport } from '../report/use-report.ts';
import { followLink } from '../shell/follow-link.ts';
import { HeatRow, type ReportPrompt } from './heat-row.tsx';
import { HeatSection } from './heat-section.tsx';
import type { Sort } from './sort.ts';
import { SortHeader } from './sort-header.tsx';

const SECTION = 10;
/** More than fit into a window. */
const FIRST_SECTIONS = 4;

interface HeatTableProps {
  prompts: ReportPrompt[];
  /** The brand that the table describes. */
  brand: string;
  /** Where competitors are named and you hardly ever, by prompt. */
  gapsOf: ReadonlyMap<string, string | null>;
  engines: readonly EngineId[];
  /** Engines that are not queried. */
  off: ReadonlySet<EngineId>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Prompts as rows, engines as columns. The server sorts it. */
export function HeatTable({ prompts, brand, gapsOf, engines, off, sort, onSort }: HeatTableProps) {
  const { report, country, link } = useReport();
  // The same question can be asked in several countries.
  const hasCountries = country === null && report.countries.length > 1;
  const [, navigate] = useLocation();
  const header = { sort, onSort };
  return (
    <table
      className="heat-table"
      style={{ '--columns': engines.length + 2 } as object}
      onClick={(event) => followLink(event, navigate)}
    >
      <thead>
        <tr>
          <SortHeader label="Prompt" field="createdDate" {...header} />
          <SortHeader label="All" field="brandCoverage" {...header} />
          <SortHeader label="Change" field="change" {...header} />
          {engines.map((engine) => (
            <SortHeader
              key={engine}
              label={`${markPage(report, engine, shortEngineName(engine))}${off.has(engine) ? ' (off)' : ''}`}
              field={engine}
              {...header}
            />
          ))}
        </tr>
      </thead>
      {splitRows(prompts).map((section, index) => (
        <HeatSection
          key={section[0]?.id}
          columns={engines.length + 3}
          isFirst={index < FIRST_SECTIONS}
          rows={section.map((prompt) => (
            <HeatRow
              key={prompt.id}
              prompt={prompt}
              brand={brand}
              country={hasCountries ? prompt.country : null}
              gap={gapsOf.get(prompt.id) ?? null}
              engines={engines}
              off={off}
              link={link}
            />
          ))}
        />
      ))}
    </table>
  );
}

function splitRows<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / SECTION) }, (_, index) =>
    rows.slice(index * SECTION, (index + 1) * SECTION),
  );
}
