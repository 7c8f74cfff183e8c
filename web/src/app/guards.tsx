import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../features/session/SessionProvider";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../paths";
import { useHydrated } from "../ui/browser/use-hydrated";
import { Loading } from "../ui/feedback/states";

/**
 * A guard: signed-in viewers see its child routes. Visitors are redirected to /login, which returns them afterwards (spec §2).
 * If a session ends on such a page, by signing out or by the server, the viewer is redirected to / (D-16); after signing out
 * everywhere, or if the session could not be renewed, to /login.
 */
export function RequireSignIn() {
  const { status, viewer, refused, ended } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [toHome, setToHome] = useState(false); // after signing out: to / instead of /login
  if ((viewer || refused) && !toHome) setToHome(true);

  if (!hydrated || status === "loading") return <Loading page what={layoutTexts.loadingAccount} />;
  // Keyed by viewer, so that the next viewer sees no entries or data of the previous one.
  if (viewer) return <Outlet key={viewer.id} />;
  if (toHome && !ended) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}

/**
 * A guard around customers' pages: redirects admins, because they have no cart and no orders (spec §6), to /dashboard (D-26).
 */
export function AdminsToDashboard() {
  const admin = useSession().viewer?.role === "ADMIN";
  return admin ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
