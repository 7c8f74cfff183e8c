import { FirebaseError, initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  updatePassword,
  updateProfile,
  type Auth,
  type AuthCredential,
  type User,
} from "firebase/auth";
import type { GoogleAccount, Identity, IdentityConfig, IdentityProfile } from "./identity";
import { trustScript } from "../../ui/browser/trusted-types";

const googleScript = "https://apis.google.com/js/api.js";
/** Milliseconds. Browsers block a popup that opens more than about 5 s after the click. */
const GOOGLE_TIMEOUT_MS = 4_000;

/** Firebase Authentication. It stores its user in IndexedDB, or in local storage where IndexedDB is missing. */
export function createFirebaseIdentity({ emulatorUrl, ...config }: IdentityConfig): Identity {
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    idToken: async () => {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken() ?? null;
    },
    signInWithPassword: async (email, password) =>
      (await signInWithEmailAndPassword(auth, email, password)).user.getIdToken(),
    register: (name, email, password) => register(auth, name, email, password),
    signInWithGoogle: () => signInWithGoogle(auth),
    signInWithGoogleAccount: (account) => signInWithGoogleAccount(auth, account),
    profile: () => profile(auth),
    changePassword: (current, next) => changePassword(auth, current, next),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    sendVerification: () => sendVerification(auth),
    verifiedIdToken: () => verifiedIdToken(auth),
    confirmPassword: async (email, password) =>
      confirm(await currentUser(auth), EmailAuthProvider.credential(email, password)),
    confirmGoogle: () => confirmGoogle(auth),
    confirmGoogleAccount: async (account) => confirm(await currentUser(auth), emulatedCredential(account)),
    signOut: () => auth.signOut(),
  };
}

async function profile(auth: Auth): Promise<IdentityProfile | null> {
  await auth.authStateReady();
  await auth.currentUser?.reload().catch(() => undefined); // offline, the last known profile is used
  const user = auth.currentUser;
  return (
    user && {
      emailVerified: user.emailVerified,
      photoUrl: user.photoURL,
      phoneNumber: user.phoneNumber,
      lastSignInAt: user.metadata.lastSignInTime ? new Date(user.metadata.lastSignInTime) : null,
      hasPassword: user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
    }
  );
}

async function register(auth: Auth, name: string, email: string, password: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  void sendEmailVerification(user).catch(() => undefined); // the Profile page can send it again
  return user.getIdToken(true); // the first token was issued before the name was set
}

async function signInWithGoogle(auth: Auth): Promise<string> {
  await checkGoogleReachable();
  trustScript(googleScript);
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return user.getIdToken();
}

/** Checks that Google's script can be loaded. Without it the popup hangs for half a minute, or fails with no message. */
async function checkGoogleReachable(): Promise<void> {
  try {
    await fetch(googleScript, { mode: "no-cors", signal: AbortSignal.timeout(GOOGLE_TIMEOUT_MS) });
  } catch {
    throw new FirebaseError("auth/google-unreachable", "Google's sign-in script could not be fetched.");
  }
}

async function signInWithGoogleAccount(auth: Auth, account: GoogleAccount): Promise<string> {
  return (await signInWithCredential(auth, emulatedCredential(account))).user.getIdToken();
}

function emulatedCredential({ email, name }: GoogleAccount): AuthCredential {
  const claims = { sub: `google-${email.toLowerCase()}`, email, name, email_verified: true };
  return GoogleAuthProvider.credential(JSON.stringify(claims));
}

/** The signed-in account; throws Firebase's error if there is none. */
async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new FirebaseError("auth/user-token-expired", "Nobody is signed in here.");
  return auth.currentUser;
}

async function confirm(user: User, credential: AuthCredential): Promise<string> {
  return (await reauthenticateWithCredential(user, credential)).user.getIdToken(true);
}

async function confirmGoogle(auth: Auth): Promise<string> {
  const current = await currentUser(auth);
  await checkGoogleReachable();
  trustScript(googleScript);
  const provider = new GoogleAuthProvider();
  const { user } = await reauthenticateWithPopup(current, provider, browserPopupRedirectResolver);
  return user.getIdToken(true);
}

async function sendVerification(auth: Auth): Promise<void> {
  await sendEmailVerification(await currentUser(auth));
}

async function changePassword(auth: Auth, current: string, next: string): Promise<string | null> {
  const user = await currentUser(auth);
  const email = user.email ?? "";
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current));
  await updatePassword(user, next);
  // the change has ended all sessions that began before it, including this one
  const signedIn = signInWithEmailAndPassword(auth, email, next);
  return signedIn.then(({ user: again }) => again.getIdToken()).catch(() => null);
}

async function verifiedIdToken(auth: Auth): Promise<string | null> {
  await auth.authStateReady();
  await auth.currentUser?.reload();
  return auth.currentUser?.emailVerified ? auth.currentUser.getIdToken(true) : null;
}

async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === "auth/user-not-found")) throw error;
  }
}
