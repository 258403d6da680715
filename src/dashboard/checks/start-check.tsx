import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { KINDS, type Kind } from './kinds.ts';

/** Starts a check and opens it. */
export function StartCheck({ kind, page }: { kind: Kind; page: string | null }) {
  const { report, link } = useReport();
  const { workspaceId } = report;
  const [, navigate] = useLocation();
  const [value, setValue] = useState(kind === 'fan-out' ? '' : (page ?? `https://${report.brandDomain}/`));
  const open = {
    onSuccess: ({ id }: { id: string }) => {
      void queryClient.invalidateQueries({ queryKey: api.workspaces.pathKey() });
      navigate(link(`checks/${id}`));
    },
  };
  const crawlability = useMutation(api.crawlabilityChecks.create.mutationOptions(open));
  const content = useMutation(api.contentChecks.create.mutationOptions(open));
  const fanOut = useMutation(api.queryFanOuts.create.mutationOptions(open));
  const { error, isPending } = { crawlability, content, 'fan-out': fanOut }[kind];
  const path = kind === 'fan-out' ? 'query' : 'url';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (kind === 'crawlability') crawlability.mutate({ workspaceId, url: value });
    else if (kind === 'content') content.mutate({ workspaceId, url: value });
    else fanOut.mutate({ workspaceId, query: value });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label={KINDS[kind].label} path={path} error={error}>
        {(props) => (
          <input {...props} type="text" required value={value} onChange={({ target }) => setValue(target.value)} />
        )}
      </Field>
      <button type="submit" className="primary" disabled={isPending}>
        {kind === 'fan-out' ? 'Expand' : 'Check'}
      </button>
      <FormProblem error={error} paths={[path]} />
    </form>
  );
}
