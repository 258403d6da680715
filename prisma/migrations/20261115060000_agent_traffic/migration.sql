-- CreateTable
CREATE TABLE "LogConnector" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "fieldMap" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "tokenHash" BYTEA NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LogConnector_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LogBatch" (
    "workspaceId" TEXT NOT NULL,
    "connectorId" TEXT NOT NULL,
    "digest" BYTEA NOT NULL,
    "counts" JSONB NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LogBatch_pkey" PRIMARY KEY ("workspaceId","connectorId","digest")
);

-- CreateTable
CREATE TABLE "LogFile" (
    "workspaceId" TEXT NOT NULL,
    "connectorId" TEXT NOT NULL,
    "headDigest" BYTEA NOT NULL,
    "headBytes" INTEGER NOT NULL,
    "offset" BIGINT NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LogFile_pkey" PRIMARY KEY ("workspaceId","connectorId","headBytes","headDigest")
);

-- CreateTable
CREATE TABLE "AgentDay" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "pages" INTEGER NOT NULL,

    CONSTRAINT "AgentDay_pkey" PRIMARY KEY ("workspaceId","domain","day")
);

-- CreateTable
CREATE TABLE "AgentBotDay" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "bot" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "AgentBotDay_pkey" PRIMARY KEY ("workspaceId","domain","day","bot")
);

-- CreateTable
CREATE TABLE "AgentPageDay" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "bot" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "AgentPageDay_pkey" PRIMARY KEY ("workspaceId","domain","day","path","bot")
);

-- CreateIndex
CREATE INDEX "LogConnector_workspaceId_id_idx" ON "LogConnector"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "LogBatch_connectorId_idx" ON "LogBatch"("connectorId");

-- CreateIndex
CREATE INDEX "LogBatch_createdDate_idx" ON "LogBatch"("createdDate");

-- CreateIndex
CREATE INDEX "LogFile_connectorId_idx" ON "LogFile"("connectorId");

-- CreateIndex
CREATE INDEX "LogFile_updatedDate_idx" ON "LogFile"("updatedDate");

-- CreateIndex
CREATE INDEX "AgentDay_day_idx" ON "AgentDay"("day");

-- AddForeignKey
ALTER TABLE "LogConnector" ADD CONSTRAINT "LogConnector_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogBatch" ADD CONSTRAINT "LogBatch_connectorId_fkey" FOREIGN KEY ("connectorId") REFERENCES "LogConnector"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogFile" ADD CONSTRAINT "LogFile_connectorId_fkey" FOREIGN KEY ("connectorId") REFERENCES "LogConnector"("id") ON DELETE CASCADE ON UPDATE CASCADE;
