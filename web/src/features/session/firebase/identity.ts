/** The identity service (Firebase Authentication) as the session needs it. Failures carry a Firebase `code`. */
export interface Identity {
  /** A valid ID token of whoever is signed in there, or null. */
  idToken(): Promise<string | null>;
  /** Each of these signs in and gives the ID token that proves it. */
  signInWithPassword(email: string, password: string): Promise<string>;
  register(name: string, email: string, password: string): Promise<string>;
  signInWithGoogle(): Promise<string>;
  /** The emulator's stand-in for Google's window: any account, no password. */
  signInWithGoogleAccount(account: GoogleAccount): Promise<string>;
  /** Sends Firebase's reset mail; an unknown address is no failure (D-17). */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends whoever is signed in there the mail whose link verifies their address. */
  sendVerification(): Promise<void>;
  /** A fresh ID token of the signed-in account, or null where its e-mail is not verified. */
  verifiedIdToken(): Promise<string | null>;
  /** What it knows of whoever is signed in there, or null. */
  profile(): Promise<IdentityProfile | null>;
  signOut(): Promise<void>;
}

/** What the identity service knows and the shop does not keep. */
export interface IdentityProfile {
  emailVerified: boolean;
  photoUrl: string | null;
  phoneNumber: string | null;
  lastSignInAt: Date | null;
}

/** A Google account that the emulator takes our word for. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** Where the identity service is and how it knows us. */
export interface IdentityConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Set under the Firebase Auth emulator alone. */
  emulatorUrl?: string;
}
