-- Citus distributes tables by "workspaceId", and accepts no ON UPDATE CASCADE on this column. The key of a generation never changes.
ALTER TABLE "ReportCount" DROP CONSTRAINT "ReportCount_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportCount" ADD CONSTRAINT "ReportCount_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportDay" DROP CONSTRAINT "ReportDay_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportDay" ADD CONSTRAINT "ReportDay_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportTotal" DROP CONSTRAINT "ReportTotal_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportTotal" ADD CONSTRAINT "ReportTotal_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ReportCitation" DROP CONSTRAINT "ReportCitation_workspaceId_reportId_version_fkey";
ALTER TABLE "ReportCitation" ADD CONSTRAINT "ReportCitation_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Citus changes no table whose views depend on local tables through the bound body of a function. The text of a body has no
-- dependencies; its names are qualified, so that no search_path affects it.
DO $migration$ BEGIN
  EXECUTE format($statement$
    CREATE OR REPLACE FUNCTION reporting.readable_workspaces() RETURNS SETOF TEXT
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 10 SET search_path = pg_catalog, pg_temp AS $body$
      SELECT w.id FROM %1$I."Workspace" w
      WHERE w."deletedDate" IS NULL
        AND pg_has_role(session_user, (SELECT n.nspowner FROM pg_namespace n WHERE n.nspname = 'reporting'), 'USAGE')
      UNION
      SELECT r.workspace_id FROM reporting.sql_reader r JOIN %1$I."Workspace" w ON w.id = r.workspace_id
      WHERE r.role_name = session_user AND w."deletedDate" IS NULL
    $body$
  $statement$, current_schema());
END $migration$;
