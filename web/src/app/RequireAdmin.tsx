import { useEffect } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { layoutTexts } from "../messages/layout";
import { useAlert } from "../features/alerts/AlertProvider";
import { useViewer } from "../features/session/SessionProvider";
import { alertTexts } from "../messages/alerts";
import { Loading } from "../ui/feedback/states";
import { paths } from "../routing/paths";

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
