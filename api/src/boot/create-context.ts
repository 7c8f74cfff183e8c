import { once } from "@shop/shared/once";
import type { DataSource } from "typeorm";
import type { RequestContext } from "../context/context";
import type { IdentityProviders } from "../context/identity";
import { OperationManager } from "../data/operation-manager";
import { unlimited } from "../context/caller-limits";
import type { RateLimits } from "../limits/rate-limits";
import type { ImageStore } from "../context/image-store";
import type { PaymentGateway } from "../context/payment-gateway";
import { RequestReads } from "../context/request-reads";
import type { LogPosition } from "../data/replicas/log-position";
import type { Replicas } from "../data/replicas/replicas";
import { findScopes } from "../modules/api-keys/find-program";
import { findViewer } from "../modules/users/find-user";
import type { ShopPolicy } from "../context/policy";
import type { WebhookSending } from "../context/webhook-sending";

/** Dependencies shared by all requests of a shop. */
export interface Shared {
  /** The primary. */
  database: Pick<DataSource, "manager">;
  /** Undefined for a shop without replicas. */
  replicas?: Pick<Replicas, "choose"> | undefined;
  identity: IdentityProviders;
  images: ImageStore;
  payments: PaymentGateway | null;
  webhooks: WebhookSending;
  policy: ShopPolicy;
  /** Undefined if rate limits are off. */
  rateLimits?: Pick<RateLimits, "of"> | undefined;
}

/** The sender of a request, and the origin it was sent to. */
export interface Caller {
  origin: string;
  token?: string | undefined;
  /** Undefined for the shop itself, which renders a page or runs a job and has no rate limits. */
  address?: string;
  /** The User-Agent header. */
  userAgent?: string | undefined;
  /** The Idempotency-Key header. */
  idempotencyKey?: string | undefined;
  /** The request's id in the log. */
  requestId?: string | null;
  /** The total time for statements, in ms; ten seconds by default. */
  budgetMs?: number;
  /** The minimum state that the caller must see: a log position from the response to an earlier request. */
  position?: LogPosition | undefined;
}

/** A fresh context for one request. The viewer is loaded lazily, on the first guard. */
export function createContext(
  shared: Shared,
  { origin, token, address, userAgent, idempotencyKey, requestId = null, budgetMs, position }: Caller,
): RequestContext {
  const { database, replicas, identity, images, payments, webhooks, policy, rateLimits } = shared;
  const db = new OperationManager(database.manager.dataSource);
  db.requestId = requestId;
  if (budgetMs !== undefined) db.budgetMs = budgetMs;
  const subject = once(() => (token === undefined ? null : identity.accessTokens.read(token)));
  const authenticate = async () => {
    const named = subject();
    // on the primary, even if the request reads from a replica
    return named && findViewer({ db, policy }, named);
  };
  const account = () => ctx.program?.id ?? subject()?.userId ?? null;
  const limits = (address !== undefined && rateLimits?.of({ address, account })) || unlimited;
  // a signed-in client that sends no position may still have written something
  const mayReplica = token === undefined || position !== undefined;
  const ctx: RequestContext = {
    db,
    reads: new RequestReads(() => (mayReplica ? replicas?.choose(position) : undefined)),
    identity,
    images,
    payments,
    webhooks,
    policy,
    origin,
    userAgent: userAgent ?? null,
    idempotencyKey: idempotencyKey ?? null,
    limits,
    requestId,
    isVisitor: token === undefined,
    program: null,
    viewer: null,
    authenticate: once(authenticate),
    currentScopes: async (current) => {
      if (ctx.program) return findScopes({ db: current }, ctx.program.id);
      const named = subject();
      return (named && (await findViewer({ db: current, policy }, named)))?.permissions ?? [];
    },
  };
  return ctx;
}
