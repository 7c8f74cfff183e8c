import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth, type UserRecord } from "firebase-admin/auth";
import { DomainError, ServiceUnavailable, Unauthenticated } from "../../errors";
import type { IdentityProvider, SignedInIdentity } from "../../context/identity";
import { hasTokenForm, readIdentity } from "./id-token";

/** Where identities come from: Firebase Auth, or its emulator. */
export interface FirebaseSettings {
  projectId: string;
  /** host:port of the emulator, where that is meant. */
  emulatorHost?: string | undefined;
}

const TOKEN_FAULTS = /^auth\/(id-token-|invalid-id-token|user-disabled|user-not-found)/;

/** The SDK has one code for a bad token and for keys of Google's that could not be fetched; only its words differ. */
const TOKEN_WORDS = /ID token|jwt/i;

/** How long Firebase may take to answer, in ms. The SDK itself would wait for minutes. */
const TIMEOUT_MS = 8_000;

/** The shop's view of Firebase Auth. Each method throws ServiceUnavailable where Firebase can't be reached. */
export class Firebase implements IdentityProvider {
  private readonly app: App;
  private readonly auth: Auth;

  constructor(settings: FirebaseSettings) {
    // the SDK reads the emulator's address from the environment and from nowhere else
    if (settings.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = settings.emulatorHost;
    this.app = initializeApp({ projectId: settings.projectId }, `shop-${settings.projectId}`);
    this.auth = getAuth(this.app);
  }

  /**
   * Who an ID token belongs to: signature, audience, issuer, expiry and revocation checked (D-08). Throws
   * Unauthenticated for any other token.
   */
  async verify(idToken: string): Promise<SignedInIdentity> {
    if (!hasTokenForm(idToken)) throw new Unauthenticated("This is not a Firebase ID token.");
    try {
      return readIdentity(await answered(this.auth.verifyIdToken(idToken, true)));
    } catch (error) {
      if (isTokenFault(error))
        throw new Unauthenticated("The Firebase ID token is invalid, expired or revoked.");
      throw unavailable(error);
    }
  }

  /** The providers that an account can be signed in to with; none for an unknown account. */
  async providersOf(uid: string): Promise<string[]> {
    const account = await this.find(uid);
    return account?.providerData.map(({ providerId }) => providerId) ?? [];
  }

  /** Ends all sessions of an account. One that is gone already is fine. */
  async endSessions(uid: string): Promise<void> {
    await this.change(() => this.auth.revokeRefreshTokens(uid));
  }

  /** Ends the sessions that began before this sign-in, and this one with them unless Firebase has ended them itself. */
  async endSessionsBefore(uid: string, signedInAt: Date): Promise<void> {
    const account = await this.find(uid);
    const validSince = Date.parse(account?.tokensValidAfterTime ?? "");
    if (!(validSince >= signedInAt.getTime())) await this.endSessions(uid);
  }

  /** Disables an account and ends its sessions (D-09). One that is gone already is fine. */
  async block(uid: string): Promise<void> {
    await this.change(() => this.auth.updateUser(uid, { disabled: true }));
    await this.endSessions(uid);
  }

  /** Lets a blocked account sign in again. One that is gone already is fine. */
  async unblock(uid: string): Promise<void> {
    await this.change(() => this.auth.updateUser(uid, { disabled: false }));
  }

  /** Makes a verified account with a password unless one of that e-mail exists; for the demo's accounts. */
  async ensureAccount(account: { email: string; password: string; displayName: string }): Promise<void> {
    try {
      await this.auth.createUser({ ...account, emailVerified: true });
    } catch (error) {
      if (codeOf(error) !== "auth/email-already-exists") throw error;
    }
  }

  /** Frees what the SDK holds. */
  close(): Promise<void> {
    return deleteApp(this.app);
  }

  private async find(uid: string): Promise<UserRecord | undefined> {
    let account: UserRecord | undefined;
    await this.change(async () => (account = await this.auth.getUser(uid)));
    return account;
  }

  private async change(work: () => Promise<unknown>): Promise<void> {
    try {
      await answered(work());
    } catch (error) {
      if (codeOf(error) !== "auth/user-not-found") throw unavailable(error);
    }
  }
}

/** What Firebase answers; throws where it takes too long. */
function answered<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Firebase did not answer within ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

function isTokenFault(error: unknown): boolean {
  const code = codeOf(error);
  return code === "auth/argument-error"
    ? TOKEN_WORDS.test((error as Error).message)
    : TOKEN_FAULTS.test(code);
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}

/** The error for the caller where Firebase, or the network to it, failed: a domain error stays, others become a 503. */
function unavailable(error: unknown): Error {
  if (error instanceof DomainError) return error;
  const refusal = new ServiceUnavailable(
    5,
    "Signing in is not possible right now. Please try again shortly.",
  );
  return Object.assign(refusal, { cause: error });
}
