import type { Identity, IdentityConfig } from "./identity";

/** Returns a function that loads Firebase's code once, on its first call, and again after a failure to load it. */
export function lazyIdentity(config: IdentityConfig): () => Promise<Identity> {
  let loading: Promise<Identity> | undefined;
  return () =>
    (loading ??= import("./firebase-identity").then(
      ({ createFirebaseIdentity }) => createFirebaseIdentity(config),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
}
