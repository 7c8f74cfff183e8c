import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../features/session/SessionProvider";
import { Loading } from "../ui/feedback/states";
import { useHydrated } from "../ui/browser/use-hydrated";
import { paths } from "../routing/paths";

/**
 * Shows what is behind it to whoever is signed in; sends others to /login, which remembers where they came from
 * (spec §2), and whoever is signed out while inside, or refused by the server, to / (D-16).
 */
export function RequireSignIn() {
  const { status, viewer, refused } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [toHome, setToHome] = useState(false); // where this visitor goes once signed out: not to /login
  if ((viewer || refused) && !toHome) setToHome(true);

  if (!hydrated || status === "loading") return <Loading page what="your account" />;
  // Keyed by person: nothing that one typed or saw is there for the next.
  if (viewer) return <Outlet key={viewer.id} />;
  if (toHome) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}
