import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { GoogleAccount } from "./firebase/identity";
import type { Session } from "./store/session";
import type { SessionState } from "./store/session-dependencies";

/** Ways of signing in that exist only where the shop is tried out. */
export interface SignInOffers {
  /** The two demo accounts exist (decision: seed `demo` alone). */
  demoAccounts: boolean;
  /** Google's window is played by the emulator: any account will do. */
  googleAccounts: boolean;
}

interface Provided {
  session: Session;
  offers: SignInOffers;
}

const Provision = createContext<Provided | null>(null);

/** Gives everything inside it the session. */
export function SessionProvider({ session, offers, children }: Provided & { children: ReactNode }) {
  const provided = useMemo(() => ({ session, offers }), [session, offers]);
  return <Provision value={provided}>{children}</Provision>;
}

function useProvided(): Provided {
  const provided = use(Provision);
  if (!provided) throw new Error("The session needs a SessionProvider above.");
  return provided;
}

const signedOut: SessionState = { status: "signedOut", refused: false };

/** Who is here. The server, and the first rendering in the browser, know nobody. */
export function useSession(): SessionState {
  const { session } = useProvided();
  return useSyncExternalStore(session.subscribe, session.getState, () => signedOut);
}

/** The signed-in viewer, for pages behind `RequireSignIn`. */
export function useViewer() {
  const { viewer } = useSession();
  if (!viewer) throw new Error("This page belongs behind RequireSignIn.");
  return viewer;
}

/** Which of the trial's ways of signing in there are. */
export function useSignInOffers(): SignInOffers {
  return useProvided().offers;
}

/** What can be done about the session. Those that return a promise throw what `explainAuthError` puts into words. */
export function useSessionActions() {
  const { session } = useProvided();
  return useMemo(
    () => ({
      prepare: session.prepare,
      signOut: session.signOut,
      expel: session.handleUnauthorized,
      getAccessToken: session.getAccessToken,
      profile: session.profile,
      sendVerification: session.sendVerification,
      confirmVerification: session.confirmVerification,
      acknowledgeRefusal: session.acknowledgeRefusal,
      sendPasswordReset: (email: string) => session.sendPasswordReset(email),
      signInWithPassword: (email: string, password: string) =>
        session.signIn((identity) => identity.signInWithPassword(email, password)),
      register: (name: string, email: string, password: string) =>
        session.signIn((identity) => identity.register(name, email, password)),
      signInWithGoogle: () => session.signIn((identity) => identity.signInWithGoogle()),
      signInWithGoogleAccount: (account: GoogleAccount) =>
        session.signIn((identity) => identity.signInWithGoogleAccount(account)),
    }),
    [session],
  );
}
