import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/trpc.ts';
import { moment } from '../format/dates.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useCanWrite } from '../session/use-session.ts';
import { Deliveries } from './deliveries.tsx';
import { describeDestination, stateOfDestination } from './describe-destination.ts';
import { type Destination, KIND_NAMES, refreshDestinations } from './destinations.ts';
import { EditDestination } from './edit-destination.tsx';
import { ShownSecret } from './shown-secret.tsx';

const SIGNS = { good: '●', bad: '▲', idle: '○' } as const;
const HOUR_MS = 3_600_000;
/** How long a snooze of the button lasts. */
const SNOOZE_HOURS = 24;

export function DestinationItem({ destination, timeZone }: { destination: Destination; timeZone: string }) {
  const [open, setOpen] = useState<'edit' | 'deliveries' | null>(null);
  const canWrite = useCanWrite();
  const { id: destinationId, workspaceId: id, kind, url, email } = destination;
  const key = { id, destinationId };
  const { state, text } = stateOfDestination(destination, new Date(), moment);
  const toggle = (part: 'edit' | 'deliveries') => setOpen(open === part ? null : part);
  const options = { onSuccess: refreshDestinations };
  const test = useMutation(
    api.destinations.test.mutationOptions({
      onSuccess: async () => {
        setOpen('deliveries');
        await refreshDestinations();
      },
    }),
  );
  const update = useMutation(api.destinations.update.mutationOptions(options));
  const remove = useMutation(api.destinations.delete.mutationOptions(options));
  const rotate = useMutation(api.destinations.rotateSecret.mutationOptions(options));
  const isOff = destination.disabledDate !== null;
  const isSnoozed = text.startsWith('Snoozed');
  return (
    <li>
      <div>
        <strong>{email ?? url}</strong> <span className="hint">{KIND_NAMES[kind]}</span>
        <p className={`health ${state}`}>
          <span aria-hidden="true">{SIGNS[state]}</span> {text}
        </p>
        <p className="hint">{describeDestination(destination, timeZone)}</p>
      </div>
      <span className="actions">
        <button
          type="button"
          className="quiet"
          aria-expanded={open === 'deliveries'}
          onClick={() => toggle('deliveries')}
        >
          Deliveries
        </button>
        {canWrite && (
          <>
            <button type="button" className="quiet" disabled={test.isPending} onClick={() => test.mutate(key)}>
              Send a test
            </button>
            <button type="button" className="quiet" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
              Edit
            </button>
            {isOff ? (
              <button type="button" className="quiet" onClick={() => update.mutate({ ...key, enabled: true })}>
                Switch on
              </button>
            ) : (
              <button
                type="button"
                className="quiet"
                onClick={() => update.mutate({ ...key, snoozedUntil: isSnoozed ? null : snoozeEnd() })}
              >
                {isSnoozed ? 'End snooze' : 'Snooze a day'}
              </button>
            )}
            {kind === 'webhook' && (
              <button
                type="button"
                className="quiet"
                disabled={rotate.isPending}
                onClick={() =>
                  confirm('Create a new secret? The present one works for 24 more hours.') && rotate.mutate(key)
                }
              >
                New secret
              </button>
            )}
            <button
              type="button"
              className="quiet danger"
              disabled={remove.isPending}
              onClick={() => confirm(`Delete ${email ?? url}? Its deliveries are deleted too.`) && remove.mutate(key)}
            >
              Delete
            </button>
          </>
        )}
      </span>
      <FormProblem error={test.error ?? update.error ?? remove.error ?? rotate.error} />
      {rotate.data?.secret && <ShownSecret secret={rotate.data.secret} onDone={rotate.reset} />}
      {open === 'edit' && <EditDestination destination={destination} onDone={() => setOpen(null)} />}
      {open === 'deliveries' && <Deliveries workspaceId={id} destinationId={destinationId} />}
    </li>
  );
}

function snoozeEnd(): string {
  return new Date(Date.now() + SNOOZE_HOURS * HOUR_MS).toISOString();
}
