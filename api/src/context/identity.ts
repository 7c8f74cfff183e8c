/** Who the identity provider says has signed in, how, and when. The e-mail is in lower case. */
export interface SignedInIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  /** The provider's name for the way of signing in, such as `password` or `google.com`. */
  provider: string;
  signedInAt: Date;
}

/** What services need of the identity provider. Each method throws ServiceUnavailable where it can't be reached. */
export interface IdentityProvider {
  /** Who an ID token belongs to (D-08); throws Unauthenticated for an invalid, expired or revoked one. */
  verify(idToken: string): Promise<SignedInIdentity>;
  /** The ways in which an account can sign in; none for an unknown account. */
  providersOf(uid: string): Promise<string[]>;
  /** Ends all sessions of an account. */
  endSessions(uid: string): Promise<void>;
  /** Ends the sessions that began before this sign-in. */
  endSessionsBefore(uid: string, signedInAt: Date): Promise<void>;
  /** Disables an account and ends its sessions (D-09). */
  block(uid: string): Promise<void>;
  /** Lets a blocked account sign in again. */
  unblock(uid: string): Promise<void>;
}

/** What an access token names: a user, and which generation of their sessions it belongs to. */
export interface AccessTokenSubject {
  userId: string;
  epoch: number;
}

/** Issues and reads the shop's own access tokens. They carry no rights. */
export interface AccessTokenIssuer {
  /** A token for this user's sessions of this epoch, and when it ends. */
  issue(subject: AccessTokenSubject): { accessToken: string; expiresAt: Date };
  /** Whom a token names; null for one that is forged, expired, incomplete, or no token at all. */
  read(token: string): AccessTokenSubject | null;
}

/** What proves who somebody is: Firebase once at sign-in, the shop's own token from then on. */
export interface IdentityProviders {
  readonly firebase: IdentityProvider;
  readonly accessTokens: AccessTokenIssuer;
}
