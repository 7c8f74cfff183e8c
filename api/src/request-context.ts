import type { DataSource } from "typeorm";
import type { IdentityProviders, RequestContext } from "./context";
import { Loaders } from "./graphql/loaders";
import { findViewer } from "./modules/users/users.service";

/** A fresh context for one request. Nobody is looked up before a guard asks who is there. */
export function createContext(
  { manager: db }: Pick<DataSource, "manager">,
  identity: IdentityProviders,
  token?: string,
): RequestContext {
  const authenticate = async () => {
    const userId = token === undefined ? null : identity.accessTokens.read(token);
    return userId === null ? null : findViewer({ db }, userId);
  };
  return { db, identity, viewer: null, authenticate: once(authenticate), loaders: new Loaders({ db }) };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work());
}
