import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, calls, queryClient } from '../api/trpc.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useSession } from '../session/use-session.ts';

/** Deletes a workspace after a question, and shows what is left. */
export function DeleteWorkspace({ id, name, label }: { id: string; name: string; label: string }) {
  const { refresh } = useSession();
  const [, navigate] = useLocation();
  const remove = useMutation({
    mutationFn: async () => {
      if (!confirm(await askWhetherToDelete(id, name))) return;
      await calls.workspaces.delete.mutate({ id });
      navigate('/');
      await Promise.all([queryClient.invalidateQueries(), refresh()]);
    },
  });
  return (
    <>
      <button
        type="button"
        className="quiet danger"
        aria-label={label === 'Delete' ? `Delete the workspace ${name}` : undefined}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {label}
      </button>
      <FormProblem error={remove.error} />
    </>
  );
}

const MOST_NAMED = 5;

/** The question names the reports, so that nobody deletes an own one with the demo. */
async function askWhetherToDelete(workspaceId: string, name: string): Promise<string> {
  const { items, paging } = await calls.reports.list.query({ workspaceId, limit: MOST_NAMED });
  const titles = items.map(({ reportTitle }) => `“${reportTitle}”`).join(', ');
  const reports = items.length === 0 ? 'its' : `its reports (${titles}${paging.hasMore ? ' and more' : ''}),`;
  return `Delete the workspace “${name}” with ${reports} prompts and answers? This cannot be undone.`;
}
