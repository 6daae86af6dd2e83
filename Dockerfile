# Build stage: installs everything and builds the code, which is the same for every business.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Not with npm run build, which would install again. The image contains Node, so the packages of Node are removed.
RUN node scripts/build/build.ts \
  && mkdir -p public photos \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/.cache

# Run stage: runtime dependencies and the built code, owned by root; the server runs as an unprivileged user and writes
# to /data only.
FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/app ./app
COPY --from=build /app/art ./art
COPY --from=build /app/domain ./domain
COPY --from=build /app/copy ./copy
COPY --from=build /app/content ./content
COPY --from=build /app/server ./server
COPY --from=build /app/public ./public
COPY --from=build /app/photos ./photos
COPY --from=build /app/business.json ./
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=2m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node is process 1, so SIGTERM reaches the server. The options are those of npm start: without them the server takes a
# fifth more memory.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "server/main.ts"]
