import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router-dom";
import { useSession, useViewer } from "../features/session/SessionProvider";
import { alertTexts } from "../messages/alerts";
import { layoutTexts } from "../messages/layout";
import { paths } from "../routing/paths";
import { useHydrated } from "../ui/browser/use-hydrated";
import { useAlert } from "../ui/dialog/AlertProvider";
import { Loading } from "../ui/feedback/states";

/**
 * A guard: signed-in viewers see its child routes. Others go to /login, which leads them back afterwards (spec §2).
 * Who is signed out while inside, by themselves or by the server, goes to / (D-16); who signed out everywhere, or
 * whose session could not be renewed, goes to /login.
 */
export function RequireSignIn() {
  const { status, viewer, refused, ended } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [toHome, setToHome] = useState(false); // after signing out: to / instead of /login
  if ((viewer || refused) && !toHome) setToHome(true);

  if (!hydrated || status === "loading") return <Loading page what={layoutTexts.loadingAccount} />;
  // Keyed by viewer, so that the next one sees nothing that this one typed or loaded.
  if (viewer) return <Outlet key={viewer.id} />;
  if (toHome && !ended) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}

/** A guard: admins see its child routes, anyone else gets the Forbidden alert and goes to / (D-07). Use inside RequireSignIn. */
export function RequireAdmin() {
  const admin = useViewer().role === "ADMIN";
  const alert = useAlert();
  const navigate = useNavigate();

  useEffect(() => {
    if (admin) return;
    void navigate(paths.home, { replace: true });
    void alert(alertTexts.forbidden);
  }, [admin, alert, navigate]);

  return admin ? <Outlet /> : <Loading page what={layoutTexts.loadingPage} />;
}

/** A guard around the pages of customers: leads admins, who have no cart and no orders (spec §6), to /dashboard (D-26). */
export function AdminsToDashboard() {
  const admin = useSession().viewer?.role === "ADMIN";
  return admin ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
