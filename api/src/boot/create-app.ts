import type { Bootstrap } from "@shop/shared/bootstrap";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import type { DataSource } from "typeorm";
import type { RequestContext } from "../context/context";
import { readingFrom } from "../context/reading";
import type { Replica } from "../context/request-reads";
import type { Replicas } from "../data/replicas/replicas";
import { registerApiKeys } from "../http/api-keys";
import { bearerOf, ignoreRepeatedAuthorization } from "../http/bearer";
import { Executor } from "../graphql/execution/executor";
import { OperationCache } from "../graphql/execution/operation-cache";
import { Operations } from "../graphql/execution/operations";
import type { Report } from "../graphql/format-error";
import { createGraphQLServer } from "../graphql/server";
import { answerError, registerErrorHandler } from "../http/error-handler";
import { createClientErrorHandler } from "../http/client-error";
import { KEEP_ALIVE_MS } from "../http/close-port";
import { registerContentNegotiation } from "../http/content-negotiation";
import { defaultLoadLimits, registerLoadShedding, type LoadLimits } from "../http/load/load-shedding";
import { LongAnswers, type LongAnswerLimits } from "../http/load/long-answers";
import { cutSlowReaders, type ReadingLimits } from "../http/load/slow-readers";
import { registerGraphQL } from "../graphql/route";
import { SharedCaching, type CacheTimes } from "../http/shared-caching";
import { registerSecurityHeaders, securityHeaders } from "../http/security-headers";
import {
  defaultArrivalLimits,
  endSlowBodies,
  headTimeouts,
  type ArrivalLimits,
} from "../http/load/slow-bodies";
import { logFailure } from "../http/log-failure";
import { addressKey } from "../limits/client-address";
import { registerHealth, type Health } from "../http/health";
import { requireHost } from "../http/host";
import { collectMethods } from "../http/other-methods";
import { readRequestId } from "../http/request-id";
import { registerPositions, seenPosition } from "../http/seen-position";
import { createOriginOf } from "../http/origin";
import { readJsonBodies } from "../http/body-parsers";
import { registerCrawlerFiles } from "../pages/crawlers";
import { registerFeeds } from "../pages/feeds";
import { registerFormsWithoutCode } from "../pages/forms-without-code";
import { registerNewsletter } from "../pages/newsletter";
import { registerPaymentLink } from "../pages/payment-link";
import { registerDemoPay } from "../pages/demo-pay";
import { registerPreview } from "../pages/preview";
import { themeOf } from "../pages/message-page";
import { Pages, type PageSettings } from "../pages/pages";
import { registerUploadedImages } from "../pages/images";
import { createContext, type Shared } from "./create-context";
import { collectOpenApi } from "../rest/openapi/openapi";
import { registerPaymentWebhooks } from "../rest/payment-webhooks";
import { registerReference } from "../rest/reference";
import { registerRest } from "../rest/rest";
import { lastStorefront, readStorefront } from "../modules/catalogue/read-storefront";
import { KeyUses } from "../modules/api-keys/key-uses";
import { findProgram } from "../modules/api-keys/find-program";
import { DemoGateway } from "../modules/payments/gateways/demo-gateway";
import { tracer } from "../observability/tracer";
import { createSchema } from "./create-schema";
import { persistedQueries } from "@shop/shared/persisted-queries.generated";

declare module "fastify" {
  interface FastifyRequest {
    /** The context of this request, created on first use. */
    shopContext: RequestContext | undefined;
  }
}

/** The dependencies of the shop, provided by `main` or a test. */
export interface AppDependencies extends Shared {
  database: DataSource;
  replicas?: Pick<Replicas, "choose" | "currentPosition"> | undefined;
  health: Health;
  pages: PageSettings;
  log: FastifyBaseLogger;
  /** The number of trusted proxies in front of the shop. */
  trustProxy?: number;
  /** Adds request metrics, if they are enabled. */
  watchRequests?: ((server: FastifyInstance) => void) | undefined;
  /** Whether responses tell browsers to use https only (Strict-Transport-Security). */
  production?: boolean;
  /** How long a request may take to arrive. */
  arrivalLimits?: ArrivalLimits;
  /** How long shared caches may serve responses; by default not at all. */
  sharedCaches?: CacheTimes;
  /** How long a response may wait for a slow reader, and how much of it. */
  readingLimits?: ReadingLimits;
  /** How many long responses are sent at once. */
  longAnswerLimits?: LongAnswerLimits;
  /** The load above which visitors are refused. */
  loadLimits?: LoadLimits;
}

/** For responses compressed on each request: the default quality takes longer than sending. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The maximum size of a request body, in bytes: ten times the largest valid one. */
const MAX_BODY_BYTES = 128 * 1024;

/** The maximum length of a path parameter: a name of 200 characters, percent-encoded. */
const MAX_PARAM_LENGTH = 3_000;

/** The addresses that name the shop, except rendered pages: these read the storefront themselves. */
const NAMES_SHOP =
  /^\/(?:manifest\.webmanifest|offline-worker\.js|feeds\/|docs|graphiql|newsletter|pay\/|demo-pay\/|login$|registration$|contact$)/;

