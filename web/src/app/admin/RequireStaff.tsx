import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { alertTexts } from "@shop/shared/messages/en/common";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { useViewer } from "../../features/session/SessionProvider";
import { paths } from "../../paths";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { Loading } from "../../ui/feedback/states";
import { mayOpenPath } from "./admin-pages";

/**
 * A guard: admins, and staff with the page's permissions, see its child routes; other viewers get the Forbidden alert and are redirected
 * to / (D-07). Use inside RequireSignIn.
 */
export function RequireStaff() {
  const { pathname } = useLocation();
  const allowed = mayOpenPath(useViewer(), pathname);
  const alert = useAlert();
  const navigate = useNavigate();

  useEffect(() => {
    if (allowed) return;
    void navigate(paths.home, { replace: true });
    void alert(alertTexts.forbidden);
  }, [allowed, alert, navigate]);

  return allowed ? <Outlet /> : <Loading page what={layoutTexts.loadingPage} />;
}
