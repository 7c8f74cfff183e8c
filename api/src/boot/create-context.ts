import type { DataSource } from "typeorm";
import type { RequestContext } from "../context/context";
import type { IdentityProviders } from "../context/identity";
import { OperationManager } from "../context/operation-manager";
import { Loaders } from "../context/loaders";
import { unlimited } from "../context/caller-limits";
import type { RateLimits } from "../limits/rate-limits";
import type { ImageStore } from "../context/image-store";
import type { PaymentGateway } from "../context/payment-gateway";
import { findViewer } from "../modules/users/find-user.service";
import type { ShopPolicy } from "../context/policy";

/** What the requests of a shop share. */
export interface Shared {
  database: Pick<DataSource, "manager">;
  identity: IdentityProviders;
  images: ImageStore;
  payments: PaymentGateway | null;
  policy: ShopPolicy;
  /** Undefined where they are switched off. */
  rateLimits?: Pick<RateLimits, "of"> | undefined;
}

/** Who sends a request, and where to. */
export interface Caller {
  origin: string;
  token?: string | undefined;
  /** Without an address the caller is the shop itself, which renders a page or runs a job, and nothing is limited. */
  address?: string;
}

/** A fresh context for one request. The viewer is loaded lazily, on the first guard. */
export function createContext(shared: Shared, { origin, token, address }: Caller): RequestContext {
  const { database, identity, images, payments, policy, rateLimits } = shared;
  const db = new OperationManager(database.manager.dataSource);
  const subject = once(() => (token === undefined ? null : identity.accessTokens.read(token)));
  const authenticate = async () => {
    const named = subject();
    return named && findViewer({ db, policy }, named);
  };
  const account = () => subject()?.userId ?? null;
  const limits = (address !== undefined && rateLimits?.of({ address, account })) || unlimited;
  const loaders = new Loaders({ db });
  return {
    db,
    identity,
    images,
    payments,
    policy,
    origin,
    limits,
    viewer: null,
    authenticate: once(authenticate),
    loaders,
  };
}

function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}
