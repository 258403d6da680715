import { z } from 'zod';
import { isStorable } from '../../domain/shared/text.ts';
import { WORKSPACE_FILE_LIMITS } from '../../domain/workspaces/read-workspace-file.ts';
import { addedCost } from '../reports/change-many.ts';
import { country } from '../shared/countries.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { UNSTORABLE } from '../shared/text.ts';

const FILE_EXAMPLE = [
  'workspace,report,brand,brandDomain,competitors,prompt,country,tags',
  'Acme,Acme in the US,Acme,acme.com,Globex (globex.com),What is the best CRM?,us,CRM;Pricing',
  'Acme,Acme in the US,,,,Which CRM is free?,us,Pricing',
  '',
].join('\n');

const { lines, workspaces, reports } = WORKSPACE_FILE_LIMITS;

export const importWorkspacesInput = z.object({
  csv: z
    .string()
    .min(1, 'Must not be empty')
    .refine(isStorable, { error: UNSTORABLE, abort: true })
    .meta({
      description: `Content of a CSV file with a header and at most ${lines.toLocaleString('en')} lines, ${workspaces} workspaces and ${reports} reports. Columns: \`workspace\` (a name or an id), \`report\` (its title), \`brand\`, \`brandDomain\`, \`brandVariations\`, \`competitors\`, \`prompt\`, \`country\` and \`tags\`. Only \`workspace\` is required. Competitors have their domain in parentheses; lists are separated by semicolons.`,
      examples: [FILE_EXAMPLE],
    }),
  country: country.meta({ description: 'Country of prompts whose line has none.' }).optional(),
  dryRun: z.boolean().default(false).meta({ description: 'Whether to check the file without importing it.' }),
});

const line = z
  .int()
  .min(1)
  .meta({ description: 'Line of the file, starting at 1.', examples: [2] });
const name = z.string().meta({ description: 'Name of the workspace.', examples: ['Acme'] });
const isNew = z.boolean().meta({ description: 'Whether the import creates it.', examples: [true] });

export const importChange = z.object({
  line,
  workspace: name,
  report: z
    .string()
    .nullable()
    .meta({ description: 'Title of the report. Null if the change concerns no report.', examples: ['Acme in the US'] }),
  action: z.enum(['create', 'change']).meta({ description: 'Whether it is new.', examples: ['create'] }),
  type: z
    .enum(['workspace', 'report', 'competitor', 'prompt', 'tag'])
    .meta({ description: 'What is created or changed.', examples: ['prompt'] }),
  value: z
    .string()
    .meta({ description: 'Its name or text, or the new value of a report.', examples: ['Which CRM is free?'] }),
  detail: z
    .string()
    .nullable()
    .meta({ description: 'A domain, a country with tags, or the previous value.', examples: ['us, Pricing'] }),
});

export const importedWorkspaces = inSlices(
  z
    .object({
      dryRun: z.boolean().meta({ description: 'Whether nothing was saved.', examples: [false] }),
      lines: z
        .int()
        .min(0)
        .meta({ description: 'Number of lines below the header.', examples: [2] }),
      workspaces: z
        .array(
          z.object({
            id: workspaceId.nullable().meta({ description: 'Null if a dry run would create it.' }),
            name,
            isNew,
          }),
        )
        .meta({ description: 'The workspaces of the file.' }),
      reports: z
        .array(
          z.object({
            id: reportId.nullable().meta({ description: 'Null if a dry run would create it.' }),
            workspace: name,
            reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme in the US'] }),
            isNew,
          }),
        )
        .meta({ description: 'The reports that are created or changed.' }),
      changes: z.array(importChange).meta({
        description: 'Everything that is created or changed, by workspace and line. Empty if nothing changes.',
      }),
      forecast: addedCost,
    })
    .meta({ id: 'WorkspaceImport' }),
);
