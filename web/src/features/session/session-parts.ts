import type { Identity } from "./identity";
import type { SignedIn, Viewer } from "./session-record";

/** Who is here; `loading` only where something is stored that has to be asked about first. */
export type SessionState =
  { status: "loading" | "signedOut"; viewer?: undefined } | { status: "signedIn"; viewer: Viewer };

/** What a session is made of; replaced in tests. */
export interface SessionParts {
  loadIdentity(): Promise<Identity>;
  /** The shop's access token for an ID token; throws `SessionRefused` where the shop says no. */
  exchange(idToken: string): Promise<SignedIn>;
  /** Whose an access token is; throws likewise. */
  identify(accessToken: string): Promise<SignedIn>;
  /** Drops all that was fetched and stops what is in flight: the next user must see none of it (decision 16). */
  forget(): void;
}
