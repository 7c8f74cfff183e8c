import type { Identity } from "../firebase/identity";
import type { ActiveSession } from "./session-storage";

/** The dependencies of a session; tests replace them. */
export interface SessionDependencies {
  loadIdentity(): Promise<Identity>;
  /** Exchanges an ID token for the shop's access token; throws `SessionRefused` where the shop refuses. */
  exchange(idToken: string): Promise<ActiveSession>;
  /** Looks up the viewer of an access token; throws `SessionRefused` where the shop refuses. */
  identify(accessToken: string): Promise<ActiveSession>;
  /** Ends the viewer's other sessions and opens one for the ID token of a new sign-in; throws like `exchange`. */
  endOtherSessions(idToken: string, accessToken: string | null): Promise<ActiveSession>;
  /** Lets the shop forget this device, at sign-out. */
  removeDevice(accessToken: string): Promise<void>;
  /** Clears the cache and stops running requests, because the next user must not see the results (D-16). */
  clearCache(): void;
}
