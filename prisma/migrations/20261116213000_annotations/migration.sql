-- CreateTable
CREATE TABLE "Annotation" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "engine" TEXT,
    "text" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Annotation_pkey" PRIMARY KEY ("workspaceId","reportId","id")
);

-- CreateIndex
CREATE INDEX "Annotation_workspaceId_reportId_date_id_idx" ON "Annotation"("workspaceId", "reportId", "date", "id");

-- CreateIndex
CREATE INDEX "Annotation_reportId_idx" ON "Annotation"("reportId");

-- AddForeignKey
ALTER TABLE "Annotation" ADD CONSTRAINT "Annotation_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
