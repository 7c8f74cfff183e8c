import type { Identity } from "../firebase/identity";
import type { SignedIn, Viewer } from "./session-storage";

/** Who is here; `loading` only where something is stored that has to be asked about first. */
export type SessionState =
  | { status: "loading"; viewer?: undefined; refused?: undefined }
  /** `refused`: the server ended it, and the person has not been told yet (spec §8). */
  | { status: "signedOut"; viewer?: undefined; refused: boolean }
  | { status: "signedIn"; viewer: Viewer; refused?: undefined };

/** What a session is made of; replaced in tests. */
export interface SessionDependencies {
  loadIdentity(): Promise<Identity>;
  /** The shop's access token for an ID token; throws `SessionRefused` where the shop says no. */
  exchange(idToken: string): Promise<SignedIn>;
  /** Whose an access token is; throws likewise. */
  identify(accessToken: string): Promise<SignedIn>;
  /** Drops all that was fetched and stops what is in flight: the next user must see none of it (D-16). */
  forget(): void;
}
