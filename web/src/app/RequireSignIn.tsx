import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { layoutTexts } from "../messages/layout";
import { useSession } from "../features/session/SessionProvider";
import { Loading } from "../ui/feedback/states";
import { useHydrated } from "../ui/browser/use-hydrated";
import { paths } from "../routing/paths";

/**
 * A guard: signed-in viewers see its child routes. Others go to /login, which leads them back afterwards (spec §2).
 * Who is signed out while inside, by themselves or by the server, goes to / (D-16); who signed out everywhere goes to /login.
 */
export function RequireSignIn() {
  const { status, viewer, refused, everywhere } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [toHome, setToHome] = useState(false); // after signing out: to / instead of /login
  if ((viewer || refused) && !toHome) setToHome(true);

  if (!hydrated || status === "loading") return <Loading page what={layoutTexts.loadingAccount} />;
  // Keyed by viewer, so that the next one sees nothing that this one typed or loaded.
  if (viewer) return <Outlet key={viewer.id} />;
  if (toHome && !everywhere) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}
