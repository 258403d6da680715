-- CreateTable
CREATE TABLE "Answer" (
    "workspaceId" TEXT NOT NULL,
    "promptId" TEXT NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "engine" TEXT NOT NULL,
    "sample" SMALLINT NOT NULL,
    "country" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "cited" JSONB NOT NULL,
    "retrieved" JSONB NOT NULL,
    "searches" TEXT[],
    "model" TEXT,
    "source" TEXT NOT NULL,
    "surface" TEXT NOT NULL,
    "cost" DOUBLE PRECISION,
    "latencyMs" INTEGER NOT NULL,
    "failureReason" TEXT,
    "collectedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("workspaceId","promptId","day","engine","sample","isSimulated")
);

-- CreateTable
CREATE TABLE "AnswerBody" (
    "workspaceId" TEXT NOT NULL,
    "promptId" TEXT NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "engine" TEXT NOT NULL,
    "sample" SMALLINT NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "AnswerBody_pkey" PRIMARY KEY ("workspaceId","promptId","day","engine","sample","isSimulated")
);

-- CreateTable
CREATE TABLE "Citation" (
    "workspaceId" TEXT NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "pageId" BYTEA NOT NULL,
    "day" DATE NOT NULL,
    "promptId" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "sample" SMALLINT NOT NULL,
    "country" TEXT NOT NULL,

    CONSTRAINT "Citation_pkey" PRIMARY KEY ("workspaceId","isSimulated","pageId","day","promptId","engine","sample")
);

-- CreateTable
CREATE TABLE "CitedPage" (
    "workspaceId" TEXT NOT NULL,
    "pageId" BYTEA NOT NULL,
    "key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "title" TEXT,

    CONSTRAINT "CitedPage_pkey" PRIMARY KEY ("workspaceId","pageId")
);

-- CreateTable
CREATE TABLE "Spending" (
    "day" DATE NOT NULL,
    "usd" DOUBLE PRECISION NOT NULL,
    "exhaustedBudget" DOUBLE PRECISION,

    CONSTRAINT "Spending_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "Answer_workspaceId_isSimulated_day_idx" ON "Answer"("workspaceId", "isSimulated", "day");

-- CreateIndex
CREATE INDEX "Citation_workspaceId_promptId_isSimulated_day_idx" ON "Citation"("workspaceId", "promptId", "isSimulated", "day");

-- CreateIndex
CREATE INDEX "CitedPage_workspaceId_host_idx" ON "CitedPage"("workspaceId", "host");
