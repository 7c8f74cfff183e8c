import type { Identity } from "../firebase/identity";
import type { ActiveSession } from "./session-storage";

/** The dependencies of a session; tests replace them. */
export interface SessionDependencies {
  loadIdentity(): Promise<Identity>;
  /** Exchanges an ID token for the shop's access token; throws `SessionRefused` where the shop refuses. */
  exchange(idToken: string): Promise<ActiveSession>;
  /** Looks up the viewer of an access token; throws `SessionRefused` where the shop refuses. */
  identify(accessToken: string): Promise<ActiveSession>;
  /** Clears the cache and stops running requests, because the next user must not see the results (D-16). */
  clearCache(): void;
}
