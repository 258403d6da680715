import { useState } from 'react';
import { count, integer } from '../format/numbers.ts';
import { createSearch } from '../format/search.ts';
import { Field } from '../forms/field.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import type { Choice } from './choice.ts';
import type { Prompt } from './use-prompts.ts';

interface GroupsProps {
  choice: Choice;
  prompts: Prompt[];
  tags: { id: string; name: string }[];
  error: unknown;
  onChange: (changed: Partial<Choice>) => void;
}

/** Whether chance chooses the prompts, and among which. */
export function Groups({ choice, prompts, tags, error, onChange }: GroupsProps) {
  const { assign, treated, controls } = choice;
  const used = tags.flatMap(({ id, name }) => {
    const size = prompts.filter(({ tagIds }) => tagIds.includes(id)).length;
    return size === 0 ? [] : [{ id, label: `${name} (${integer(size)})` }];
  });
  const options = used.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
  const isRandom = assign === 'random';
  return (
    <>
      <div className="choices" role="radiogroup" aria-label="Who chooses the prompts">
        <label className="check">
          <input type="radio" name="assign" checked={isRandom} onChange={() => onChange({ assign: 'random' })} />
          <span>
            <b>Choose for me.</b> Half of the prompts are drawn at random, in pairs of similar level, and you make the
            change for these. Only this shows what the change did.
          </span>
        </label>
        <label className="check">
          <input type="radio" name="assign" checked={!isRandom} onChange={() => onChange({ assign: 'given' })} />
          <span>
            <b>I know the prompts.</b> The result is whether they rose more than the others, not why.
          </span>
        </label>
      </div>
      <div className="form-row">
        <Field
          label={isRandom ? 'Draw from' : 'Prompts of the change'}
          path="treatedPromptIds"
          error={error}
          hint={isRandom ? 'All prompts that the change could be made for.' : undefined}
        >
          {(props) => (
            <select {...props} value={treated} onChange={({ target }) => onChange({ treated: target.value })}>
              {isRandom || treated === 'all' ? (
                <option value="all">All prompts ({integer(prompts.length)})</option>
              ) : null}
              {options}
              <option value="chosen">Prompts that I choose</option>
            </select>
          )}
        </Field>
        {!isRandom && (
          <Field label="Compared with" path="controlPromptIds" error={error}>
            {(props) => (
              <select {...props} value={controls} onChange={({ target }) => onChange({ controls: target.value })}>
                <option value="others">All other prompts</option>
                {options}
              </select>
            )}
          </Field>
        )}
      </div>
      {treated === 'chosen' && <ChoosePrompts choice={choice} prompts={prompts} onChange={onChange} />}
    </>
  );
}

/** More are found by searching. */
const SHOWN = 100;

function ChoosePrompts({
  choice: { chosen },
  prompts,
  onChange,
}: Pick<GroupsProps, 'choice' | 'prompts' | 'onChange'>) {
  const [text, setText] = useState('');
  const search = createSearch(text);
  const found = prompts.filter(({ prompt }) => search(prompt));
  const isChosen = new Set(chosen);
  // The chosen ones first, as they were when the list opened, so that none moves under the pointer.
  const [first] = useState(isChosen);
  const shown = found.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id))).slice(0, SHOWN);
  return (
    <div>
      <SearchBox noun="prompts" value={text} onChange={setText} found={found.length} total={prompts.length} />
      <p className="hint" role="status">
        {count(prompts.filter(({ id }) => isChosen.has(id)).length, 'prompt')} chosen.
      </p>
      <ul className="plain-list choose-prompts" tabIndex={0} aria-label="Prompts">
        {shown.map(({ id, prompt }) => (
          <li key={id}>
            <label className="check">
              <input
                type="checkbox"
                checked={isChosen.has(id)}
                onChange={({ target }) =>
                  onChange({ chosen: target.checked ? [...chosen, id] : chosen.filter((each) => each !== id) })
                }
              />
              <span dir="auto">{prompt}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
