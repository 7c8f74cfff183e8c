/** A sign-in according to the identity provider: who, how and when. The email is in lower case. */
export interface SignedInIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  /** The provider's name for the way of signing in, such as `password` or `google.com`. */
  provider: string;
  signedInAt: Date;
}

/**
 * What services need of the identity provider. Each method throws ServiceUnavailable if it can't be reached: then it has changed nothing.
 * A change whose answer is late or lost throws ChangeUncertain; each may be repeated.
 */
export interface IdentityProvider {
  /** Verifies an ID token (D-08); throws Unauthenticated for an invalid, expired or revoked one. */
  verify(idToken: string): Promise<SignedInIdentity>;
  /** The ways in which an account can sign in; none for an unknown account. */
  providersOf(uid: string): Promise<string[]>;
  /** Ends all sessions of an account. */
  endSessions(uid: string): Promise<void>;
  /** Ends the sessions that began before this sign-in. */
  endSessionsBefore(uid: string, signedInAt: Date): Promise<void>;
  /** Changes the name that later ID tokens of an account carry. */
  rename(uid: string, name: string): Promise<void>;
  /** Disables an account and ends its sessions (D-09). */
  block(uid: string): Promise<void>;
  /** Lets a blocked account sign in again. */
  unblock(uid: string): Promise<void>;
  /** Deletes an account with everything that the provider has of it. */
  deleteAccount(uid: string): Promise<void>;
}

/** The content of an access token: a user, the epoch of their sessions (ADR-0016), and the device (ADR-0016). */
export interface AccessTokenSubject {
  userId: string;
  epoch: number;
  /** None in tokens that were issued before devices were recorded. */
  deviceId?: string | null;
}

/** What a link of a mail is for. */
export type LinkPurpose = "newsletter";

/** Issues and reads the shop's own access tokens, which carry no rights, and the tokens of links in its mails. */
export interface AccessTokenIssuer {
  /** Issues a token for its subject; returns it with the time of its expiry. */
  issue(subject: AccessTokenSubject): { accessToken: string; expiresAt: Date };
  /** Reads a token; null if it is forged, expired, incomplete, or not a token. */
  read(token: string): AccessTokenSubject | null;
  /** Signs the token of a link: for what, the id of what it is about, and since when. The same for the same values. */
  signLink(purpose: LinkPurpose, id: string, since: Date): string;
  /** The id of such a token; null if it is forged, older than that number of hours, or for something else. */
  readLink(purpose: LinkPurpose, token: string, hours: number): string | null;
}

/** Proofs of identity: Firebase at sign-in, the shop's own token afterwards. */
export interface IdentityProviders {
  readonly firebase: IdentityProvider;
  readonly accessTokens: AccessTokenIssuer;
}
