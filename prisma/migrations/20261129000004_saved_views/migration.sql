-- CreateTable
CREATE TABLE "SavedView" (
    "id" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "screen" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SavedView_reportId_id_idx" ON "SavedView"("reportId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_reportId_nameKey_key" ON "SavedView"("reportId", "nameKey");

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
