-- AlterTable
ALTER TABLE "LogBatch" ADD COLUMN     "content" BYTEA;

-- CreateTable
CREATE TABLE "IdempotentReply" (
    "apiKeyId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "output" JSON NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentReply_pkey" PRIMARY KEY ("apiKeyId","key")
);

-- CreateIndex
CREATE INDEX "IdempotentReply_createdDate_idx" ON "IdempotentReply"("createdDate");

-- AddForeignKey
ALTER TABLE "IdempotentReply" ADD CONSTRAINT "IdempotentReply_apiKeyId_fkey" FOREIGN KEY ("apiKeyId") REFERENCES "ApiKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;
