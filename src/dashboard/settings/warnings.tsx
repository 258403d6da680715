import { toPlain } from '../answers/quote.ts';
import type { Report } from '../report/use-report.ts';
import { nameValuesIn } from './name-values.ts';

/** Names that may count too often, with sentences from answers. */
export function Warnings({ report: { warnings = [] } }: { report: Report }) {
  return warnings.map(({ code, name, message, samples }) => (
    <div key={`${code} ${name}`} className="warning">
      <p>
        <strong>{name}</strong>: {nameValuesIn(message)}
      </p>
      {samples.length > 0 && (
        <ul>
          {samples.map((sample) => (
            <li key={sample}>
              <blockquote dir="auto">{toPlain(sample)}</blockquote>
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
