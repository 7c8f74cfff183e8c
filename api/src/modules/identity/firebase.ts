import { serverTexts } from "@shop/shared/messages/server";
import { type App, deleteApp, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, type UserRecord, getAuth } from "firebase-admin/auth";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import type { IdentityProvider, SignedInIdentity } from "../../context/identity";
import { ChangeUncertain, DomainError, ServiceUnavailable, Unauthenticated } from "../../errors";
import { withTimeout } from "../../timeout";
import { hasTokenForm, readIdentity } from "./id-token";

/** The settings of Firebase Auth or its emulator. */
export interface FirebaseSettings {
  projectId: string;
  /** host:port of the emulator, if it is used. */
  emulatorHost?: string | undefined;
  /** The time limit for Firebase's answers, in ms. The SDK itself would wait for minutes. Default: 8 s. */
  timeoutMs?: number;
}

/** The SDK's code for an account that doesn't exist. */
const GONE = "auth/user-not-found";

const TOKEN_FAULTS = /^auth\/(id-token-|invalid-id-token|user-disabled|user-not-found)/;

/**
 * The SDK has one code for invalid tokens and for failures to fetch Google's keys; only the message differs, and it
 * quotes the response to the request for the keys.
 */
const TOKEN_WORDS = /^(?!Error fetching ).*(ID token|jwt)/is;

const TIMEOUT_MS = 8_000;

/** The shop's client of Firebase Auth. */
export class Firebase implements IdentityProvider {
  private readonly timeoutMs: number;
  private opened: App | undefined;

