-- CreateTable
CREATE TABLE "AlertWatch" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "thresholds" JSONB NOT NULL DEFAULT '[]',
    "evaluatedDay" DATE,
    "state" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "AlertWatch_pkey" PRIMARY KEY ("workspaceId","reportId")
);

-- CreateIndex
CREATE INDEX "AlertWatch_reportId_idx" ON "AlertWatch"("reportId");

-- AddForeignKey
ALTER TABLE "AlertWatch" ADD CONSTRAINT "AlertWatch_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlertWatch" ADD CONSTRAINT "AlertWatch_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
