# Crownlands on Debian: the embedded PostgreSQL needs glibc. docs/hosting.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /house
COPY . .
RUN npm ci --no-audit --no-fund \
  && mkdir /package \
  && npm pack --workspace crownlands --pack-destination /package

FROM node:22-bookworm-slim
COPY --from=build /package/*.tgz /tmp/crownlands.tgz
RUN npm install --global --no-audit --no-fund /tmp/crownlands.tgz \
  && npm cache clean --force \
  && rm /tmp/crownlands.tgz \
  && install -d -o node -g node /data
# Not root: the embedded database then runs as this user too.
USER node
ENV NODE_ENV=production CROWNLANDS_DATA=/data LOG_LEVEL=info
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:4180/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["crownlands", "serve", "--host", "0.0.0.0", "--port", "4180"]
