/**
 * Vendure as `npx @vendure/create` sets it up for production: SQL job queue, scheduler, search index with stock status, assets on the disk,
 * sessions and settings cached as by default. Without e-mails, dashboard and GraphiQL, which the bench doesn't use.
 */
const { join } = require("node:path");
const { AssetServerPlugin } = require("@vendure/asset-server-plugin");
const core = require("@vendure/core");

/** Settings of the server and of its worker; while it is filled, tables are created, and commits don't wait for the disk. */
exports.createConfig = ({ filling = false } = {}) => ({
  logger: new core.DefaultLogger({ level: core.LogLevel.Warn, timestamp: false }),
  apiOptions: {
    hostname: "127.0.0.1",
    port: Number(process.env.PORT),
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
    trustProxy: 1,
    cors: { origin: [], credentials: true },
  },
  authOptions: {
    tokenMethod: "bearer",
    superadminCredentials: { identifier: "superadmin", password: process.env.COOKIE_SECRET },
    cookieOptions: { secret: process.env.COOKIE_SECRET },
  },
  dbConnectionOptions: {
    type: "postgres",
    url: process.env.DATABASE_URL,
    synchronize: filling,
    logging: false,
    ...(filling && { extra: { options: "-c synchronous_commit=off" } }),
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  plugins: [
    AssetServerPlugin.init({
      route: "assets",
      assetUploadDir: join(__dirname, "assets"),
      assetUrlPrefix: "https://www.example.com/assets/",
    }),
    core.DefaultSchedulerPlugin.init(),
    core.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
});
