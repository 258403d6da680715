-- CreateTable
CREATE TABLE "ImportColumns" (
    "workspaceId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ImportColumns_pkey" PRIMARY KEY ("workspaceId","kind")
);

-- CreateTable
CREATE TABLE "ImportedConversion" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "assistant" TEXT NOT NULL,
    "conversions" DOUBLE PRECISION NOT NULL,
    "revenue" DOUBLE PRECISION NOT NULL,
    "currency" TEXT NOT NULL,

    CONSTRAINT "ImportedConversion_pkey" PRIMARY KEY ("workspaceId","domain","day","page","source")
);

-- CreateTable
CREATE TABLE "ImportedHistory" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "tracker" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "engine" TEXT NOT NULL,
    "visibility" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "ImportedHistory_pkey" PRIMARY KEY ("workspaceId","reportId","tracker","day","engine")
);

-- CreateIndex
CREATE INDEX "ImportedHistory_reportId_idx" ON "ImportedHistory"("reportId");

-- AddForeignKey
ALTER TABLE "ImportedHistory" ADD CONSTRAINT "ImportedHistory_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
