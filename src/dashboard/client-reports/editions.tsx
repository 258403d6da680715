import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { namePeriod } from '../../domain/client-reports/client-reports.ts';
import { useAllPages } from '../api/all-pages.ts';
import { save } from '../api/download.ts';
import { api, calls, type Outputs, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useCanWrite } from '../session/use-session.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Loaded } from '../shell/states.tsx';

type Edition = Outputs['clientReports']['listEditions']['items'][number];

const GROUPS = [
  { title: 'To approve', states: ['making', 'draft'] },
  { title: 'Failed', states: ['failed'] },
  { title: 'Approved', states: ['sending', 'sent'] },
] as const;
const STATES: Record<Edition['state'], string> = {
  making: 'Being made …',
  draft: 'Draft',
  sending: 'Being sent …',
  sent: 'Sent',
  failed: 'Failed',
};
const MAIL_STATES: Record<Edition['deliveries'][number]['state'], string> = {
  waiting: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
  uncertain: 'may have arrived',
};
const REFRESH_MS = 4000;

const refresh = () => queryClient.invalidateQueries({ queryKey: api.clientReports.pathKey() });

/** The client reports of a workspace, or of one report: those to approve first, then what failed. */
export function Editions({ workspaceId, reportId }: { workspaceId: string; reportId?: string }) {
  const input = { id: workspaceId, ...(reportId !== undefined && { reportId }) };
  const query = useAllPages(api.clientReports.listEditions.queryKey(input), (page, options) =>
    calls.clientReports.listEditions.query({ ...input, ...page }, options),
  );
  // An edition moves to another group when it is approved, and its link is not shown again.
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const isWorking = query.data?.some(({ state }) => state === 'making' || state === 'sending') ?? false;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWorking]);
  return (
    <Loaded query={query} height={80}>
      {(editions) => (
        <>
          {editions.length === 0 && <p className="note">No client report was made yet.</p>}
          {GROUPS.map(({ title, states }) => {
            const found = editions.filter(({ state }) => (states as readonly string[]).includes(state));
            if (found.length === 0) return null;
            return (
              <section key={title} className="figure" aria-label={title}>
                <header>
                  <h2>{title}</h2>
                </header>
                <ul className="plain-list">
                  {found.map((edition) => (
                    <EditionItem
                      key={edition.id}
                      edition={edition}
                      hasTitle={reportId === undefined}
                      url={links[edition.id]}
                      onLink={(url) => setLinks((before) => ({ ...before, [edition.id]: url }))}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
    </Loaded>
  );
}

interface EditionItemProps {
  edition: Edition;
  hasTitle: boolean;
  /** The link, if it was approved on this page. */
  url: string | undefined;
  onLink: (url: string) => void;
}

function EditionItem({ edition, hasTitle, url, onLink }: EditionItemProps) {
  const { id: editionId, reportId, reportTitle, state, reason, deliveries, comment } = edition;
  const key = { reportId, editionId };
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  const approve = useMutation(
    api.clientReports.approveEdition.mutationOptions({
      onSuccess: async (approved) => {
        if (approved.url !== undefined) onLink(approved.url);
        await refresh();
      },
    }),
  );
  const retry = useMutation(api.clientReports.retryEdition.mutationOptions({ onSuccess: refresh }));
  const discard = useMutation(api.clientReports.discardEdition.mutationOptions({ onSuccess: refresh }));
  const openPdf = useMutation({
    mutationFn: async () => {
      const { pdf } = await calls.clientReports.getEdition.query(key);
      if (pdf === null) return;
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
      save(`${reportTitle} ${edition.endDate}.pdf`, bytes, 'application/pdf');
    },
  });
  const isChangeable = state === 'making' || state === 'draft' || (state === 'failed' && deliveries.length === 0);
  return (
    <li>
      <span>
        <strong>
          {hasTitle && `${reportTitle}, `}
          {namePeriod(edition)}
        </strong>{' '}
        <span className="hint">{state === 'sent' && deliveries.length === 0 ? 'Link only' : STATES[state]}</span>
        {reason && <span className="field-error"> {reason}</span>}
        {deliveries.map((delivery) => (
          <span key={delivery.recipient} className={delivery.reason ? 'delivery field-error' : 'delivery hint'}>
            {delivery.recipient}: {MAIL_STATES[delivery.state]}
            {delivery.reason && ` (${delivery.reason})`}
          </span>
        ))}
      </span>
      <span className="actions">
        {(state !== 'failed' || deliveries.length > 0) && state !== 'making' && (
          <button type="button" className="quiet" disabled={openPdf.isPending} onClick={() => openPdf.mutate()}>
            PDF
          </button>
        )}
        {canWrite && isChangeable && (
          <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Comment
          </button>
        )}
        {canWrite && isChangeable && (
          <button
            type="button"
            className="quiet danger"
            disabled={discard.isPending}
            onClick={() =>
              confirm(
                `Discard ${reportTitle}, ${namePeriod(edition)}? It is not made again by itself, but with “Make the last period now”.`,
              ) && discard.mutate(key)
            }
          >
            Discard
          </button>
        )}
        {canWrite && state === 'draft' && (
          <button
            type="button"
            className="primary"
            disabled={approve.isPending}
            onClick={() =>
              confirm(
                `Approve ${reportTitle}, ${namePeriod(edition)}? A link is created. If the report has recipients, they get it by mail.`,
              ) && approve.mutate(key)
            }
          >
            Approve
          </button>
        )}
        {canWrite && state === 'failed' && (
          <button type="button" disabled={retry.isPending} onClick={() => retry.mutate(key)}>
            Try again
          </button>
        )}
      </span>
      {isOpen && <EditComment editionKey={key} comment={comment} onDone={() => setOpen(false)} />}
      {url !== undefined && (
        <div className="secret" role="status">
          <p>The link is shown only now{deliveries.length > 0 && ', and in the messages'}.</p>
          <pre>{url}</pre>
          <CopyButton text={url} />
        </div>
      )}
      <FormProblem error={approve.error ?? retry.error ?? discard.error ?? openPdf.error} />
    </li>
  );
}

interface EditCommentProps {
  editionKey: { reportId: string; editionId: string };
  comment: string;
  onDone: () => void;
}

function EditComment({ editionKey, comment: stored, onDone }: EditCommentProps) {
  const [comment, setComment] = useState(stored);
  const update = useMutation(
    api.clientReports.updateEdition.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ ...editionKey, comment });
  }

  return (
    <form className="form wide" onSubmit={submit}>
      <Field
        label="Comment of this period"
        path="comment"
        error={update.error}
        hint="An empty line begins a paragraph."
      >
        {(props) => (
          <textarea {...props} rows={6} value={comment} onChange={({ target }) => setComment(target.value)} />
        )}
      </Field>
      <div className="form-actions">
        <button type="submit" className="primary" disabled={update.isPending}>
          Save and print again
        </button>
      </div>
      <FormProblem error={update.error} paths={['comment']} />
    </form>
  );
}
