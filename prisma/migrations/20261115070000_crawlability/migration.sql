-- CreateTable
CREATE TABLE "CrawlabilityCheck" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "urlKey" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "failureReason" TEXT,
    "robotsTxtAnalysis" JSON,
    "serverBotAccess" JSON,
    "controlAccess" JSON,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "completedDate" TIMESTAMPTZ(3),

    CONSTRAINT "CrawlabilityCheck_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateIndex
CREATE INDEX "CrawlabilityCheck_id_idx" ON "CrawlabilityCheck"("id");
