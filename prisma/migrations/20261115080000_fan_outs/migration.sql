-- CreateTable
CREATE TABLE "QueryFanOut" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "queriesCount" INTEGER NOT NULL DEFAULT 0,
    "results" JSONB,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QueryFanOut_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateIndex
CREATE INDEX "QueryFanOut_id_idx" ON "QueryFanOut"("id");
