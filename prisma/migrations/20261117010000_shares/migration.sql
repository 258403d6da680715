-- CreateTable
CREATE TABLE "ReportShare" (
    "id" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "country" TEXT NOT NULL,
    "view" JSONB,
    "password" BYTEA,
    "failedAttempts" INTEGER NOT NULL DEFAULT 0,
    "attemptsDate" TIMESTAMPTZ(3),
    "isTemporary" BOOLEAN NOT NULL DEFAULT false,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "expiresDate" TIMESTAMPTZ(3),

    CONSTRAINT "ReportShare_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReportShare_hash_key" ON "ReportShare"("hash");

-- CreateIndex
CREATE INDEX "ReportShare_reportId_id_idx" ON "ReportShare"("reportId", "id");

-- CreateIndex
CREATE INDEX "ReportShare_expiresDate_idx" ON "ReportShare"("expiresDate");

-- AddForeignKey
ALTER TABLE "ReportShare" ADD CONSTRAINT "ReportShare_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
