-- AlterTable
ALTER TABLE "CrawlabilityCheck" ADD COLUMN     "evidence" JSON;

-- AlterTable
ALTER TABLE "ContentCheck" ADD COLUMN     "blockers" JSON,
ADD COLUMN     "urlKey" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "AuditRun" (
    "auditId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,
    "queuedDate" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "startedDate" TIMESTAMPTZ(3),

    CONSTRAINT "AuditRun_pkey" PRIMARY KEY ("auditId")
);

-- CreateIndex
CREATE INDEX "AuditRun_kind_host_queuedDate_idx" ON "AuditRun"("kind", "host", "queuedDate");

-- CreateIndex
CREATE INDEX "AuditRun_queuedDate_idx" ON "AuditRun"("queuedDate");

-- CreateIndex
CREATE INDEX "ContentCheck_workspaceId_urlKey_id_idx" ON "ContentCheck"("workspaceId", "urlKey", "id");

-- Checks that are pending while this migration runs have a job of their own and become runs like all others.
INSERT INTO "AuditRun" ("auditId", kind, "workspaceId", host, month, "startedDate")
SELECT id, 'crawlability', "workspaceId", domain, to_char("createdDate" AT TIME ZONE 'UTC', 'YYYY-MM'), NULL::timestamptz
FROM "CrawlabilityCheck" WHERE status = 'pending'
UNION ALL
SELECT id, 'content', "workspaceId", url, to_char("createdDate" AT TIME ZONE 'UTC', 'YYYY-MM'), NULL::timestamptz
FROM "ContentCheck" WHERE status = 'pending'
UNION ALL
SELECT id, 'fan-out', "workspaceId", '', to_char("createdDate" AT TIME ZONE 'UTC', 'YYYY-MM'), now()
FROM "QueryFanOut" WHERE status = 'pending';
