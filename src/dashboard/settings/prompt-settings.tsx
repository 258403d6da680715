import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls, queryClient } from '../api/trpc.ts';
import { countryName } from '../format/names.ts';
import { count } from '../format/numbers.ts';
import { createSearch } from '../format/search.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { SearchBox } from '../shell/search-box.tsx';
import { Loaded } from '../shell/states.tsx';
import { AddPrompts } from './add-prompts.tsx';
import { describeQuestion } from './describe-question.ts';
import { useTags } from './use-tags.ts';

/** The prompts of the report: add many at once, tag them, choose which are one question, remove them. */
export function PromptSettings() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [tagId, setTagId] = useState('');
  const [text, setText] = useState('');
  const id = report.workspaceId;
  const tags = useTags(id).data ?? [];
  const query = useAllPages(api.prompts.list.queryKey({ id }), (page, options) =>
    calls.prompts.list.query({ id, ...page }, options),
  );
  const inReport = new Set(report.promptIds);
  const prompts = query.data?.filter((prompt) => inReport.has(prompt.id));
  const names = new Map(tags.map(({ id: tag, name }) => [tag, name]));
  const isFound = createSearch(text);
  const nameTags = (tagIds: string[]) => tagIds.flatMap((tag) => names.get(tag) ?? []).join(', ');
  const shown = prompts?.filter(({ prompt, country, tagIds }) =>
    isFound(`${prompt} ${countryName(country)} ${nameTags(tagIds)}`),
  );
  // Only what is shown can be changed.
  const chosen = shown?.filter((prompt) => selected.has(prompt.id)) ?? [];
  const questions = Map.groupBy(prompts ?? [], ({ questionId }) => questionId);
  const questionOf = (prompt: (typeof chosen)[number]) => describeQuestion(prompt, questions.get(prompt.questionId));
  const isOneCountry = new Set(chosen.map(({ country }) => country)).size === 1;

  const change = useMutation({
    mutationFn: async (action: 'tag' | 'untag' | 'join' | 'separate' | 'remove') => {
      for (const { id: promptId, tagIds } of chosen) {
        if (action === 'remove') await calls.reports.removePrompt.mutate({ reportId: report.id, promptId });
        else if (action === 'join' || action === 'separate') {
          const questionId = action === 'join' ? (chosen[0]?.id ?? null) : null;
          if (questionId !== promptId) await calls.prompts.update.mutate({ id, promptId, questionId });
        } else {
          const others = tagIds.filter((tag) => tag !== tagId);
          await calls.prompts.update.mutate({ id, promptId, tagIds: action === 'tag' ? [...others, tagId] : others });
        }
      }
    },
    onSettled: async () => {
      setSelected(new Set());
      await queryClient.invalidateQueries();
    },
  });

  function toggle(promptId: string) {
    const next = new Set(selected);
    if (!next.delete(promptId)) next.add(promptId);
    setSelected(next);
  }

  return (
    <>
      {canWrite && <AddPrompts tags={tags} />}
      <section className="figure" aria-labelledby="report-prompts">
        <header>
          <h2 id="report-prompts">
            {count(report.promptIds?.length ?? 0, 'prompt')} in this report
            {questions.size < (prompts?.length ?? 0) && `, ${count(questions.size, 'question')}`}
          </h2>
          {canWrite && chosen.length > 0 && (
            <div className="form-actions">
              <span className="hint">{count(chosen.length, 'prompt')} selected</span>
              <select aria-label="Tag" value={tagId} onChange={({ target }) => setTagId(target.value)}>
                <option value="">Choose a tag</option>
                {tags.map((tag) => (
                  <option key={tag.id} value={tag.id}>
                    {tag.name}
                  </option>
                ))}
              </select>
              <button type="button" disabled={!tagId || change.isPending} onClick={() => change.mutate('tag')}>
                Add tag
              </button>
              <button
                type="button"
                disabled={!tagId || change.isPending}
                onClick={() =>
                  confirm(`Remove the tag “${names.get(tagId) ?? ''}” from ${count(chosen.length, 'prompt')}?`) &&
                  change.mutate('untag')
                }
              >
                Remove tag
              </button>
              <button
                type="button"
                disabled={chosen.length < 2 || !isOneCountry || change.isPending}
                title="For prompts of one country that ask the same in other words. Intervals, changes and grades then count them once."
                onClick={() => change.mutate('join')}
              >
                Count as one question
              </button>
              <button
                type="button"
                disabled={!chosen.some(questionOf) || change.isPending}
                onClick={() => change.mutate('separate')}
              >
                Count separately
              </button>
              <button
                type="button"
                className="danger"
                disabled={change.isPending}
                onClick={() =>
                  confirm(
                    `Remove ${count(chosen.length, 'prompt')} from this report? The statistics of all days change. The prompts and their answers stay in the workspace.`,
                  ) && change.mutate('remove')
                }
              >
                Remove from report
              </button>
            </div>
          )}
        </header>
        <FormProblem error={change.error} />
        <SearchBox
          noun="prompts"
          value={text}
          onChange={setText}
          found={shown?.length ?? 0}
          total={prompts?.length ?? 0}
        />
        <Loaded query={{ ...query, data: shown }}>
          {(rows) => (
            <div className="scroller" tabIndex={0} role="region" aria-label="Prompts of the report">
              <table className="list">
                <thead>
                  <tr>
                    {canWrite && (
                      <th scope="col">
                        <input
                          type="checkbox"
                          aria-label="Select all"
                          checked={rows.length > 0 && chosen.length === rows.length}
                          onChange={({ target }) =>
                            setSelected(new Set(target.checked ? rows.map((row) => row.id) : []))
                          }
                        />
                      </th>
                    )}
                    <th scope="col">Prompt</th>
                    <th scope="col">Country</th>
                    <th scope="col">Tags</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((prompt) => (
                    <tr key={prompt.id}>
                      {canWrite && (
                        <td>
                          <input
                            type="checkbox"
                            aria-label={`Select ${prompt.prompt}`}
                            checked={selected.has(prompt.id)}
                            onChange={() => toggle(prompt.id)}
                          />
                        </td>
                      )}
                      <td dir="auto" className="url">
                        {prompt.prompt}
                        <QuestionHint text={questionOf(prompt)} />
                      </td>
                      <td>{countryName(prompt.country)}</td>
                      <td>{nameTags(prompt.tagIds)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      </section>
    </>
  );
}

function QuestionHint({ text }: { text: string | null }) {
  return text && <div className="hint">{text}</div>;
}
