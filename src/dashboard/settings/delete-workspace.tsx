import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, queryClient } from '../api/trpc.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useSession } from '../session/use-session.ts';

/** Deletes a workspace after a question, and shows what is left. */
export function DeleteWorkspace({ id, name, label }: { id: string; name: string; label: string }) {
  const { refresh } = useSession();
  const [, navigate] = useLocation();
  const remove = useMutation(
    api.workspaces.delete.mutationOptions({
      onSuccess: async () => {
        navigate('/');
        await Promise.all([queryClient.invalidateQueries(), refresh()]);
      },
    }),
  );
  const question = `Delete the workspace “${name}” with its reports, prompts and answers? This cannot be undone.`;
  return (
    <>
      <button
        type="button"
        className="quiet danger"
        aria-label={label === 'Delete' ? `Delete the workspace ${name}` : undefined}
        disabled={remove.isPending}
        onClick={() => confirm(question) && remove.mutate({ id })}
      >
        {label}
      </button>
      <FormProblem error={remove.error} />
    </>
  );
}
