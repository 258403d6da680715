-- Citus distributes tables by "workspaceId", and accepts no ON UPDATE CASCADE on this column. The key of a generation never changes.
ALTER TABLE "ReportCount" DROP CONSTRAINT "ReportCount_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportCount" ADD CONSTRAINT "ReportCount_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportDay" DROP CONSTRAINT "ReportDay_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportDay" ADD CONSTRAINT "ReportDay_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportTotal" DROP CONSTRAINT "ReportTotal_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportTotal" ADD CONSTRAINT "ReportTotal_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportCitation" DROP CONSTRAINT "ReportCitation_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportCitation" ADD CONSTRAINT "ReportCitation_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
