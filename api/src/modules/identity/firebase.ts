import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { Unauthenticated } from "../../errors";
import type { SignedInIdentity } from "../users/users.service";

/** Where identities come from: Firebase Auth, or its emulator. */
export interface FirebaseSettings {
  projectId: string;
  /** host:port of the emulator, where that is meant. */
  emulatorHost?: string | undefined;
}

const FAULTS_OF_TOKENS = /^auth\/(argument-error|id-token-|invalid-id-token|user-disabled|user-not-found)/;

/** The shop's view of Firebase Auth. */
export class Firebase {
  private readonly app: App;
  private readonly auth: Auth;

  constructor(settings: FirebaseSettings) {
    // the SDK reads the emulator's address from the environment and from nowhere else
    if (settings.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = settings.emulatorHost;
    this.app = initializeApp({ projectId: settings.projectId }, `shop-${settings.projectId}`);
    this.auth = getAuth(this.app);
  }

  /** Who an ID token belongs to: signature, audience, issuer, expiry and revocation checked (decision 8). */
  async verify(idToken: string): Promise<SignedInIdentity> {
    try {
      const { uid, email, email_verified, name } = await this.auth.verifyIdToken(idToken, true);
      if (!email) throw new Unauthenticated("The account has no e-mail.");
      const displayName = typeof name === "string" ? name.slice(0, 100) : null;
      return { uid, email: email.toLowerCase(), emailVerified: email_verified === true, name: displayName };
    } catch (error) {
      if (FAULTS_OF_TOKENS.test((error as { code?: string }).code ?? ""))
        throw new Unauthenticated("The Firebase ID token is invalid, expired or revoked.");
      throw error;
    }
  }

  /** Disables an account and ends its sessions (decision 9). One that is gone already is fine. */
  async block(uid: string): Promise<void> {
    try {
      await this.auth.updateUser(uid, { disabled: true });
      await this.auth.revokeRefreshTokens(uid);
    } catch (error) {
      if ((error as { code?: string }).code !== "auth/user-not-found") throw error;
    }
  }

  /** Makes a verified account with a password unless one of that e-mail exists; for the demo's accounts. */
  async ensureAccount(account: { email: string; password: string; displayName: string }): Promise<void> {
    try {
      await this.auth.createUser({ ...account, emailVerified: true });
    } catch (error) {
      if ((error as { code?: string }).code !== "auth/email-already-exists") throw error;
    }
  }

  /** Frees what the SDK holds. */
  close(): Promise<void> {
    return deleteApp(this.app);
  }
}
