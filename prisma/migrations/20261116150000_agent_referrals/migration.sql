-- AlterTable
ALTER TABLE "LogConnector" ADD COLUMN     "trustedProxies" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "AddressList" ADD COLUMN     "asOf" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT,
ALTER COLUMN "fetchedDate" DROP NOT NULL;

-- CreateTable
CREATE TABLE "LogConnectorHealth" (
    "workspaceId" TEXT NOT NULL,
    "connectorId" TEXT NOT NULL,
    "lastBatchDate" TIMESTAMPTZ(3) NOT NULL,
    "lastBatch" JSONB NOT NULL,
    "samples" JSONB NOT NULL,
    "hint" TEXT,

    CONSTRAINT "LogConnectorHealth_pkey" PRIMARY KEY ("workspaceId","connectorId")
);

-- CreateTable
CREATE TABLE "LogConnectorHour" (
    "workspaceId" TEXT NOT NULL,
    "connectorId" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "lines" BIGINT NOT NULL,
    "visits" BIGINT NOT NULL,
    "referrals" BIGINT NOT NULL,
    "notAgent" BIGINT NOT NULL,
    "malformed" BIGINT NOT NULL,
    "otherHost" BIGINT NOT NULL,
    "date" BIGINT NOT NULL,
    "repeated" BIGINT NOT NULL,

    CONSTRAINT "LogConnectorHour_pkey" PRIMARY KEY ("workspaceId","connectorId","hour")
);

-- CreateTable
CREATE TABLE "AgentReferralDay" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "assistant" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "AgentReferralDay_pkey" PRIMARY KEY ("workspaceId","domain","day","path","assistant")
);

-- CreateIndex
CREATE INDEX "LogConnectorHealth_connectorId_idx" ON "LogConnectorHealth"("connectorId");

-- CreateIndex
CREATE INDEX "LogConnectorHour_connectorId_idx" ON "LogConnectorHour"("connectorId");

-- CreateIndex
CREATE INDEX "LogConnectorHour_hour_idx" ON "LogConnectorHour"("hour");

-- AddForeignKey
ALTER TABLE "LogConnectorHealth" ADD CONSTRAINT "LogConnectorHealth_connectorId_fkey" FOREIGN KEY ("connectorId") REFERENCES "LogConnector"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogConnectorHour" ADD CONSTRAINT "LogConnectorHour_connectorId_fkey" FOREIGN KEY ("connectorId") REFERENCES "LogConnector"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists that were fetched before are of the day on which they were fetched.
UPDATE "AddressList" SET "asOf" = "fetchedDate";
