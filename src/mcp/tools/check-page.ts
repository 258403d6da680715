import type { Reply } from '../../domain/assistants/reply.ts';
import { parseAuditUrl } from '../../domain/audits/audits.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { awaitAudit, describeCost, isReusable } from '../await-audit.ts';
import {
  type ContentCheck,
  type CrawlabilityCheck,
  describeContent,
  describeCrawlability,
} from '../describe-checks.ts';
import { resolveReport } from '../resolve.ts';
import { type Session } from '../session.ts';
import { type Tool } from './tool.ts';

const RECENT = 50;

type Check = CrawlabilityCheck | ContentCheck;

export const checkPage: Tool<'check_page'> = {
  title: 'Check a page',
  description:
    'crawlability: whether AI crawlers can fetch a page, with the rule or response that blocks them. content: how quotable it is, with fixes. Uses 1 audit of the allowance and can take minutes: after 50 s it returns the running check; call again to continue at no cost.',
  readOnly: false,
  idempotent: true,
  openWorld: true,
  async run(session, input) {
    if (parseAuditUrl(input.url.trim()) === null) {
      throw new Failure(
        'invalid',
        '`url` must be an absolute http or https URL, such as https://www.example.com/pricing.',
      );
    }
    const { workspaceId } = await resolveReport(session, input.report);
    const kind = input.kind ?? 'crawlability';
    const access = kind === 'crawlability' ? crawlability(session, workspaceId) : content(session, workspaceId);
    const running = await findRunning(session, access, input.url);
    const id = running ?? (await access.create(input.url.trim()));
    const check = await awaitAudit(session, () => access.read(id));
    const cost = await describeCost(session, workspaceId, running === null);
    const reply =
      check.status === 'completed' ? access.describe(check, input) : describeUnfinished(check, kind, session.waitMs);
    return { ...reply, notes: [...(reply.notes ?? []), cost] };
  },
};

interface Access {
  list: () => Promise<{ id: string; url: string }[]>;
  create: (url: string) => Promise<string>;
  read: (id: string) => Promise<Check>;
  describe: (check: Check, input: { cursor?: string | undefined }) => Reply;
}

function crawlability({ api: { crawlabilityChecks } }: Session, workspaceId: string): Access {
  return {
    list: async () => (await crawlabilityChecks.list({ workspaceId, limit: RECENT })).items,
    create: async (url) => (await crawlabilityChecks.create({ workspaceId, url })).id,
    read: (checkId) => crawlabilityChecks.get({ checkId }),
    describe: (check, input) => describeCrawlability(check as CrawlabilityCheck, input),
  };
}

function content({ api: { contentChecks } }: Session, workspaceId: string): Access {
  return {
    list: async () => (await contentChecks.list({ workspaceId, limit: RECENT })).items,
    create: async (url) => (await contentChecks.create({ workspaceId, url })).id,
    read: (checkId) => contentChecks.get({ checkId }),
    describe: (check, input) => describeContent(check as ContentCheck, input),
  };
}

/** The newest check of the same page, if it is still running or ended only just. */
async function findRunning(session: Session, { list, read }: Access, url: string): Promise<string | null> {
  const key = keyOf(url.trim());
  const earlier = (await list()).find((check) => keyOf(check.url) === key);
  return earlier && isReusable(session, await read(earlier.id)) ? earlier.id : null;
}

function keyOf(url: string): string {
  return normalizeUrl(url)?.key ?? url;
}

function describeUnfinished(check: Check, kind: string, waitMs: number): Reply {
  const facts = { check_id: check.id, status: check.status };
  if (check.status === 'failed') {
    const reason = check.failureReason ?? 'for an unknown reason';
    return { sentence: `The ${kind} check of ${check.url} failed: ${reason.replace(/\.$/, '')}.`, facts };
  }
  const why = check.queued ? 'waits for other checks of the same host' : 'is still running';
  return {
    sentence: `The ${kind} check of ${check.url} ${why} after ${Math.round(waitMs / 1000)} s.`,
    notes: [
      'Call check_page again with the same arguments to continue at no cost. If it never ends, no Sightline worker is running.',
    ],
    facts,
  };
}
