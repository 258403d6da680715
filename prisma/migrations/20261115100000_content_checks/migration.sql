-- CreateTable
CREATE TABLE "ContentCheck" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "crawlerIdentity" TEXT NOT NULL,
    "sendServiceHeader" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "failureReason" TEXT,
    "structuralAnalysis" JSON,
    "dynamicContent" JSON,
    "contentAnalysis" JSON,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "completedDate" TIMESTAMPTZ(3),

    CONSTRAINT "ContentCheck_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateIndex
CREATE INDEX "ContentCheck_id_idx" ON "ContentCheck"("id");
