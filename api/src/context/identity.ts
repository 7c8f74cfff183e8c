/** A sign-in as reported by the identity provider: user, method and time. The email is in lower case. */
export interface SignedInIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  /** The provider's name for the sign-in method, such as `password` or `google.com`. */
  provider: string;
  signedInAt: Date;
}

/**
 * The identity provider's methods for services. Each method throws ServiceUnavailable if the provider can't be reached: nothing has
 * changed then. A change whose response is late or lost throws ChangeUncertain; each method may be repeated.
 */
export interface IdentityProvider {
  /** Verifies an ID token (D-08); throws Unauthenticated for an invalid, expired or revoked one. */
  verify(idToken: string): Promise<SignedInIdentity>;
  /** The methods by which an account can sign in; none for an unknown account. */
  providersOf(uid: string): Promise<string[]>;
  /** Ends all sessions of an account. */
  endSessions(uid: string): Promise<void>;
  /** Ends the sessions that started before this sign-in. */
  endSessionsBefore(uid: string, signedInAt: Date): Promise<void>;
  /** Changes the name in an account's later ID tokens. */
  rename(uid: string, name: string): Promise<void>;
  /** Disables an account and ends its sessions (D-09). */
  block(uid: string): Promise<void>;
  /** Lets a blocked account sign in again. */
  unblock(uid: string): Promise<void>;
  /** Deletes an account with all its data at the provider. */
  deleteAccount(uid: string): Promise<void>;
}

/** The content of an access token: a user, the epoch of their sessions (ADR-0016), and the device (ADR-0016). */
export interface AccessTokenSubject {
  userId: string;
  epoch: number;
  /** Missing in tokens issued before devices were recorded. */
  deviceId?: string | null;
}

/** The purpose of a link in a mail. */
export type LinkPurpose = "newsletter" | "gift-card" | "payment";

/** Issues and reads the shop's own access tokens, which carry no rights, and the tokens of links in mails. */
export interface AccessTokenIssuer {
  /** Issues a token; returns it with its time of expiry. */
  issue(subject: AccessTokenSubject): { accessToken: string; expiresAt: Date };
  /** Reads a token; null if it is forged, expired, incomplete, or not a token. */
  read(token: string): AccessTokenSubject | null;
  /** Signs the token of a link for a purpose, a subject's id and a start time. Equal arguments give equal tokens. */
  signLink(purpose: LinkPurpose, id: string, since: Date): string;
  /** The subject's id in the token of a link; null if the token is forged, older than `hours`, or for another purpose. */
  readLink(purpose: LinkPurpose, token: string, hours: number): string | null;
}

/** Proofs of identity: Firebase at sign-in, the shop's own token afterwards. */
export interface IdentityProviders {
  readonly firebase: IdentityProvider;
  readonly accessTokens: AccessTokenIssuer;
}
