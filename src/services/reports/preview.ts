import { requireWorkspace } from '../../domain/access/access.ts';
import { PREVIEW_LIMITS, type PreviewedBrand } from '../../domain/detection/preview.ts';
import { keepSetOptions, type SentCompetitor, type SentOptions, toCompetitor } from '../../domain/reports/reports.ts';
import { Failure, invalid, requireKnown } from '../../domain/shared/failures.ts';
import { dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { matcherOf, type TrackedBrand } from '../../domain/statistics/brands.ts';
import type { DetectionPreview, PreviewedAnswers } from '../../statistics/index.ts';
import { TaskLimitError } from '../../statistics/index.ts';
import { findPromptIds } from '../../storage/prompts.ts';
import { findReadBrands, findReadSurfaces } from '../../storage/reports/generations.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

/** Processor time. A slow regular expression must not block a thread for long. */
const CPU_MS = 10_000;

export interface PreviewReportInput extends SentOptions {
  workspaceId: string;
  reportId?: string | undefined;
  promptIds: string[];
  startDate?: string | undefined;
  endDate?: string | undefined;
  brand?: string | undefined;
  reportTitle?: string | undefined;
  brandVariations: string[];
  brandRegex: string | null;
  competitors: SentCompetitor[];
}

export interface BrandPreview extends PreviewedBrand {
  brand: string;
  isMainBrand: boolean;
}

export interface ReportPreview {
  answers: number;
  brands: BrandPreview[];
  storedBrands?: BrandPreview[];
}

/** Compares the matches of these settings in the newest answers with those of the stored settings. Nothing is saved. */
export async function previewReport(context: CallerContext, input: PreviewReportInput): Promise<ReportPreview> {
  const { database, caller, engines, now } = context;
  const { workspaceId, reportId, promptIds } = input;
  requireWorkspace(caller, workspaceId);
  requireKnown('promptIds', promptIds, await findPromptIds(database, workspaceId, promptIds));
  const endDate = input.endDate ?? dayOf(now());
  const startDate = input.startDate ?? windowEndingOn(endDate, PREVIEW_LIMITS.days).startDate;
  const lists = [
    toBrands(input),
    ...(reportId === undefined ? [] : [await findStored(context, workspaceId, reportId)]),
  ];
  const found = await preview(context, {
    workspaceId,
    isSimulated: isSimulated(engines),
    surfaces: reportId === undefined ? {} : await findReadSurfaces(database, { workspaceId, reportId }),
    promptIds,
    startDate,
    endDate,
    take: PREVIEW_LIMITS.answers,
    lists: lists.map((brands) => brands.map(matcherOf)),
  });
  const [brands = [], storedBrands] = lists.map((list, index) => describe(list, found.lists[index] ?? []));
  return { answers: found.answers, brands, ...(storedBrands && { storedBrands }) };
}

async function preview({ statistics }: Context, request: DetectionPreview): Promise<PreviewedAnswers> {
  try {
    return await statistics.previewDetection(request, CPU_MS);
  } catch (error) {
    if (!(error instanceof TaskLimitError)) throw error;
    const hasRegex = request.lists.flat().some(({ regex }) => regex !== null);
    const advice = hasRegex ? 'Try a simpler brandRegex or a shorter window.' : 'Try a shorter window.';
    throw new Failure('unavailable', `The preview took too long. ${advice}`);
  }
}

async function findStored(context: CallerContext, workspaceId: string, reportId: string): Promise<TrackedBrand[]> {
  if ((await findReportWorkspace(context.database, reportId)) !== workspaceId) {
    throw invalid('body', [{ path: 'reportId', message: 'Not found in this workspace', code: 'not_found' }]);
  }
  return (await findReadBrands(context.database, { workspaceId, reportId })).brands;
}

/** Domains are ignored: a preview is about names. */
function toBrands(input: PreviewReportInput): TrackedBrand[] {
  const { brand, reportTitle, brandVariations, brandRegex, competitors } = input;
  const ownBrand = {
    brand: brand ?? reportTitle ?? '',
    brandVariations,
    brandDomain: '',
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex,
    ...keepSetOptions(input),
  };
  return [ownBrand, ...competitors.map(toCompetitor)];
}

function describe(brands: readonly TrackedBrand[], found: readonly PreviewedBrand[]): BrandPreview[] {
  return brands.map(({ brand }, index) => ({
    brand,
    isMainBrand: index === 0,
    ...(found[index] ?? { answers: 0, mentions: 0, samples: [] }),
  }));
}
