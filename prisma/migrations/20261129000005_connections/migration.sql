-- CreateTable
CREATE TABLE "Connection" (
    "provider" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Connection_pkey" PRIMARY KEY ("provider")
);

-- CreateTable
CREATE TABLE "ServerSetting" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ServerSetting_pkey" PRIMARY KEY ("name")
);
