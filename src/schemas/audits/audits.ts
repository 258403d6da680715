import { z } from 'zod';
import { AUDIT_STATUSES, LONGEST_URL, parseAuditUrl } from '../../domain/audits/audits.ts';
import { workspaceId } from '../shared/ids.ts';
import { optionalInput } from '../shared/optional-input.ts';
import { pagingInput } from '../shared/paging.ts';

const HINT = `Must be an absolute http or https URL without credentials and at most ${LONGEST_URL} characters long`;

/** The URL of a page to audit. */
export const auditUrl = z
  .string()
  .trim()
  .check(({ value, issues }) => {
    if (parseAuditUrl(value) === null) {
      issues.push({ code: 'custom', params: { code: 'invalid_url' }, message: HINT, input: value });
    }
  })
  .meta({
    minLength: 1,
    maxLength: LONGEST_URL,
    description: 'Absolute http or https URL of the page, without credentials.',
    examples: ['https://www.acme.com/pricing'],
  });

export const auditStatus = z.enum(AUDIT_STATUSES).meta({
  description: 'Status of the audit. An audit is `pending` for at most 5 minutes after its first request.',
  examples: ['completed'],
});

export const queued = z.literal(true).meta({
  description:
    'Present while a pending check waits because other checks of the same host are running. A check that waits for more than 60 minutes fails and is refunded.',
  examples: [true],
});

export const failureReason = z.string().meta({
  description: 'Reason for the failure. Present only if `status` is `failed`.',
  examples: ['The host www.acme.example is unknown'],
});

/** Query parameters of a list of audits. */
export function listAuditsInput(noun: string) {
  return optionalInput(
    z.object({
      workspaceId: workspaceId
        .meta({
          description: `Return only ${noun} of this workspace. Defaults to every workspace that the API key can read.`,
          examples: ['ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2'],
        })
        .optional(),
      ...pagingInput,
    }),
  );
}
