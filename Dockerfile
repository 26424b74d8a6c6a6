# syntax=docker/dockerfile:1
# The Node.js that the tests ran on.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY . .
# Scripts are only for development, and nothing that the service needs has one.
RUN npm ci --ignore-scripts \
  && npm run compile \
  && npm run build --workspace @paylift/dashboard \
  && rm -rf node_modules packages/*/node_modules
# What the command itself needs and no more: neither tools nor the root's own Node.
RUN npm ci --ignore-scripts --omit=dev --workspace @paylift/cli \
  && rm -rf packages/*/src packages/*/test packages/*/dist/*.tsbuildinfo

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production \
  PAYLIFT_DATA=/data \
  PAYLIFT_HTTP_HOST=0.0.0.0
COPY --from=build /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/packages /app/packages
RUN ln -s /app/packages/cli/bin/paylift.mjs /usr/local/bin/paylift \
  && install --directory --owner=node --group=node --mode=0700 /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Node listens to SIGTERM itself, and the reader is its child: no other process is needed in front.
ENTRYPOINT ["paylift"]
CMD ["serve"]
