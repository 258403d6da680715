-- CreateTable
CREATE TABLE "Experiment" (
    "id" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "pageUrl" TEXT,
    "measure" TEXT NOT NULL,
    "engines" TEXT[],
    "countries" TEXT[],
    "assign" TEXT NOT NULL,
    "seed" INTEGER,
    "treatedPromptIds" TEXT[],
    "controlPromptIds" TEXT[],
    "excludedPromptIds" TEXT[],
    "startDate" DATE NOT NULL,
    "baselineDays" INTEGER NOT NULL,
    "lagDays" INTEGER NOT NULL,
    "weeks" INTEGER NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "design" JSONB,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "stoppedDate" TIMESTAMPTZ(3),

    CONSTRAINT "Experiment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExperimentLook" (
    "workspaceId" TEXT NOT NULL,
    "experimentId" TEXT NOT NULL,
    "look" INTEGER NOT NULL,
    "endDate" DATE NOT NULL,
    "effect" JSONB,
    "version" INTEGER NOT NULL,
    "recordedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExperimentLook_pkey" PRIMARY KEY ("workspaceId","experimentId","look")
);

-- CreateIndex
CREATE INDEX "Experiment_reportId_id_idx" ON "Experiment"("reportId", "id");

-- CreateIndex
CREATE INDEX "Experiment_startDate_idx" ON "Experiment"("startDate");

-- CreateIndex
CREATE INDEX "ExperimentLook_experimentId_look_idx" ON "ExperimentLook"("experimentId", "look");

-- AddForeignKey
ALTER TABLE "Experiment" ADD CONSTRAINT "Experiment_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExperimentLook" ADD CONSTRAINT "ExperimentLook_experimentId_fkey" FOREIGN KEY ("experimentId") REFERENCES "Experiment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
