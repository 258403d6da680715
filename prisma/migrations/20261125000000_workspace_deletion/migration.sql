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
