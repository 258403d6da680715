-- CreateTable
CREATE TABLE "AgentPageTotal" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "days" SMALLINT NOT NULL,
    "startDay" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,
    "verified" INTEGER NOT NULL,
    "spoofed" INTEGER NOT NULL,
    "errors" INTEGER NOT NULL,
    "lastDay" DATE NOT NULL,

    CONSTRAINT "AgentPageTotal_pkey" PRIMARY KEY ("workspaceId","domain","days","startDay","path")
);
