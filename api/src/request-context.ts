import type { DataSource } from "typeorm";
import type { IdentityProviders, RequestContext } from "./context";
import { Loaders } from "./graphql/loaders";
import type { PictureStore } from "./modules/pictures/picture-store";
import { findViewer } from "./modules/users/users.service";
import type { ShopPolicy } from "./policy";

/** What the requests of a shop share. */
export interface Shared {
  database: Pick<DataSource, "manager">;
  identity: IdentityProviders;
  pictures: PictureStore;
  policy: ShopPolicy;
}

/** A fresh context for one request. Nobody is looked up before a guard asks who is there. */
export function createContext(shared: Shared, token?: string): RequestContext {
  const { database, identity, pictures, policy } = shared;
  const db = database.manager;
  const authenticate = async () => {
    const userId = token === undefined ? null : identity.accessTokens.read(token);
    return userId === null ? null : findViewer({ db }, userId);
  };
  const loaders = new Loaders({ db });
  return { db, identity, pictures, policy, viewer: null, authenticate: once(authenticate), loaders };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work());
}
