import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { GoogleAccount } from "./identity";
import type { Session } from "./store/session";
import { signedOut, type SessionState } from "./store/session-state";

/** Sign-in methods that exist only in a demo. */
export interface SignInOptions {
  /** The two demo accounts exist: only with the seed `demo`. */
  demoAccounts: boolean;
  /** The Firebase emulator stands in for Google and accepts any account. */
  emulatedGoogle: boolean;
}

interface SessionContextValue {
  session: Session;
  signInOptions: SignInOptions;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** Provides the session. */
export function SessionProvider({
  session,
  signInOptions,
  children,
}: SessionContextValue & { children: ReactNode }) {
  const provided = useMemo(() => ({ session, signInOptions }), [session, signInOptions]);
  return <SessionContext value={provided}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const provided = use(SessionContext);
  if (!provided) throw new Error("SessionProvider is missing.");
  return provided;
}

/** The state of the session; signed out on the server and during hydration. */
export function useSession(): SessionState {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getState, () => signedOut);
}

/** The signed-in viewer, for pages behind `RequireSignIn`. */
export function useViewer() {
  const { viewer } = useSession();
  if (!viewer) throw new Error("RequireSignIn is missing.");
  return viewer;
}

/** The demo's sign-in methods. */
export function useSignInOptions(): SignInOptions {
  return useSessionContext().signInOptions;
}

/** The actions of the session. Promises reject with an error that `explainAuthError` explains. */
export function useSessionActions() {
  const { session } = useSessionContext();
  return useMemo(
    () => ({
      loadIdentity: session.loadIdentity,
      preloadIdentity: () => void session.loadIdentity().catch(() => undefined),
      endOtherSessions: session.endOtherSessions,
      rename: session.rename,
      signOut: session.signOut,
      endEverywhere: session.endEverywhere,
      handleUnauthorized: session.handleUnauthorized,
      handleForbidden: session.handleForbidden,
      getAccessToken: session.getAccessToken,
      profile: async () => (await session.loadIdentity()).profile(),
      sendVerification: async () => (await session.loadIdentity()).sendVerification(),
      confirmVerification: session.confirmVerification,
      acknowledgeRefusal: session.acknowledgeRefusal,
      sendPasswordReset: async (email: string) => (await session.loadIdentity()).sendPasswordReset(email),
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
