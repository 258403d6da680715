import {
  editionExists,
  notADraft,
  notChangeable,
  notDiscardable,
  nothingFailed,
} from '../domain/client-reports/client-reports.ts';
import {
  approvedEdition,
  clientReport,
  clientReportOf,
  edition,
  editionInput,
  editionPage,
  editionWithContent,
  listEditionsInput,
  saveClientReportInput,
  updateEditionInput,
} from '../schemas/reports/client-reports.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { approveEdition } from '../services/client-reports/approve.ts';
import {
  createEdition,
  discardEdition,
  listEditions,
  readEdition,
  retryEdition,
  updateEdition,
} from '../services/client-reports/editions.ts';
import { deleteClientReport, getClientReport, saveClientReport } from '../services/client-reports/template.ts';
import { creates, operation, reads, router, writes } from './operation.ts';
import { withUrl } from './shares.ts';

const tags = ['Client reports'];
const conflict = (description: string, { message }: { message: string }) => ({
  failures: [{ status: 409 as const, description, message }],
});

export const clientReportsRouter = router({
  get: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/client-report',
    operationId: 'getClientReport',
    tags,
    summary: 'Get the client report of a brand report',
    description: 'Returns how the report is made for a client. 404 if it is not.',
    successDescription: 'The client report.',
  })
    .input(clientReportOf)
    .output(clientReport)
    .query(reads(getClientReport)),

  save: operation({
    method: 'PUT',
    path: '/v1/reports/brand/{reportId}/client-report',
    operationId: 'saveClientReport',
    tags,
    summary: 'Make a brand report for a client every month or week',
    description:
      'Replaces how the report is made. The first edition is of the period in which this is set up; it is made in the morning after the period, in the time zone of the workspace.',
    successDescription: 'The client report.',
  })
    .input(saveClientReportInput)
    .output(clientReport)
    .mutation(writes(saveClientReport)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/client-report',
      operationId: 'deleteClientReport',
      tags,
      summary: 'Stop a client report',
      description: 'No further editions are made. Existing ones and their links are kept.',
      successDescription: 'The client report was stopped.',
    },
    { status: 204 },
  )
    .input(clientReportOf)
    .output(nothing)
    .mutation(writes(deleteClientReport)),

  listEditions: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/client-report-editions',
    operationId: 'listClientReportEditions',
    tags,
    summary: 'List the client reports of a workspace',
    description: 'Newest first. `state=draft` returns those to approve, and `state=failed` those that need attention.',
    successDescription: 'A page of editions.',
  })
    .input(listEditionsInput)
    .output(editionPage)
    .query(reads(listEditions)),

  createEdition: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/client-report/editions',
      operationId: 'createClientReportEdition',
      tags,
      summary: 'Make the client report of the last period now',
      description:
        'Begins the edition of the last complete period. Each period has one edition, unless it was discarded.',
      successDescription: 'The edition, which is being made.',
    },
    { status: 201, isIdempotent: true, ...conflict('The period has an edition.', editionExists()) },
  )
    .input(clientReportOf)
    .output(edition)
    .mutation(creates(createEdition)),

  getEdition: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/client-report/editions/{editionId}',
    operationId: 'getClientReportEdition',
    tags,
    summary: 'Get a client report with its content',
    description: 'Returns the edition, what it shows, and its PDF.',
    successDescription: 'The edition.',
  })
    .input(editionInput)
    .output(editionWithContent)
    .query(reads(readEdition)),

  updateEdition: operation(
    {
      method: 'PATCH',
      path: '/v1/reports/brand/{reportId}/client-report/editions/{editionId}',
      operationId: 'updateClientReportEdition',
      tags,
      summary: 'Write the comment of a client report',
      description:
        'Changes the comment of an edition that was not approved. It is printed again if the comment differs. Its statistics do not change.',
      successDescription: 'The edition, which is being made.',
    },
    conflict('The edition was approved.', notChangeable()),
  )
    .input(updateEditionInput)
    .output(edition)
    .mutation(writes(updateEdition)),

  discardEdition: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/client-report/editions/{editionId}',
      operationId: 'discardClientReportEdition',
      tags,
      summary: 'Discard a client report',
      description:
        'Deletes an edition that was not approved. It is not made again by itself; create an edition to make it again with the statistics of then.',
      successDescription: 'The edition was discarded.',
    },
    { status: 204, ...conflict('The edition was approved.', notDiscardable()) },
  )
    .input(editionInput)
    .output(nothing)
    .mutation(writes(discardEdition)),

  approveEdition: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/client-report/editions/{editionId}/approve',
      operationId: 'approveClientReportEdition',
      tags,
      summary: 'Approve a client report',
      description:
        'Creates the link of a draft and mails the PDF and the link to the recipients of the client report, each once. Without a mail server, a client report with recipients cannot be approved.',
      successDescription: 'The edition with its link.',
    },
    {
      status: 201,
      isIdempotent: true,
      ...conflict('The edition is not a draft, or mail cannot be sent.', notADraft()),
    },
  )
    .input(editionInput)
    .output(approvedEdition)
    .mutation(async ({ ctx, input }) =>
      withUrl(ctx.origin, await creates(approveEdition, { secrets: ['token'] })({ ctx, input })),
    ),

  retryEdition: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/client-report/editions/{editionId}/retry',
      operationId: 'retryClientReportEdition',
      tags,
      summary: 'Retry a client report that failed',
      description:
        'Makes an edition again that could not be made, or sends the messages again whose state is `failed` or `uncertain`.',
      successDescription: 'The edition.',
    },
    conflict('Nothing failed.', nothingFailed()),
  )
    .input(editionInput)
    .output(edition)
    .mutation(writes(retryEdition)),
});
