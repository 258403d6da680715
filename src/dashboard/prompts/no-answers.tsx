import { awaitsAnswers, describeCollection, useCollection } from '../overview/progress.ts';
import { useReport } from '../report/use-report.ts';
import { Empty } from '../shell/states.tsx';

/** Why a prompt has no answers in the window: they are being collected, or there are none. */
export function NoAnswers({ promptId }: { promptId: string }) {
  const { report, input } = useReport();
  const collection = useCollection({ reportId: report.id, promptId });
  if (awaitsAnswers(collection, input)) {
    return (
      <Empty title="Answers to this prompt are being collected">
        <p role="status">{describeCollection(collection)} This page updates by itself.</p>
      </Empty>
    );
  }
  return (
    <Empty title="No answers in this window">
      <p>Choose other dates, another country or other engines. Answers are collected once a day.</p>
    </Empty>
  );
}
