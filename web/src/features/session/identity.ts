/** The identity service (Firebase Authentication). Its errors have a Firebase `code`. */
export interface Identity {
  /** A valid ID token of the signed-in account, or null. */
  idToken(): Promise<string | null>;
  /** This method and the next three sign in and return the ID token. */
  signInWithPassword(email: string, password: string): Promise<string>;
  register(name: string, email: string, password: string): Promise<string>;
  signInWithGoogle(): Promise<string>;
  /** Signs in as any Google account, without a password; only with the emulator. */
  signInWithGoogleAccount(account: GoogleAccount): Promise<string>;
  /** Sends the password reset mail; an unknown address is no error (D-17). */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the verification mail to the signed-in account. */
  sendVerification(): Promise<void>;
  /** A fresh ID token of the signed-in account, or null if its email is not verified. */
  verifiedIdToken(): Promise<string | null>;
  /**
   * Changes the password of the signed-in account and signs in with it. Returns the new ID token, or null if that sign-in
   * failed. Ends the account's other sessions at the identity service.
   */
  changePassword(current: string, next: string): Promise<string | null>;
  /** The profile of the signed-in account, or null. */
  profile(): Promise<IdentityProfile | null>;
  /** This method and the next two sign in to the current account again, and return a fresh ID token. */
  confirmPassword(email: string, password: string): Promise<string>;
  confirmGoogle(): Promise<string>;
  /** Only with the emulator. */
  confirmGoogleAccount(account: GoogleAccount): Promise<string>;
  signOut(): Promise<void>;
}

/** The account data that only the identity service stores. */
export interface IdentityProfile {
  emailVerified: boolean;
  photoUrl: string | null;
  phoneNumber: string | null;
  lastSignInAt: Date | null;
  /** Whether the account has a password; otherwise it signs in with Google. */
  hasPassword: boolean;
}

/** A Google account for the emulator. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** The configuration of the identity service. */
export interface IdentityConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Only with the Firebase Auth emulator. */
  emulatorUrl?: string;
}