/** Serves pages, GraphQL and REST from one HTTP server, ready to listen. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    replicas,
    health,
    log,
    trustProxy = 0,
    production = false,
    arrivalLimits = defaultArrivalLimits,
  } = dependencies;
  const headers = securityHeaders(production);
  const schema = createSchema();
  const report: Report = (error, requestId) =>
    logFailure(requestId === null ? log : log.child({ requestId }), error, "a resolver failed");
  const cache = new OperationCache(schema, persistedQueries);
  const executor = new Executor(schema, report);
  const publicContext = (replica?: Replica, requestId: string | null = null) =>
    readingFrom(createContext(dependencies, { origin: "", requestId }), replica);
  const operations = new Operations(cache, executor, publicContext);
  const originOf = createOriginOf(dependencies.pages.publicOrigin);
  const contextWith = (request: FastifyRequest, token: string | undefined) =>
    createContext(dependencies, {
      origin: originOf(request),
      token,
      address: request.ip,
      userAgent: request.headers["user-agent"],
      idempotencyKey: request.headers["idempotency-key"] as string | undefined,
      requestId: request.id,
      position: replicas && seenPosition(request),
    });
  const contextOf = (request: FastifyRequest) =>
    (request.shopContext ??= contextWith(request, bearerOf(request.headers.authorization)));
  const caching = new SharedCaching(dependencies.sharedCaches);
  const { shopName: configuredName } = dependencies.pages.bootstrap;
  const bootstrap: Bootstrap = {
    ...dependencies.pages.bootstrap,
    get shopName() {
      return lastStorefront(publicContext()).name ?? configuredName;
    },
  };
  const pages = new Pages(
    {
      ...{ ...dependencies.pages, bootstrap, caching },
      storefront: () => lastStorefront(publicContext()),
    },
    (replica, draft) => {
      const ctx = { ...publicContext(replica), draft };
      return ({ document, variables }) => executor.execute(cache.ofPage(document), variables, ctx);
    },
    contextOf,
  );
  const longAnswers = new LongAnswers(addressKey, dependencies.longAnswerLimits);
  const server = Fastify({
    // the shop logs its start itself
    loggerInstance: log.child({}, { level: log.level === "info" ? "warn" : log.level }),
    genReqId: readRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) =>
      void answerError(pages)(error, request, reply.headers(headers)),
    clientErrorHandler: createClientErrorHandler(headers),
    forceCloseConnections: "idle",
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: arrivalLimits.totalMs,
    // `requireHost` checks the Host header, and refuses with problem+json
    http: { requireHostHeader: false, ...headTimeouts(arrivalLimits) },
    // a request on an open connection is still answered while the shop closes
    return503OnClosing: false,
  });
  const graphql = createGraphQLServer(schema, operations, report, caching);
  await graphql.start();

  server.decorateRequest("shopContext");
  tracer()?.watchRequests(server, { trustProxy });
  dependencies.watchRequests?.(server);
  registerSecurityHeaders(server, headers);
  if (replicas)
    registerPositions(server, {
      needsReadYourWrites: ({ shopContext }) => shopContext?.reads.needsReadYourWrites === true,
      currentPosition: () => replicas.currentPosition(),
    });
  registerContentNegotiation(server);
  caching.register(server);
  registerErrorHandler(server, pages);
  requireHost(server);
  ignoreRepeatedAuthorization(server);
  registerLoadShedding(server, {
    limits: dependencies.loadLimits ?? defaultLoadLimits,
    isSignedIn: ({ headers }) => isSigned(dependencies, bearerOf(headers.authorization)),
  });
  const uses = new KeyUses(dependencies.database, (error) =>
    logFailure(log, error, "the calls of API keys were not counted"),
  );
  registerApiKeys(server, {
    contextOf,
    findProgram: (_request, ctx, secret) => findProgram(ctx, secret, uses),
  });
  server.addHook("onClose", () => uses.write());
  readJsonBodies(server);
  endSlowBodies(server, arrivalLimits);
  cutSlowReaders(server, dependencies.readingLimits);
  const answerOtherMethods = collectMethods(server);
  await server.register(compress, {
    threshold: 1_024,
    encodings: ["br", "gzip"],
    brotliOptions: QUICK_BROTLI,
  });
  registerHealth(server, health);
  await pages.register(server);
  registerUploadedImages(server, dependencies.images);
  server.addHook("preHandler", ({ url }, _reply, done) => {
    if (!NAMES_SHOP.test(url)) return done();
    readStorefront(publicContext()).then(
      () => done(),
      () => done(),
    );
  });
  // the theme is read at each request
  const named = <Settings extends object>(settings: Settings) =>
    Object.assign(themeOf(bootstrap, pages), settings);
  const crawlerSettings = { contextOf, originOf: pages.originOf, longAnswers };
  registerCrawlerFiles(server, {
    ...crawlerSettings,
    contact: bootstrap.rules.operator?.email,
  });
  registerFeeds(server, named(crawlerSettings));
  registerNewsletter(server, named({ pages, contextOf }));
  registerPaymentLink(server, named({ contextOf }));
  const { payments } = dependencies;
  if (payments) registerPaymentWebhooks(server, payments, contextOf);
  if (payments instanceof DemoGateway) registerDemoPay(server, payments, named({ pages }));
  await collectOpenApi(server, configuredName);
  registerRest(server, { contextOf, publicContext, caching, longAnswers, servePage: pages.serve });
  registerReference(server, schema, named({}));
  registerGraphQL(server, {
    ...{ graphql, operations, caching, contextOf },
    answerFailure: answerError(pages),
  });
  await server.after();
  answerOtherMethods();
  // forms at addresses of pages, which handle GET themselves
  registerFormsWithoutCode(server, named({ pages, contextOf }));
  registerPreview(server, named({ pages, contextWith }));
  return server;
}

/** Whether the token has the shop's valid signature. Whether its user still exists is read from the database later. */
function isSigned({ identity }: Shared, token: string | undefined): boolean {
  return token !== undefined && identity.accessTokens.read(token) !== null;
}
