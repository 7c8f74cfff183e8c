import { Navigate, Outlet } from "react-router-dom";
import { useSession } from "../features/session/SessionProvider";
import { paths } from "../routing/paths";

/** A guard around the pages of customers: leads admins, who have no cart and no orders (spec §6), to /dashboard (D-26). */
export function AdminsToDashboard() {
  const admin = useSession().viewer?.role === "ADMIN";
  return admin ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
