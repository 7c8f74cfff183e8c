import { useState } from "react";
import { useLocation } from "react-router-dom";
import { worksHere } from "../../features/session/permissions";
import { useSession } from "../../features/session/SessionProvider";
import { paths } from "../../paths";
import type { Viewer } from "../../features/session/store/session-storage";
import { isAdminPage } from "../router";

/**
 * The frame around a page: the shop's footer, the admin's menu, or neither while the viewer of an admin's page is unknown.
 */
export type FrameKind = "shop" | "admin" | "undecided";

function frameOf(pathname: string, viewer: Viewer | undefined): FrameKind {
  if (pathname.toLowerCase() !== paths.dashboard && !isAdminPage(pathname)) return "shop";
  if (!viewer) return "undecided";
  return worksHere(viewer) ? "admin" : "shop";
}

/** The frame of the current page. It stays while an admin signs out, until they have left the page. */
export function useFrame(): FrameKind {
  const { pathname } = useLocation();
  const frame = frameOf(pathname, useSession().viewer);
  const [last, setLast] = useState({ pathname, frame });
  if (frame === "undecided" && last.pathname === pathname) return last.frame;
  if (last.pathname !== pathname || last.frame !== frame) setLast({ pathname, frame });
  return frame;
}
