# syntax=docker/dockerfile:1
# One image for both processes: `node server.ts` serves people, `node worker.ts` reads files and sends letters.
# `npm run prove:image` carries out these very instructions in a clean Debian root, where no Docker is.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# The lockfile alone decides what is installed. It changes more rarely than the sources, so this layer is mostly reused.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What only builds and tests the product stays here, and of packages what is not read while it runs.
RUN node deploy/strip.ts && npm prune --omit=dev && node deploy/trim.ts

FROM debian:bookworm-slim
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --user-group --no-create-home --home-dir /nonexistent wordkin \
  && mkdir /data && chown wordkin:wordkin /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app app
COPY --from=build /app/db db
COPY --from=build /app/package.json /app/server.ts /app/worker.ts /app/cli.ts ./
# Readers of files (build/readers) run each in a process of its own; they need no other program. The language data of OCR
# (app/domain/extraction/ocr/data) is part of the sources.
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production DATA_DIR=/data
USER wordkin
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Of whichever of the two processes runs here: a server is asked at its port, a worker at a socket in /tmp.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "cli.ts", "healthy"]
# As process 1, tini hands signals on and buries what readers leave behind.
ENTRYPOINT ["tini", "--"]
CMD ["node", "server.ts"]
