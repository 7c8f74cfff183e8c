import { useLocation, useNavigate } from "react-router-dom";

/** Navigates after the shop has answered, unless the person has left the page in the meantime. */
export function useNavigateHere(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (to) => {
    if (window.location.pathname === pathname) await navigate(to);
  };
}
