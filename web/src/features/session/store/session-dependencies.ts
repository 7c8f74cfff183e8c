import type { Identity } from "../firebase/identity";
import type { ActiveSession } from "./session-storage";

/** What a session is made of; replaced in tests. */
export interface SessionDependencies {
  loadIdentity(): Promise<Identity>;
  /** The shop's access token for an ID token; throws `SessionRefused` where the shop says no. */
  exchange(idToken: string): Promise<ActiveSession>;
  /** Whose an access token is; throws likewise. */
  identify(accessToken: string): Promise<ActiveSession>;
  /** Drops all that was fetched and stops what is in flight: the next user must see none of it (D-16). */
  clearCache(): void;
}
