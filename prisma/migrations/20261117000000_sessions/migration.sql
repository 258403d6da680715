-- CreateTable
CREATE TABLE "Session" (
    "hash" BYTEA NOT NULL,
    "apiKeyId" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "expiresDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "Session_apiKeyId_idx" ON "Session"("apiKeyId");

-- CreateIndex
CREATE INDEX "Session_expiresDate_idx" ON "Session"("expiresDate");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_apiKeyId_fkey" FOREIGN KEY ("apiKeyId") REFERENCES "ApiKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;
