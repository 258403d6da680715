import { useQuery } from '@tanstack/react-query';
import { PlainText } from '../answers/plain-text.tsx';
import { calls, type Inputs } from '../api/trpc.ts';
import { shortDay } from '../format/dates.ts';
import { engineName } from '../format/names.ts';
import { count, integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';

type Settings = Inputs['reports']['preview'];

const SHOWN = 5;

/** What detection settings would find in the stored answers, with sentences. Nothing is saved. */
export function Preview({ settings, only }: { settings: Settings; only?: string }) {
  const query = useQuery({
    queryKey: ['preview', settings],
    queryFn: ({ signal }) => calls.reports.preview.mutate(settings, { signal }),
    retry: false,
  });
  return (
    <Loaded query={query} height={80}>
      {({ answers, brands }) => (
        <div className="preview" role="status">
          {brands
            .filter(({ brand }) => only === undefined || brand === only)
            .map(({ brand, isMainBrand, answers: named, mentions, samples }) => (
              <div key={brand}>
                <p>
                  <strong>{brand}</strong> would be found in {count(named, 'answer')} of the newest {integer(answers)},
                  with {count(mentions, 'mention')}.
                  {samples.length > SHOWN && ` Examples: ${integer(SHOWN)} of ${integer(samples.length)}.`}
                </p>
                <ul>
                  {samples.slice(0, SHOWN).map(({ text, start, end, engine, day }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- samples have no other identity and never move
                    <li key={index}>
                      <blockquote dir="auto">
                        <PlainText text={text.slice(0, start)} />
                        <mark className={isMainBrand ? 'own' : 'other'}>{text.slice(start, end)}</mark>
                        <PlainText text={text.slice(end)} />
                      </blockquote>
                      <span className="hint">
                        {engineName(engine)}, {shortDay(day)}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      )}
    </Loaded>
  );
}
