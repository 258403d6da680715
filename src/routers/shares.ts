import {
  createdShare,
  createShareInput,
  deleteShareInput,
  listSharesInput,
  openedShare,
  openShareInput,
  sharePage,
} from '../schemas/reports/shares.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createShare } from '../services/shares/create.ts';
import { deleteShare } from '../services/shares/delete.ts';
import { listShares } from '../services/shares/list.ts';
import { openShare } from '../services/shares/open.ts';
import { creates, operation, publicOperation, reads, router, writes } from './operation.ts';

const tags = ['Shares'];

/** Replaces the token with the link that contains it. A repeated response has neither. */
export function withUrl<Share extends object>(origin: string, { token, ...share }: Share & { token?: string }) {
  return token === undefined ? { ...share, omittedSecrets: ['url'] } : { ...share, url: `${origin}/share/${token}` };
}

export const sharesRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/shares',
      operationId: 'createShare',
      tags,
      summary: 'Share a brand report',
      description:
        'Creates a link that shows a report to people without an API key, limited to the given filters, which are named on it: its title, brand and domain; the statistics by engine and day, including competitors; 20 prompts with their text, 20 cited pages, 10 suggested recommendations (of the country and engines; they are found in the answers to all prompts), and what Sightline recorded about the window, such as changes of prompts and models. Notes that people wrote are shown only with `notes`. Nothing else can be read with it. A report can have at most 200 shares.',
      successDescription: 'The new share with its link.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createShareInput)
    .output(createdShare)
    .mutation(async ({ ctx, input }) =>
      withUrl(ctx.origin, await creates(createShare, { secrets: ['token'] })({ ctx, input })),
    ),

  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/shares',
    operationId: 'listShares',
    tags,
    summary: 'List the shares of a brand report',
    description: 'Newest first. Links are not shown. Expired shares are listed until they are deleted, within a day.',
    successDescription: 'A page of shares.',
  })
    .input(listSharesInput)
    .output(sharePage)
    .query(reads(listShares)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/shares/{shareId}',
      operationId: 'deleteShare',
      tags,
      summary: 'Delete a share',
      description: 'The link stops working immediately.',
      successDescription: 'The share was deleted.',
    },
    { status: 204 },
  )
    .input(deleteShareInput)
    .output(nothing)
    .mutation(writes(deleteShare)),

  open: publicOperation(
    {
      method: 'POST',
      path: '/v1/shares/open',
      operationId: 'openShare',
      tags,
      summary: 'Open a share',
      description:
        'Returns what a link shows. Requires no API key. If the share has a password and none is sent, `view` is null. After 10 wrong passwords within 15 minutes, further ones are rejected with 429.',
      successDescription: 'What the share shows.',
    },
    {
      failures: [
        { status: 401, description: 'The password is wrong.', message: 'Wrong password' },
        { status: 404, description: 'The link does not exist or has expired.', message: 'Share not found' },
      ],
    },
  )
    .input(openShareInput)
    .output(openedShare)
    .mutation(({ ctx, input }) => openShare(ctx, input)),
});
