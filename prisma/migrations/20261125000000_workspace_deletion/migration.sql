-- DropForeignKey
ALTER TABLE "ReportGeneration" DROP CONSTRAINT "ReportGeneration_reportId_fkey";

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "deletedDate" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "BrandReportRequest" ADD COLUMN     "workspaceId" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Workspace_deletedDate_idx" ON "Workspace"("deletedDate");

-- CreateIndex
CREATE INDEX "BrandReportRequest_workspaceId_fingerprint_idx" ON "BrandReportRequest"("workspaceId", "fingerprint");

-- CreateIndex
CREATE INDEX "AuditRun_workspaceId_auditId_idx" ON "AuditRun"("workspaceId", "auditId");

-- Requests of earlier versions get their workspace, so that they are deleted with it.
UPDATE "BrandReportRequest" q SET "workspaceId" = r."workspaceId" FROM "BrandReport" r WHERE r.id = q."reportId";

-- Deleted workspaces are hidden from SQL at once, too.
CREATE OR REPLACE FUNCTION reporting.readable_workspaces() RETURNS SETOF TEXT
LANGUAGE sql STABLE SECURITY DEFINER ROWS 10
BEGIN ATOMIC
  SELECT w.id FROM "Workspace" w
  WHERE w."deletedDate" IS NULL
    AND pg_has_role(session_user, (SELECT n.nspowner FROM pg_namespace n WHERE n.nspname = 'reporting'), 'USAGE')
  UNION
  SELECT r.workspace_id FROM reporting.sql_reader r JOIN "Workspace" w ON w.id = r.workspace_id
  WHERE r.role_name = session_user AND w."deletedDate" IS NULL;
END;
