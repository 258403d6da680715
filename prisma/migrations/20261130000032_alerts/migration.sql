-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "timeZone" TEXT;

-- CreateTable
CREATE TABLE "Alert" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "reportId" TEXT,
    "event" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "mutedReason" TEXT,
    "isSimulated" BOOLEAN NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "beforeStartDate" DATE,
    "beforeEndDate" DATE,
    "figures" JSONB NOT NULL,
    "sentence" TEXT NOT NULL,
    "links" JSONB NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "firedDate" TIMESTAMPTZ(3),
    "endedDate" TIMESTAMPTZ(3),

    CONSTRAINT "Alert_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateTable
CREATE TABLE "Destination" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "previousUntil" TIMESTAMPTZ(3),
    "unsubscribeHash" BYTEA,
    "events" TEXT[],
    "reportIds" TEXT[],
    "digest" TEXT NOT NULL,
    "quietStart" TEXT,
    "quietEnd" TEXT,
    "snoozedUntil" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "disabledDate" TIMESTAMPTZ(3),
    "disabledReason" TEXT,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Destination_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "workspaceId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "destinationId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "body" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextDate" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "reason" TEXT,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateIndex
CREATE INDEX "Alert_workspaceId_event_subject_idx" ON "Alert"("workspaceId", "event", "subject");

-- CreateIndex
CREATE INDEX "Alert_reportId_idx" ON "Alert"("reportId");

-- CreateIndex
CREATE UNIQUE INDEX "Alert_workspaceId_key_key" ON "Alert"("workspaceId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Destination_unsubscribeHash_key" ON "Destination"("unsubscribeHash");

-- CreateIndex
CREATE INDEX "Delivery_createdDate_idx" ON "Delivery"("createdDate");

-- CreateIndex
CREATE INDEX "Delivery_state_nextDate_idx" ON "Delivery"("state", "nextDate");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_workspaceId_destinationId_purpose_key" ON "Delivery"("workspaceId", "destinationId", "purpose");

-- AddForeignKey
ALTER TABLE "Alert" ADD CONSTRAINT "Alert_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Alert" ADD CONSTRAINT "Alert_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Destination" ADD CONSTRAINT "Destination_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_workspaceId_destinationId_fkey" FOREIGN KEY ("workspaceId", "destinationId") REFERENCES "Destination"("workspaceId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
