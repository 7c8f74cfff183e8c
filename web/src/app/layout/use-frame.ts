import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/session/SessionProvider";
import type { Role } from "../../graphql/schema.generated";
import { paths } from "../../paths";
import { isAdminPage } from "../router";

/**
 * The frame around a page: the shop's footer, the admin's menu, or neither while the viewer of an admin's page is unknown.
 */
export type FrameKind = "shop" | "admin" | "undecided";

function frameOf(pathname: string, role: Role | undefined): FrameKind {
  if (pathname.toLowerCase() !== paths.dashboard && !isAdminPage(pathname)) return "shop";
  if (!role) return "undecided";
  return role === "ADMIN" ? "admin" : "shop";
}

/** The frame of the current page. It stays while an admin signs out, until they have left the page. */
export function useFrame(): FrameKind {
  const { pathname } = useLocation();
  const frame = frameOf(pathname, useSession().viewer?.role);
  const [last, setLast] = useState({ pathname, frame });
  if (frame === "undecided" && last.pathname === pathname) return last.frame;
  if (last.pathname !== pathname || last.frame !== frame) setLast({ pathname, frame });
  return frame;
}
