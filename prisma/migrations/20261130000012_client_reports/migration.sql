-- CreateTable
CREATE TABLE "ClientReport" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "sections" TEXT[],
    "recipients" TEXT[],
    "delivery" TEXT NOT NULL,
    "country" TEXT,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClientReport_pkey" PRIMARY KEY ("workspaceId","reportId")
);

-- CreateTable
CREATE TABLE "ClientReportEdition" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'making',
    "comment" TEXT NOT NULL DEFAULT '',
    "reason" TEXT,
    "view" JSONB,
    "pdf" BYTEA,
    "shareId" TEXT,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClientReportEdition_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateIndex
CREATE INDEX "ClientReport_reportId_idx" ON "ClientReport"("reportId");

-- CreateIndex
CREATE INDEX "ClientReportEdition_reportId_idx" ON "ClientReportEdition"("reportId");

-- CreateIndex
CREATE UNIQUE INDEX "ClientReportEdition_workspaceId_reportId_startDate_endDate_key" ON "ClientReportEdition"("workspaceId", "reportId", "startDate", "endDate");

-- AddForeignKey
ALTER TABLE "ClientReport" ADD CONSTRAINT "ClientReport_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClientReportEdition" ADD CONSTRAINT "ClientReportEdition_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
