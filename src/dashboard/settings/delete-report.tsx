import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, queryClient } from '../api/trpc.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';

/** Deletes the report after a question. */
export function DeleteReport() {
  const { report } = useReport();
  const [, navigate] = useLocation();
  const remove = useMutation(
    api.reports.delete.mutationOptions({
      onSuccess: async () => {
        navigate('/portfolio');
        await queryClient.invalidateQueries();
      },
    }),
  );
  const name = report.reportTitle ?? report.brand;
  return (
    <section className="figure">
      <header>
        <div>
          <h2>Delete the report</h2>
          <p className="note">Its statistics are deleted. The prompts and their answers stay in the workspace.</p>
        </div>
        <button
          type="button"
          className="danger"
          disabled={remove.isPending}
          onClick={() =>
            confirm(`Delete the report “${name}” and its statistics? This cannot be undone.`) &&
            remove.mutate({ reportId: report.id })
          }
        >
          Delete
        </button>
      </header>
      <FormProblem error={remove.error} />
    </section>
  );
}
