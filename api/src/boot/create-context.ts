import type { DataSource } from "typeorm";
import type { RequestContext } from "../context/context";
import type { IdentityProviders } from "../context/identity";
import { OperationManager } from "../context/operation-manager";
import { Loaders } from "../context/loaders";
import { unlimited } from "../context/caller-limits";
import type { RateLimits } from "../limits/rate-limits";
import type { ImageStore } from "../context/image-store";
import { findViewer } from "../modules/users/find-user.service";
import type { ShopPolicy } from "../context/policy";

/** What the requests of a shop share. */
export interface Shared {
  database: Pick<DataSource, "manager">;
  identity: IdentityProviders;
  images: ImageStore;
  policy: ShopPolicy;
  /** Undefined where they are switched off. */
  rateLimits?: Pick<RateLimits, "of"> | undefined;
}

/**
 * A fresh context for one request. The viewer is loaded lazily, on the first guard. Without an address the caller is the
 * shop itself, which renders a page, and nothing is limited.
 */
export function createContext(shared: Shared, token?: string, address?: string): RequestContext {
  const { database, identity, images, policy, rateLimits } = shared;
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
    policy,
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
