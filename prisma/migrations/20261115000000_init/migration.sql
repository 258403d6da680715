-- CreateTable
CREATE TABLE "Workspace" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "promptsUsedCount" INTEGER NOT NULL DEFAULT 0,
    "promptsMaxCount" INTEGER NOT NULL,
    "geoAuditUsedCount" INTEGER NOT NULL DEFAULT 0,
    "geoAuditMonth" TEXT NOT NULL DEFAULT '',
    "geoAuditMaxCount" INTEGER NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Prompt" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "promptKey" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Prompt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromptTag" (
    "tagId" TEXT NOT NULL,
    "promptId" TEXT NOT NULL,

    CONSTRAINT "PromptTag_pkey" PRIMARY KEY ("tagId","promptId")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "permissions" TEXT[],
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "revokedDate" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiKeyWorkspace" (
    "apiKeyId" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,

    CONSTRAINT "ApiKeyWorkspace_pkey" PRIMARY KEY ("apiKeyId","workspaceId")
);

-- CreateIndex
CREATE INDEX "Tag_workspaceId_id_idx" ON "Tag"("workspaceId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Tag_workspaceId_nameKey_key" ON "Tag"("workspaceId", "nameKey");

-- CreateIndex
CREATE INDEX "Prompt_workspaceId_id_idx" ON "Prompt"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Prompt_workspaceId_country_id_idx" ON "Prompt"("workspaceId", "country", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Prompt_workspaceId_country_promptKey_key" ON "Prompt"("workspaceId", "country", "promptKey");

-- CreateIndex
CREATE INDEX "PromptTag_promptId_tagId_idx" ON "PromptTag"("promptId", "tagId");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey"("hash");

-- CreateIndex
CREATE INDEX "ApiKey_revokedDate_idx" ON "ApiKey"("revokedDate");

-- CreateIndex
CREATE INDEX "ApiKeyWorkspace_workspaceId_idx" ON "ApiKeyWorkspace"("workspaceId");

-- AddForeignKey
ALTER TABLE "Tag" ADD CONSTRAINT "Tag_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptTag" ADD CONSTRAINT "PromptTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptTag" ADD CONSTRAINT "PromptTag_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "Prompt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKeyWorkspace" ADD CONSTRAINT "ApiKeyWorkspace_apiKeyId_fkey" FOREIGN KEY ("apiKeyId") REFERENCES "ApiKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKeyWorkspace" ADD CONSTRAINT "ApiKeyWorkspace_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