  constructor(private readonly settings: FirebaseSettings) {
    // the SDK reads the emulator's address only from the environment
    if (settings.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = settings.emulatorHost;
    else void this.auth; // loads the code now, so that no sign-in waits for it
    this.timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  }

  /** The SDK. With the emulator it is loaded on first use, so that a demo starts sooner. */
  private get auth(): Auth {
    const { projectId } = this.settings;
    this.opened ??= initializeApp({ projectId }, `shop-${projectId}`);
    return getAuth(this.opened);
  }

  /**
   * Verifies an ID token's signature, audience, issuer, expiry and revocation (D-08). Throws Unauthenticated if it is
   * invalid.
   */
  async verify(idToken: string): Promise<SignedInIdentity> {
    if (!hasTokenForm(idToken)) throw new Unauthenticated("This is not a Firebase ID token.");
    try {
      return readIdentity(await this.answered(this.auth.verifyIdToken(idToken, true)));
    } catch (error) {
      if (isTokenFault(error))
        throw new Unauthenticated("The Firebase ID token is invalid, expired or revoked.");
      throw unavailable(error);
    }
  }

  /** The sign-in providers of an account; empty for an unknown account. */
  async providersOf(uid: string): Promise<string[]> {
    const account = await this.find(uid);
    return account?.providerData.map(({ providerId }) => providerId) ?? [];
  }

  /** Ends all sessions of an account. Does nothing for a deleted account. */
  async endSessions(uid: string): Promise<void> {
    await this.change(() => this.auth.revokeRefreshTokens(uid));
  }

  /**
   * Ends the sessions that began before this sign-in; also ends this sign-in's session unless Firebase has already
   * ended the earlier ones.
   */
  async endSessionsBefore(uid: string, signedInAt: Date): Promise<void> {
    const account = await this.find(uid);
    const validSince = Date.parse(account?.tokensValidAfterTime ?? "");
    if (!(validSince >= signedInAt.getTime())) await this.endSessions(uid);
  }

  /** Changes the name in later ID tokens of an account. Does nothing for a deleted account. */
  async rename(uid: string, name: string): Promise<void> {
    await this.change(() => this.auth.updateUser(uid, { displayName: name }));
  }

  /** Disables an account and ends its sessions (D-09). Does nothing for a deleted account. */
  async block(uid: string): Promise<void> {
    await this.change(async () => {
      await this.auth.updateUser(uid, { disabled: true });
      await this.auth.revokeRefreshTokens(uid);
    });
  }

  /** Enables a blocked account again. Does nothing for a deleted account. */
  async unblock(uid: string): Promise<void> {
    await this.change(() => this.auth.updateUser(uid, { disabled: false }));
  }

  /** Deletes an account. Does nothing if it is already gone. */
  async deleteAccount(uid: string): Promise<void> {
    await this.change(() => this.auth.deleteUser(uid));
  }

  /** Creates a verified account with a password unless the email has one; returns its id. For the demo accounts. */
  async ensureAccount(account: { email: string; password: string; displayName: string }): Promise<string> {
    try {
      return (await this.auth.createUser({ ...account, emailVerified: true })).uid;
    } catch (error) {
      if (codeOf(error) !== "auth/email-already-exists") throw error;
      return (await this.auth.getUserByEmail(account.email)).uid;
    }
  }

  /** Frees the SDK's resources, which all instances of a project share. */
  async close(): Promise<void> {
    if (this.opened && getApps().includes(this.opened)) await deleteApp(this.opened);
  }

  private async find(uid: string): Promise<UserRecord | undefined> {
    return this.answered(this.auth.getUser(uid)).catch((error: unknown) => {
      if (codeOf(error) === GONE) return undefined;
      throw unavailable(error);
    });
  }

  private async change(work: () => Promise<unknown>): Promise<void> {
    const sent = new SentChanges();
    try {
      await this.answered(sent.during(work));
    } catch (error) {
      if (codeOf(error) === GONE) return;
      throw unavailable(error, sent.allRefused ? ServiceUnavailable : ChangeUncertain);
    }
  }

  /** Waits for Firebase's answer; throws if it takes too long. */
  private answered<T>(answer: Promise<T>): Promise<T> {
    return withTimeout(answer, this.timeoutMs, () => {
      throw new Error(`Firebase did not answer within ${this.timeoutMs} ms`);
    });
  }
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

/** The client's error for a failed call to Firebase: domain errors stay, any other becomes a 503. */
function unavailable(error: unknown, Unavailable = ServiceUnavailable): Error {
  if (error instanceof DomainError) return error;
  const refusal = new Unavailable(5, serverTexts().adminRefusals.accessRefusals.signIn);
  return Object.assign(refusal, { cause: error });
}

/** The path of requests that change an account, at Firebase and at the emulator. */
const CHANGE = /\/accounts:(update|delete)$/;

const running = new AsyncLocalStorage<SentChanges>();

// the SDK repeats requests by itself, and its last error doesn't include the outcome of earlier requests
subscribe("http.client.request.start", (message) => {
  const { request } = message as { request: ClientRequest };
  if (CHANGE.test(request.path)) running.getStore()?.watch(request);
});

/** The requests for changes that `work` sends to Firebase, including the SDK's repeats. */
export class SentChanges {
  private readonly unrefused = new Set<ClientRequest>();
  private ended = false;

  /**
   * Whether nothing has changed or will change: the work has ended, and each request failed to reach Firebase or was
   * refused with a 4xx.
   */
  get allRefused(): boolean {
    return this.ended && this.unrefused.size === 0;
  }

  /** Runs `work` and counts its requests. */
  during<Result>(work: () => Promise<Result>): Promise<Result> {
    return running.run(this, work).finally(() => (this.ended = true));
  }

  /** Counts a request from its connection until its refusal. */
  watch(request: ClientRequest): void {
    const add = () => this.unrefused.add(request);
    if (request.socket?.connecting === false) add();
    else if (request.socket) request.socket.once("connect", add);
    else request.once("socket", (socket) => (socket.connecting ? socket.once("connect", add) : add()));
    request.once("response", ({ statusCode = 500 }) => {
      if (statusCode >= 400 && statusCode < 500) this.unrefused.delete(request);
    });
  }
}
